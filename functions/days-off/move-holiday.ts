import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { setHoliday } from '#shared/contract/days-off/set-holiday.ts';
import { movedHolidayIssues } from '#shared/days-off/holidays.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy } from '#shared/values/dates.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { definitionEvent } from './definition-event.ts';
import { readDaysOff } from './days-off.ts';
import { writeDaysOffSettings } from './days-off-settings.ts';
import { rederiveRun } from './rederive.ts';
import { isLiving } from '#shared/days-off/entries.ts';
import { requestCollection } from './request-store.ts';

type Answer = EndpointResponse<typeof setHoliday>;

/** The people with requests that lie ahead. */
const peopleAhead = (today: string): number[] => {
  const people = new Set<number>();
  for (const row of requestCollection.rows.all())
    if (isLiving(row) && row.end_date !== null && row.end_date >= today) people.add(row.employee_id);
  return [...people];
};

/** Chooses the day in place of a holiday; requests ahead are derived again by a run. */
export const moveHoliday = async (
  actor: Actor,
  { date, on, none }: EndpointInput<typeof setHoliday>['body'],
  commit: (writes: Write[], answer: Answer) => Promise<Answer>,
): Promise<Answer> => {
  const { settings, today } = await readDaysOff();
  const others = settings.moved_holidays.filter((moved) => moved.date !== date);
  const chosen = none === 1 ? { date, on: null } : on ? { date, on } : undefined;
  const moved_holidays = chosen ? [chosen, ...others] : others;
  const judged = { closing_day: settings.closing_day, moved_holidays: [chosen ?? { date, on: null }, ...others] };
  const own = movedHolidayIssues(judged).filter(({ path }) => path.startsWith('moved_holidays.0.'));
  assertNoIssues(own.map((found) => ({ ...found, path: found.path.slice('moved_holidays.0.'.length) })));
  const people = peopleAhead(today);
  const run = people.length > 0 ? await startRun(rederiveRun(actor, people, toDmy(date))) : undefined;
  const answer = await commit(
    [
      writeDaysOffSettings({ ...settings, moved_holidays }),
      definitionEvent(actor, 'holiday', 'changed', toDmy(date)),
      ...(run?.writes ?? []),
    ],
    { run_id: run?.runId ?? null },
  );
  if (run && answer.run_id !== null) await run.begin(answer.run_id);
  return answer;
};
