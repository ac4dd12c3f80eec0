import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { setHoliday } from '#shared/contract/days-off/set-holiday.ts';
import { movedHolidayIssues } from '#shared/days-off/holidays.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy } from '#shared/values/dates.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { definitionEvent } from './definition-event.ts';
import { readDaysOff } from './days-off.ts';
import { readSettingsForChange, writeDaysOffSettings } from './days-off-settings.ts';
import { becauseOf } from './rederive.ts';
import { rederiveAhead } from './rederive-ahead.ts';

type Answer = EndpointResponse<typeof setHoliday>;

/** Chooses the day in place of a holiday; requests ahead are derived again by a run. */
export const moveHoliday = async (
  actor: Actor,
  { date, on, none }: EndpointInput<typeof setHoliday>['body'],
  commit: (writes: Write[], answer: Answer) => Promise<Answer>,
): Promise<Answer> => {
  const [{ value: settings, version }, { today }] = await Promise.all([readSettingsForChange(), readDaysOff()]);
  const others = settings.moved_holidays.filter((moved) => moved.date !== date);
  const chosen = none === 1 ? { date, on: null } : on ? { date, on } : undefined;
  const moved_holidays = chosen ? [chosen, ...others] : others;
  const judged = { closing_day: settings.closing_day, moved_holidays: [chosen ?? { date, on: null }, ...others] };
  const own = movedHolidayIssues(judged).filter(({ path }) => path.startsWith('moved_holidays.0.'));
  assertNoIssues(own.map((found) => ({ ...found, path: found.path.slice('moved_holidays.0.'.length) })));
  const run = await rederiveAhead(actor, today, becauseOf(toDmy(date)));
  const answer = await commit(
    [
      writeDaysOffSettings({ ...settings, moved_holidays }, version),
      definitionEvent(actor, 'holiday', 'changed', toDmy(date)),
      ...(run?.writes ?? []),
    ],
    { run_id: run?.runId ?? null },
  );
  if (run && answer.run_id !== null) await run.begin(answer.run_id);
  return answer;
};
