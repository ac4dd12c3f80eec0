import { Button } from '@mantine/core';
import { IconArchive, IconMessage, IconPencil, IconPlus } from '@tabler/icons-react';
import { Avatar } from '../../ui/avatar.tsx';
import { Banner } from '../../ui/banner.tsx';
import { DefinitionList } from '../../ui/definition-list.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Money } from '../../ui/money.tsx';
import { notifyError, notifySuccess } from '../../ui/notify.ts';
import { NoPersonChip, PersonChip } from '../../ui/person-chip.tsx';
import { Plate } from '../../ui/plate.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { toneNames } from '../../ui/tokens.ts';
import classes from './parts.module.css';

const names = [
  'Élodie Vandenbroucke',
  'François-Xavier Delvaux',
  'Saïd El Amrani',
  'Ö',
  'Marie-Antoinette van den Bossche-Vandermeersch',
];

/** Small parts of cells and record pages. */
export const PageParts = () => (
  <>
    <SectionCard title="Badges and values">
      <div className={classes.row}>
        {toneNames.map((tone) => (
          <ToneBadge key={tone} tone={tone} dot>
            {tone}
          </ToneBadge>
        ))}
        <ToneBadge>Operational lease</ToneBadge>
        <Plate plate="1-XPA-207" />
        <Money value={53_140} />
        <Money value={-1234.5} currency="USD" />
        <Spinner />
      </div>
    </SectionCard>
    <SectionCard title="People">
      <div className={classes.row}>
        {names.map((name) => (
          <PersonChip key={name} name={name} to="/parts" />
        ))}
        <NoPersonChip label="Pool vehicle" />
        <Avatar name="Inès Fernández" size={28} />
        <Avatar name="Thibault de Meester" size={32} />
      </div>
    </SectionCard>
    {toneNames.map((tone) => (
      <Banner key={tone} tone={tone} action={<button type="button">Unarchive vehicle</button>}>
        This vehicle was archived on 31/10/2026.
      </Banner>
    ))}
    <ErrorBox
      problem={{
        type: 'urn:problem:unavailable',
        title: 'Service Unavailable',
        status: 503,
        detail: 'No answer in 10 seconds',
        code: 'unavailable',
        reason_phrase: 'No answer in 10 seconds',
        fields: [],
        request_id: '01JD0S7X5V8Y',
      }}
      onRetry={() => undefined}
    />
    <SectionCard title="Vehicle" action={<Button leftSection={<IconPencil />}>Edit</Button>}>
      <DefinitionList
        items={[
          { key: 'brand', label: 'Brand, model', value: 'BMW 320d Touring' },
          { key: 'fuel', label: 'Fuel', value: 'Diesel' },
          { key: 'colour', label: 'Colour', value: null, addTo: '/parts' },
          { key: 'specifics', label: 'Specifics', value: null },
        ]}
      />
    </SectionCard>
    <SectionCard title="Activity">
      <Timeline
        label="Activity"
        items={[
          { key: '1', icon: IconMessage, tone: 'accent', when: '18/11/2026 14:06', children: 'Asks for winter tyres' },
          {
            key: '2',
            icon: IconPencil,
            when: '02/11/2026 10:31',
            children: 'Own contribution from € 40,00 to € 50,00',
          },
          { key: '3', icon: IconArchive, when: '01/09/2024', children: 'Archived' },
        ]}
      />
    </SectionCard>
    <SectionCard title="Buttons and toasts">
      <div className={classes.row}>
        <Button leftSection={<IconPlus />}>Add vehicle</Button>
        <Button variant="default" onClick={() => notifySuccess('Vehicle archived', undo)}>
          Archive
        </Button>
        <Button variant="default" onClick={() => notifyError('Form invalid')}>
          Fail
        </Button>
        <Button variant="subtle">Plan next driver</Button>
        <Button loading>Saving</Button>
        <Button disabled>Import</Button>
      </div>
    </SectionCard>
  </>
);

const undo = { label: 'Undo', onClick: () => undefined };
