import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Loaded, LoadedOnce, LoadedPart } from '../api/loaded.tsx';
import { noop } from '../stories/layout.tsx';
import { forbidden, notFound, unavailable } from '../stories/sample-problems.ts';
import { useSampleQuery } from '../stories/sample-queries.ts';
import type { Stories } from '../stories/story.ts';
import { Avatar } from './avatar.tsx';
import { Banner } from './banner.tsx';
import { CardTable } from './card-table.tsx';
import { ReadFailed } from './read-failed.tsx';
import { FactSkeleton, RecordHeader, RecordOutline, RecordPage } from './record-page.tsx';
import { RequireRight } from './require-right.tsx';
import { SectionCard } from './section-card.tsx';
import { SettingsLayout } from './settings-layout.tsx';
import { ToneBadge } from './tone-badge.tsx';

export const stories: Stories = {
  title: 'Pages',
  arePages: true,
  cases: {
    'A record': () => (
      <RecordPage
        header={
          <RecordHeader
            crumbs={[{ label: 'People', to: '/people' }]}
            picture={<Avatar name="Inès Fernández" size={40} />}
            title="Inès Fernández"
            badges={
              <ToneBadge tone="green" dot>
                {'Active'}
              </ToneBadge>
            }
            facts={[
              { key: 'team', label: 'Team', value: 'Montage Genk' },
              { key: 'since', label: 'Since', value: '06/01/2020' },
              { key: 'days', label: 'Days left', value: <FactSkeleton /> },
            ]}
            actions={<Button leftSection={<IconPencil />}>Edit</Button>}
          />
        }
        banners={<Banner tone="amber">Leaves on 31/12/2026.</Banner>}
        side={<SectionCard title="Tags">No tags</SectionCard>}
      >
        <SectionCard title="Work" action={<Button variant="subtle">All of it</Button>}>
          Employee, full time.
        </SectionCard>
        <SectionCard title="Trainings" note="No trainings yet" action={<Button variant="subtle">Add</Button>} />
        <SectionCard title="Contracts" note={2} flush>
          <CardTable
            caption="Contracts"
            head={[
              { key: 'name', label: 'Contract' },
              { key: 'state', label: 'State' },
              { key: 'sent', label: 'Sent', right: true, isWide: true },
            ]}
            rows={[
              { key: 1, cells: { name: 'Employment contract', state: 'Signed', sent: '13/11/2026' } },
              { key: 2, cells: { name: 'Car policy 2026', state: 'Draft', sent: null } },
            ]}
            more="All contracts"
          />
        </SectionCard>
        <SectionCard title="CO₂" info="WLTP if known, otherwise NEDC.">
          112 g/km on average
        </SectionCard>
        <SectionCard title="Rows to the border" flush>
          <p>A row brings its own padding.</p>
        </SectionCard>
      </RecordPage>
    ),
    'A record of which a list knew the row': () => (
      <RecordOutline
        head={
          <RecordHeader
            crumbs={[{ label: 'People', to: '/people' }]}
            title="Łukasz Świątek"
            facts={[{ key: 'team', label: 'Team', value: 'Montage Genk' }]}
          />
        }
      />
    ),
    Settings: () => (
      <SettingsLayout title="Teams" intro="Who works together." actions={<Button>Add team</Button>}>
        <p>Sales Wallonie</p>
      </SettingsLayout>
    ),
    'Settings that could not be read': function FailedSettings() {
      return (
        <SettingsLayout title="Teams" intro="Who works together.">
          <LoadedPart answer={useSampleQuery<string>('settings', { problem: unavailable })}>
            {(name) => name}
          </LoadedPart>
        </SettingsLayout>
      );
    },
    'A record on its way': function Waiting() {
      return <Loaded answer={useSampleQuery<string>('waiting', 'waiting')}>{(name) => name}</Loaded>;
    },
    'A form that starts from one reading': function ReadOnce() {
      return (
        <LoadedOnce answer={useSampleQuery('once', { data: 'Read once.' })}>{(words) => <p>{words}</p>}</LoadedOnce>
      );
    },
    'A record that does not exist': () => <ReadFailed problem={notFound} onRetry={noop} />,
    'A record that could not be read': () => <ReadFailed problem={unavailable} onRetry={noop} />,
    'A record without the right to it': () => <ReadFailed problem={forbidden} onRetry={noop} />,
    'A page for whom has the right': () => (
      <RequireRight permission="fleet:write" page="Add vehicle">
        <p>The page.</p>
      </RequireRight>
    ),
  },
};
