import { issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { problemFromStatus } from '../api/problem.ts';
import { noop, Row, Stack } from '../stories/layout.tsx';
import { people } from '../stories/sample-people.ts';
import { useSampleQuery } from '../stories/sample-queries.ts';
import type { Stories } from '../stories/story.ts';
import { CorrectionProblem } from './correction-problem.tsx';
import { DayNotice } from './day-notice.tsx';
import { HistoryEditor } from './history-editor.tsx';
import { rowsOf } from './history-form.ts';
import type { HeldPeriod } from './history-lines.ts';
import { HistoryTimeline } from './history-timeline.tsx';
import { HistoryWords } from './history-words.tsx';
import { NextHolderFields } from './next-holder-fields.tsx';
import { PlanFate } from './plan-fate.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { PlannedBadge, PlannedCell, RowBadge } from './planned.tsx';
import { useNextHolder } from './use-next-holder.ts';

const [first, second, third, longName] = people.map(({ id, name, avatar, team_names }) => ({
  id,
  name,
  avatar,
  team_names,
}));
const somebody = { id: 0, name: '', avatar: null, team_names: '' };

const held = (employee: HeldPeriod['employee'] | undefined, start_date: string, end_date: string | null = null) => ({
  employee: employee ?? somebody,
  start_date,
  end_date,
  days: 0,
});
const periods: HeldPeriod[] = [
  held(first, '01/01/2027'),
  held(second, '01/04/2025', '01/01/2027'),
  held(longName, '01/09/2024', '15/03/2025'),
  held(somebody, '01/04/2022', '01/09/2024'),
];
const record = { object: 'car', id: 4, version: 1 } as const;

const History = ({ name, of, ends }: { name: string; of: readonly HeldPeriod[]; ends?: string }) => (
  <HistoryTimeline
    title="Driver history"
    empty="No drivers yet"
    answer={useSampleQuery(`history-${name}`, { data: { periods: of } })}
    record={record}
    canCorrect
    {...(ends !== undefined && { ends })}
  />
);
const Waiting = () => (
  <HistoryTimeline
    title="Driver history"
    empty=""
    answer={useSampleQuery<{ periods: HeldPeriod[] }>('history-waiting', 'waiting')}
    record={record}
  />
);

const closed: Problem = { ...problemFromStatus(409), code: 'month_closed', months: ['2026-09', '2026-10'] };
const planned = { employee_id: 1, name: 'Karim El Amrani', start_date: '01/01/2027' };
const actions = { change: noop, callOff: noop };

const NextHolder = () => {
  const form = useNextHolder({
    start: { id: 1, name: 'Karim El Amrani', day: '01/01/2072' },
    close: noop,
    subject: 'next-holder',
    paths: { person: 'employee_id', day: 'start_date' },
  });
  return (
    <Stack>
      <NextHolderFields
        object="asset"
        form={form}
        holder="Noémie Lambert"
        labels={{ person: 'New owner', day: 'First day', dayHelp: 'Noémie has it until the day before.' }}
      />
    </Stack>
  );
};

export const stories: Stories = {
  title: 'Who has a record, by date',
  cases: {
    'A plan, gaps, and somebody out of sight': () => <History name="plan" of={periods} />,
    'Nobody has it now': () => <History name="gap" of={periods.slice(2)} />,
    'One person all along': () => <History name="one" of={periods.slice(1, 2)} />,
    'The record ends with its holder': () => <History name="end" of={periods.slice(1)} ends="01/01/2027" />,
    'Nobody has ever had it': () => <History name="empty" of={[]} />,
    'A history that is still being read': Waiting,
    'Correcting it in place': () => (
      <HistoryEditor record={record} periods={periods} onlyPerson={undefined} close={noop} onSaved={noop} />
    ),
    'Correcting the days of a licence, whose person stays': () => (
      <HistoryEditor
        record={{ ...record, object: 'software_license' }}
        periods={[held(third, '01/04/2025')]}
        onlyPerson={{ id: 3, name: third?.name ?? '', team: '' }}
        close={noop}
        onSaved={noop}
      />
    ),
    'Why a correction is refused': () => (
      <Stack>
        <CorrectionProblem problem={closed} issues={[]} />
        <CorrectionProblem problem={undefined} issues={[issue('periods', 'out_of_use', { day: '01/01/2027' })]} />
      </Stack>
    ),
    'A history in words': () => <HistoryWords rows={rowsOf(periods)} />,
    'What is planned, in words': () => (
      <Stack>
        <PlanNotice
          object="car"
          record={{ planned, planned_end: '01/02/2028' }}
          holder="Noémie Lambert"
          plan={actions}
          end={{ ...actions, change: '/fleet/4/delete' }}
        />
        <PlanNotice
          object="asset"
          record={{ planned: { ...planned, employee_id: 0, name: null }, planned_end: null }}
          holder="Marie-Antoinette van den Bossche-Vandermeersch"
          plan={{ ...actions, isCallingOff: true }}
        />
        <PlanNotice
          object="software_license"
          record={{ planned: { ...planned, employee_id: 0, name: '' }, planned_end: null }}
          holder={null}
        />
      </Stack>
    ),
    'What a day that lies ahead means': () => (
      <Stack>
        <DayNotice day="01/01/2027">Karim El Amrani drives it from 01/01/2027; until then nobody.</DayNotice>
        <DayNotice day="01/01/2072">Karim El Amrani drives it from 01/01/2072; until then nobody.</DayNotice>
      </Stack>
    ),
    'Who has it next': NextHolder,
    'What happens to a plan when another change is entered': () => (
      <Stack>
        <PlanFate object="car" planned={planned} to={{ id: 9, name: 'Noémie Lambert' }} day="01/01/2072" />
        <PlanFate object="asset" planned={planned} to={{ id: 0, name: null }} day="01/01/2026" />
      </Stack>
    ),
    'A plan in a list': () => (
      <Row>
        <PlannedBadge />
        <RowBadge row={{ planned, planned_end: null, deleted: 0 }} archived="Archived" />
        <RowBadge row={{ planned: null, planned_end: null, deleted: 1 }} archived="Archived" />
        <PlannedCell planned={planned} />
        <PlannedCell planned={{ ...planned, employee_id: 0, name: null }} />
        <PlannedCell planned={null} />
      </Row>
    ),
  },
};
