import { IconAlertTriangle, IconCar, IconMessage, IconPencil } from '@tabler/icons-react';
import { endedRun, runningRun } from '../stories/sample-run.ts';
import { noop, Stack } from '../stories/layout.tsx';
import type { Stories } from '../stories/story.ts';
import { BarList } from './bar-list.tsx';
import { CountsStrip } from './counts-strip.tsx';
import { FailedHead, NoOutcomes, OutcomeCard } from './outcome-card.tsx';
import { Pager } from './pager.tsx';
import { RunFigures } from './run-figures.tsx';
import { StatStrip, StatTile } from './stat-tile.tsx';
import { TeamCostCard } from './team-cost-card.tsx';
import { Timeline } from './timeline.tsx';

export const stories: Stories = {
  title: 'Figures and lists of facts',
  cases: {
    'Tiles of a strip': () => (
      <StatStrip label="Fleet">
        <StatTile icon={IconCar} label="Vehicles" figure="38" to="/fleet">
          of which 4 in the pool
        </StatTile>
        <StatTile icon={IconAlertTriangle} warns label="Not ready" figure="3" to="/fleet?segment=not_ready" />
      </StatStrip>
    ),
    'Counts that show what they count': () => (
      <CountsStrip
        label="Show only"
        counts={[
          { key: 'all', label: 'People', count: 1240 },
          { key: 'ready', label: 'Ready', count: 1198, tone: 'green' },
          { key: 'warning', label: 'Warning', count: 38, tone: 'amber' },
          { key: 'blocked', label: 'Blocked', count: 4, tone: 'red' },
        ]}
        shown="ready"
        onShow={noop}
      />
    ),
    'What became of people': () => (
      <OutcomeCard title="People" filter={<span>All 12</span>}>
        <FailedHead words="2 refused" retry={{ label: 'Push the 2 again', busy: false, onClick: noop }} />
        <NoOutcomes>Nobody here.</NoOutcomes>
      </OutcomeCard>
    ),
    'Bars that open what they measure': () => (
      <BarList
        bars={[
          { key: 'diesel', label: 'Diesel', note: '21', figure: '€ 14.200', unit: 'a month', share: 1, to: '/fleet' },
          { key: 'electric', label: 'Electric', note: '11', figure: '€ 6.120', share: 0.43 },
        ]}
      />
    ),
    'Cost by team': () => (
      <TeamCostCard
        title="Software cost by team"
        info="People in several teams are counted in each."
        teams={[
          { team_id: 3, name: 'Sales', yearly: 14_200 },
          { team_id: null, name: null, yearly: 610 },
        ]}
        countOf={({ yearly }) => `${Math.round(yearly / 200)} licences`}
        linkOf={() => '/software/licenses'}
      >
        12 free seats cost € 240 a month.
      </TeamCostCard>
    ),
    'What happened': () => (
      <Timeline
        label="Activity"
        items={[
          { key: '1', icon: IconMessage, tone: 'accent', when: '18/11/2026 14:06', children: 'Asks for winter tyres' },
          { key: '2', icon: IconPencil, when: '02/11/2026 10:31', children: 'Own contribution from € 40 to € 50' },
        ]}
      />
    ),
    'A run before, during and after its work': () => (
      <Stack>
        <RunFigures
          run={{ ...runningRun, status: 'preparing', total: 0, done: 0, failed: 0, pending: 0 }}
          things="vehicles"
        />
        <RunFigures run={runningRun} things="vehicles" />
        <RunFigures run={endedRun} things="people" />
      </Stack>
    ),
    'Pages of what is no list page': () => <Pager page={2} perPage={50} count={500} onPage={noop} />,
  },
};
