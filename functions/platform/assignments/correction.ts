import { monthsThatDiffer, type Periods } from '#shared/assignments/periods.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { formatsOf } from '#shared/values/formats.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { historyText } from './history-text.ts';

/** Throws `month_closed` with the months (`yyyy-mm`) that payroll processed and in which somebody else would hold it. */
export const assertMonthsOpen = (before: Periods, after: Periods, processed: readonly string[]): void => {
  const months = monthsThatDiffer(before, after, processed);
  if (months.length === 0) return;
  const names = months.map((month) => formatsOf(DEFAULT_LANGUAGE).month(month, 'full')).join(', ');
  throw new AppError('month_closed', {
    detail: `Payroll has processed ${names}: who held it then can no longer be changed.`,
    extras: { months },
  });
};

/** The event of a corrected history, with who held the record when before and after. */
export const correctedEvent = (
  actor: Actor,
  object: ObjectType,
  id: number,
  { before, after }: { before: Periods; after: Periods },
): Write =>
  recordEvent(actor, {
    object,
    id,
    type: 'history_corrected',
    payload: {
      old: historyText(before),
      new: historyText(after),
    },
  });
