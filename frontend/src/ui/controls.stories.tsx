import { ActionIcon, Button, MenuItem } from '@mantine/core';
import { IconArchive, IconPencil, IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { Row } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { AreaTabs } from './area-tabs.tsx';
import { Can } from './actor.tsx';
import { ClosedMultiSelect, ClosedSelect } from './closed-choices.tsx';
import { MultiSelect, Select } from './select.tsx';
import { DeferredTip } from './deferred-tip.tsx';
import { OpenRecordMenu } from './open-record-menu.tsx';
import { RecordMenu } from './record-menu.tsx';
import { RightSwitch } from './right-switch.tsx';
import { Segments } from './segments.tsx';
import { SelectPlaceholder } from './select-placeholder.tsx';
import { SkipLink } from './skip-link.tsx';
import { Tip } from './tip.tsx';

const team = {
  label: 'Team',
  data: [
    { value: 'fleet', label: 'Fleet' },
    { value: 'sales', label: 'Sales' },
  ],
};

export const stories: Stories = {
  title: 'Buttons and menus',
  cases: {
    Buttons: () => (
      <Row>
        <Button leftSection={<IconPlus />}>Add vehicle</Button>
        <Button variant="default">Archive</Button>
        <Button variant="subtle">Plan next driver</Button>
        <Button color="red">Delete</Button>
        <Button loading>Saving</Button>
        <Button disabled>Import</Button>
        <Can permission="fleet:write">
          <Button variant="default">For whom has the right</Button>
        </Can>
      </Row>
    ),
    'A way past many controls': () => (
      <Row>
        <SkipLink to="after-rows">Skip the rows</SkipLink>
        <Button variant="default">One of many rows</Button>
        <SkipLink to="after-rows" isSeen>
          What follows
        </SkipLink>
        <p id="after-rows" tabIndex={-1}>
          What follows
        </p>
      </Row>
    ),
    'A switch that saves at once': () => (
      <Typed<boolean> start>
        {({ value, onChange }) => (
          <RightSwitch
            label="Pool vehicles"
            help="Lets a car without a driver be marked as pool vehicle."
            on={value}
            onChange={onChange}
          />
        )}
      </Typed>
    ),
    'One of a few': () => (
      <Typed<string> start="all">
        {({ value, onChange }) => (
          <Row>
            {(['sm', 'xs'] as const).map((size) => (
              <Segments
                key={size}
                size={size}
                aria-label={`Whose, ${size}`}
                value={value}
                onChange={onChange}
                data={[
                  { value: 'all', label: 'Everyone' },
                  { value: 'team', label: 'My team' },
                  { value: 'own', label: 'Mine' },
                ]}
              />
            ))}
          </Row>
        )}
      </Typed>
    ),
    'The menu of a record': () => (
      <RecordMenu>
        <MenuItem leftSection={<IconPencil />}>Edit</MenuItem>
        <MenuItem leftSection={<IconArchive />}>Archive</MenuItem>
      </RecordMenu>
    ),
    'The menu of a record that a page puts off whole': () => (
      <OpenRecordMenu label="Laptop">
        <MenuItem leftSection={<IconPencil />}>Edit</MenuItem>
      </OpenRecordMenu>
    ),
    'Choices before their code is there, and after': () => (
      <Row>
        <ClosedSelect {...team} value="fleet" />
        <Select {...team} value="fleet" />
        <ClosedMultiSelect {...team} value={['fleet', 'sales']} searchable />
        <MultiSelect {...team} value={['fleet', 'sales']} searchable />
      </Row>
    ),
    'The tabs of an area': () => (
      <AreaTabs
        label="Lists"
        tabs={[
          { to: '/', label: 'Licences' },
          { to: '/products', label: 'Products' },
        ]}
      />
    ),
    'An icon whose tip comes after the page': function IconWithTip() {
      const target = useRef<HTMLButtonElement>(null);
      return (
        <>
          <ActionIcon ref={target} aria-label="Edit">
            <IconPencil size={16} stroke={1.75} />
          </ActionIcon>
          <DeferredTip label="Edit" target={target} />
        </>
      );
    },
    'An icon whose tip is there from the start': function IconAndTip() {
      const target = useRef<HTMLButtonElement>(null);
      return (
        <>
          <ActionIcon ref={target} aria-label="Archive">
            <IconArchive size={16} stroke={1.75} />
          </ActionIcon>
          <Tip label="Archive" target={target} />
        </>
      );
    },
    'A select whose options come later': () => (
      <SelectPlaceholder label="Segment" value="All vehicles" size="xs" className={undefined} />
    ),
  },
};
