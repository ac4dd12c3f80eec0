import { useRef } from 'react';
import type { Operator } from '#shared/list/segment.ts';
import { Fields, noop, Row } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { Typed } from '../stories/typed.tsx';
import { ActionsMenu } from './actions-menu.tsx';
import { AddFilter } from './add-filter.tsx';
import { ColumnItem } from './column-item.tsx';
import { ColumnSettings } from './column-settings.tsx';
import type { ConditionColumn } from './condition-check.ts';
import { ConditionValue } from './condition-value.tsx';
import {
  ActionsButton,
  AddFilterButton,
  ColumnsButton,
  PerPagePlaceholder,
  PhoneSettingsButton,
  SegmentPlaceholder,
  ViewsButton,
} from './list-placeholders.tsx';
import type { ListState } from './list-state.ts';
import { FilterColumn } from './filter-column.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PerPage } from './per-page.tsx';
import { PhoneSettings } from './phone-settings.tsx';
import { SearchBox } from './search-box.tsx';
import { SegmentSelect } from './segment-select.tsx';
import { ViewsMenu } from './views-menu.tsx';

const state: ListState = { page: 1, perPage: 10, segment: 'all', search: '', sort: null, filters: null, view: 1 };
const list = { state, change: noop };
const columns = [
  { key: 'brand', label: 'Brand', kind: 'text', locked: true, shown: true },
  { key: 'cost', label: 'Cost', kind: 'money', shown: true },
  { key: 'date', label: 'Registered on', kind: 'date' },
] as const;
const segments = [
  { value: 'all', label: 'All vehicles', count: 38 },
  { value: '7', label: 'Electric, over € 500', count: 4, filter: { match: 'all' as const, conditions: [] } },
];
const links = { add: '/settings/segments/builder', edit: () => '/settings/segments/builder', save: () => '/' };

const conditions: readonly [ConditionColumn, Operator][] = [
  [{ key: 'text', label: 'Text', kind: 'text' }, 'is'],
  [{ key: 'words', label: 'Words', kind: 'text' }, 'any_of'],
  [{ key: 'tags', label: 'Tags', kind: 'tags', suggestsFor: 'car' }, 'any_of'],
  [{ key: 'team', label: 'Team', kind: 'tags', refersTo: 'team' }, 'is'],
  [{ key: 'person', label: 'Driver', kind: 'person' }, 'is'],
  [{ key: 'cost', label: 'Cost', kind: 'money' }, 'between'],
  [{ key: 'date', label: 'Date', kind: 'date' }, 'before'],
  [{ key: 'fuel', label: 'Fuel', kind: 'enum', options: [{ value: 'diesel', label: 'Diesel' }] }, 'is'],
  [{ key: 'fuels', label: 'Fuels', kind: 'enum', options: [{ value: 'diesel', label: 'Diesel' }] }, 'any_of'],
];

export const stories: Stories = {
  title: 'Controls of lists',
  cases: {
    'The box in which one searches a list': () => (
      <Row>
        <SearchBox label="Search vehicles" search="" onSearch={noop} size="xs" />
        <SearchBox label="Search people" search="Zoë" onSearch={noop} size="xs" />
      </Row>
    ),
    'Placeholders until the controls have come': () => (
      <Row>
        <ActionsButton />
        <ColumnsButton />
        <AddFilterButton />
        <PhoneSettingsButton />
        <ViewsButton name="Electric, by cost" isEdited />
        <ViewsButton />
        <SegmentPlaceholder state={state} segments={segments} />
        <PerPagePlaceholder state={state} />
      </Row>
    ),
    'The controls': () => (
      <Row>
        <ActionsMenu actions={[{ key: 'labels', label: 'Print labels' }]} onAction={noop} />
        <ActionsMenu
          actions={[{ key: 'export', label: 'Export to Excel', help: '38 vehicles, visible columns' }]}
          onAction={noop}
          bulk={[{ key: 'export', label: 'Export', onClick: noop }]}
          target={{ ids: [4, 7], all: false, count: 2, state, columns: [] }}
        />
        <ColumnSettings columns={columns} chosen={null} onChange={noop} />
        <AddFilter columns={columns} onAdd={noop} />
        <PhoneSettings {...list} segments={segments} segmentLinks={links} columns={columns} />
        <ViewsMenu {...list} list="fleet" columns={null} />
        <SegmentSelect {...list} state={{ ...state, segment: '7' }} segments={segments} links={links} />
        <PerPage {...list} options={[10, 25, 50]} />
      </Row>
    ),
    'The toolbar on the phone': function PhoneToolbar() {
      const filter = useRef<HTMLDivElement>(null);
      return (
        <ListToolbar
          {...list}
          segments={segments}
          segmentLinks={links}
          placeholder="Search vehicles"
          filterRef={filter}
          isPhone
          columns={columns}
          kinds={null}
          choosing={{ on: false, toggle: noop }}
          views={<ViewsMenu {...list} list="fleet" columns={null} />}
        >
          {null}
        </ListToolbar>
      );
    },
    'Which column to filter by': () => <FilterColumn columns={columns} onChoose={noop} />,
    'How to filter by a column': () => <FilterForm column={columns[1]} onBack={noop} onAdd={noop} />,
    'A column of the settings': () => (
      <ul>
        {columns.map((column) => (
          <ColumnItem
            key={column.key}
            column={column}
            shown={column.key === 'cost'}
            isTarget={false}
            onToggle={noop}
            onStep={noop}
            onDrag={noop}
            onDrop={noop}
          />
        ))}
      </ul>
    ),
    'What a column is compared with': () => (
      <Fields>
        {conditions.map(([column, operator]) => (
          <Typed<string[]> key={column.key} start={[]}>
            {({ value, onChange }) => (
              <ConditionValue column={column} operator={operator} values={value} onChange={onChange} />
            )}
          </Typed>
        ))}
      </Fields>
    ),
  },
};
