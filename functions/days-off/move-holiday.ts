import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { setHoliday } from '#shared/contract/days-off/set-holiday.ts';
import type { DaysOffSettings } from '#shared/days-off/days-off-settings.ts';
import { movedHolidayIssues } from '#shared/days-off/holidays.ts';
import { assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { definitionEvent } from './definition-event.ts';
import { readDaysOff } from './days-off.ts';
import { editDaysOffSettings, readSettingsForChange } from './days-off-settings.ts';
import { holidaysOfYear } from './holidays-of-year.ts';
import { becauseOf } from './rederive.ts';
import { beginDerived, rederiveAhead } from './rederive-ahead.ts';

type Body = EndpointInput<typeof setHoliday>['body'];
type Answer = EndpointResponse<typeof setHoliday>;

/** The holiday as the list has it; null for a day that is none. */
const holidayIn = (settings: DaysOffSettings, date: IsoDate) =>
  holidaysOfYear(Number(date.slice(0, 4)), settings).find((one) => one.date === toDmy(date)) ?? null;

const moved = (settings: DaysOffSettings, { date, on, none }: Body): DaysOffSettings['moved_holidays'] => {
  const others = settings.moved_holidays.filter((other) => other.date !== date);
  const chosen = none === 1 ? { date, on: null } : on ? { date, on } : undefined;
  const judged = { closing_day: settings.closing_day, moved_holidays: [chosen ?? { date, on: null }, ...others] };
  const own = movedHolidayIssues(judged).filter(({ path }) => path.startsWith('moved_holidays.0.'));
  assertNoIssues(own.map((found) => ({ ...found, path: found.path.slice('moved_holidays.0.'.length) })));
  return chosen ? [chosen, ...others] : others;
};

/** Chooses the day in place of a holiday; requests ahead are derived again by a run. */
export const moveHoliday = (
  actor: Actor,
  body: Body,
  commit: (writes: readonly Write[], answer: Answer) => Promise<Answer>,
): Promise<Answer> =>
  editRecord({
    version: body.version,
    commit,
    read: readSettingsForChange,
    present: ({ value }) => holidayIn(value, body.date),
    plan: async ({ value: settings, version }) => {
      const { today } = await readDaysOff();
      const after = { ...settings, moved_holidays: moved(settings, body) };
      const run = await rederiveAhead(actor, today, becauseOf(toDmy(body.date)));
      return {
        writes: [
          editDaysOffSettings(after, version, (stored) => holidayIn(stored, body.date)),
          definitionEvent(actor, 'holiday', 'changed', toDmy(body.date)),
          ...(run?.writes ?? []),
        ],
        answer: (saved) => ({ version: saved, run_id: run?.runId ?? null }),
        saved: beginDerived(run),
      };
    },
  });
