import type { BalanceCorrection, PersonDays } from '#shared/days-off/person-days.ts';
import { DEFAULT_SCHEDULE, scheduleOn } from '#shared/days-off/person-schedules.ts';
import type { SchedulePeriod } from '#shared/days-off/work-schedule.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { recordPrint } from '#functions/platform/runs/record-print.ts';
import { undoConflictError, type RecordUndo, type UndoSession } from '#functions/platform/runs/record-undo.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { readPersonDays, savePersonDays } from './person-days-store.ts';
import { changedRequests, rederivedWrites } from './rederive.ts';
import { scheduleNameOf } from './person-schedule.ts';
import { scheduleIsThere } from './schedule-store.ts';

/** What a run names that changed what is kept of a person. */
export const PERSON_DAYS = 'person_days';

/** What a row of a file added to a person; its undo takes that away and leaves the rest. */
export type PersonDaysUndo =
  | { readonly what: 'correction'; readonly added: BalanceCorrection }
  | { readonly what: 'schedule'; readonly added: SchedulePeriod; readonly replaced: SchedulePeriod | null };

const typeName = (daysOff: DaysOff, id: number): string => daysOff.typeOf(id)?.name ?? '';

const withoutCorrection = (actor: Actor, daysOff: DaysOff, kept: PersonDays, added: BalanceCorrection): Write[] => {
  const print = recordPrint(added);
  const at = kept.corrections.findIndex((one) => recordPrint(one) === print);
  if (at < 0) throw undoConflictError('This correction is gone already.');
  return [
    savePersonDays(kept, { ...kept, corrections: kept.corrections.toSpliced(at, 1) }),
    recordEvent(actor, {
      object: 'employee',
      id: kept.id,
      type: 'leave_accrual_correction_added',
      payload: {
        name: typeName(daysOff, added.type_id),
        year: added.year,
        minutes: -added.minutes,
        reason: added.reason,
        date: toDmy(daysOff.today),
        via_undo: true,
      },
    }),
  ];
};

const nameOn = (schedules: PersonDays['schedules'], day: IsoDate): string =>
  scheduleNameOf(scheduleOn(schedules, day)?.schedule_id ?? DEFAULT_SCHEDULE);

const withoutPeriod = async (
  actor: Actor,
  daysOff: DaysOff,
  kept: PersonDays,
  { added, replaced }: PersonDaysUndo & { what: 'schedule' },
): Promise<Write[]> => {
  const print = recordPrint(added);
  if (!kept.schedules.some((period) => recordPrint(period) === print))
    throw undoConflictError('The schedule was changed since the import, so it stays as it is.');
  const schedules = kept.schedules
    .flatMap((period) => (recordPrint(period) === print ? (replaced ?? []) : period))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const changed = await changedRequests(daysOff, kept.id, daysOff.calendarWith(schedules));
  return [
    savePersonDays(kept, { ...kept, schedules }),
    ...(replaced && replaced.schedule_id !== DEFAULT_SCHEDULE ? [scheduleIsThere(replaced.schedule_id)] : []),
    recordEvent(actor, {
      object: 'employee',
      id: kept.id,
      type: 'work_schedule_assigned',
      payload: {
        name: nameOn(schedules, added.from),
        date: toDmy(added.from),
        via_undo: true,
      },
    }),
    ...rederivedWrites(actor, changed),
  ];
};

/** Takes back what an import of schedules or of balances did; several rows of a person go one after the other. */
const open = async (actor: Actor): Promise<UndoSession> => {
  const [scope, daysOff] = await Promise.all([visibleEmployees(actor), readDaysOff()]);
  return {
    // Each row finds what it added by itself, so the version says nothing.
    recordOf: (id) => (scope.has(id) ? { version: 0 } : undefined),
    writesOf: async (id, before) => {
      // why: the note was written by the import of such a row
      const undo = before as unknown as PersonDaysUndo;
      const kept = await readPersonDays(id);
      return undo.what === 'correction'
        ? withoutCorrection(actor, daysOff, kept, undo.added)
        : withoutPeriod(actor, daysOff, kept, undo);
    },
  };
};

export const personDaysUndo: RecordUndo = { writePermission: 'days:settings', open };
