import * as z from 'zod';
import { employeeBrief } from '#shared/contract/records/held-periods.ts';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import {
  dayOffColours,
  dayOffKinds,
  dayOffUnits,
  dayParts,
  endParts,
  requestStates,
  skippedReasons,
  startParts,
} from '#shared/days-off/names.ts';
import { DECIDED_MAX, REASON_MAX, requestWarnings } from '#shared/days-off/limits.ts';
import { dmyDate, wireDate } from '#shared/values/wire-date.ts';
import { paragraph } from '#shared/values/text.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared, flag, id, version } from '#shared/values/wire.ts';
import { balanceOut } from './balance.ts';
import { teamMinimum } from './team-minimum.ts';

const minutes = z.int().nonnegative();
const amount = wireWholeNumber.pipe(z.int().min(1).max(1440));
const reason = paragraph(REASON_MAX);

/** When and how much: whole days by default; `minutes` only for one day. */
export const spanIn = {
  type_id: id,
  start_date: wireDate,
  end_date: wireDate,
  start_part: z.enum(startParts).default('whole'),
  end_part: z.enum(endParts).default('whole'),
  minutes: cleared(amount),
};

/** A change of a request: what is absent stays. */
export const spanChangesIn = {
  type_id: id.optional(),
  start_date: wireDate.optional(),
  end_date: wireDate.optional(),
  start_part: z.enum(startParts).optional(),
  end_part: z.enum(endParts).optional(),
  minutes: cleared(amount),
};
export const reasonIn = cleared(reason);
export const messageIn = cleared(reason);
export const requestIds = z.array(id).min(1).max(DECIDED_MAX);

export const warningsOut = z.array(z.enum(requestWarnings));

/** A request or an absence. What the viewer has no right to know of an absence is null, and its type is called Absent. */
export const requestOut = z.object({
  id,
  version,
  employee_id: id,
  person_name: z.string(),
  avatar: z.string().nullable(),
  person_team_names: z.string().nullable(),
  /** Null where the viewer may not know the type. */
  type_id: id.nullable(),
  type_name: z.string(),
  colour: z.enum(dayOffColours),
  unit: z.enum(dayOffUnits),
  kind: z.enum(dayOffKinds),
  start_date: dmyDate,
  /** Null for an absence without a known end. */
  end_date: dmyDate.nullable(),
  start_part: z.enum(startParts),
  end_part: z.enum(endParts),
  /** The minutes of all days; those of an absence without end up to today. */
  minutes,
  /** The minutes of an average working day of the person, to show minutes as days. */
  day_minutes: minutes,
  reason: z.string().nullable(),
  state: z.enum(requestStates),
  requested_at: z.string(),
  requested_by_name: z.string(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  message: z.string().nullable(),
  /** The approved request that this one changes. */
  replaces_id: id.nullable(),
  certificate_until: dmyDate.nullable(),
  warnings: warningsOut,
  deleted: flag,
});
export type RequestOut = z.output<typeof requestOut>;

export const requestRow = requestOut.extend(extrasRow);
export type RequestRowOut = z.output<typeof requestRow>;

export const requestDayOut = z.object({
  date: dmyDate,
  minutes,
  part: z.enum(dayParts),
  skipped: z.enum(skippedReasons).nullable(),
});
export type RequestDayOut = z.output<typeof requestDayOut>;

/** Somebody of the same teams who is away on days of a request, for days off or a training. */
const overlapOut = z.object({
  employee: employeeBrief,
  days: z.array(
    z.object({
      date: dmyDate,
      minutes,
      part: z.enum(dayParts),
      type_id: id.nullable(),
      type_name: z.string(),
      colour: z.enum(dayOffColours),
      state: z.enum(['requested', 'approved']),
      /** Null for a training. */
      request_id: id.nullable(),
      training_id: id.nullable(),
    }),
  ),
});

const balanceAfter = balanceOut.extend({ left_after: z.int() });
export type BalanceAfterOut = z.output<typeof balanceAfter>;

/** What a request comes to: its days, the balance after it, and who else of the teams is away. */
export const outcomeOut = z.object({
  days: z.array(requestDayOut),
  minutes,
  day_minutes: minutes,
  /** The balance of the type in the year of the first day; null for a type without one. */
  balance: balanceAfter.nullable(),
  /** The balances of the year of the first day and of each later year in which the request takes minutes. */
  balances: z.array(balanceAfter),
  /** The teams of the person; `at_work` counts halves, with this request as approved. */
  team: z.object({
    names: z.string(),
    size: z.int().nonnegative(),
    at_work: z.array(z.object({ date: dmyDate, people: z.number() })),
    /** Those of the teams that ask for a number of people at work, and the days of the request on which they have fewer. */
    minimums: z.array(teamMinimum),
  }),
  overlaps: z.array(overlapOut),
  warnings: warningsOut,
});
export type OutcomeOut = z.output<typeof outcomeOut>;

export const savedRequest = z.object({ id, version, state: z.enum(requestStates), warnings: warningsOut });
