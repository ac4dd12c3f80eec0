import * as z from 'zod';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { endParts, requestStates, startParts } from '#shared/days-off/names.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { paragraph } from '#shared/values/text.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared } from '#shared/values/wire.ts';
import type { Named, ReadRow } from './import-cells.ts';
import { requestsByPerson } from './request-store.ts';

export const rowFields = z.strictObject({
  start_date: wireDate.optional(),
  end_date: cleared(wireDate),
  start_part: z.enum(startParts).optional(),
  end_part: z.enum(endParts).optional(),
  minutes: wireWholeNumber.optional(),
  state: z.enum(requestStates).optional(),
  reason: cleared(paragraph(REASON_MAX)),
});
export type RowFields = z.output<typeof rowFields>;

/** The days of a row and how much of them is taken, and what makes it leave or an absence. */
export type Span = Pick<
  DayOffRequest,
  'type_id' | 'start_date' | 'end_date' | 'start_part' | 'end_part' | 'minutes' | 'state'
> & {
  readonly isAbsence: boolean;
};

const spanOf = (fields: Partial<RowFields>, type: { readonly id: number; readonly kind: string }): Span | undefined => {
  const { start_date: start, end_date: end, start_part, end_part, minutes, state } = fields;
  if (start === undefined) return undefined;
  const isAbsence = type.kind === 'absence';
  return {
    type_id: type.id,
    start_date: start,
    end_date: end ?? (isAbsence ? null : start),
    start_part: start_part ?? 'whole',
    end_part: end_part ?? 'whole',
    minutes: minutes ?? null,
    state: state ?? 'approved',
    isAbsence,
  };
};

type OfSpan = (row: DayOffRequestRow, span: Span) => boolean;

/** Leave with the same days, parts and amount. */
const isSameSpan: OfSpan = (row, span) =>
  row.end_date === span.end_date &&
  row.start_part === span.start_part &&
  row.end_part === span.end_part &&
  row.minutes === span.minutes;

/** Leave of the same days that takes as many minutes in all, which is what an export says of it. */
const isSameTotal: OfSpan = (row, span) => row.end_date === span.end_date && row.total === span.minutes;

/**
 * A request of the file as it is stored: leave is the same with the same span, an absence with the same first day. Whoever
 * may not know the kind of an absence finds it whatever kind their file names, so that no check tells it.
 */
const storedOf = (actor: Actor, employeeId: number, span: Span): number | undefined => {
  const hidesKind = span.isAbsence && !can(actor, 'absences:reasons');
  const alike = requestsByPerson
    .rowsOf(employeeId)
    .filter(
      (row) =>
        row.deleted === 0 &&
        row.state === span.state &&
        (hidesKind ? row.kind === 'absence' : row.type_id === span.type_id) &&
        row.start_date === span.start_date,
    );
  if (span.isAbsence) return alike[0]?.id;
  return (alike.find((row) => isSameSpan(row, span)) ?? alike.find((row) => isSameTotal(row, span)))?.id;
};

/** A row of the file with its type, its days, and the id of the request that is stored already. */
export type MatchedRequest = {
  readonly read: ReadRow<RowFields>;
  readonly type: Named<DayOffType>;
  readonly span: Span | undefined;
  readonly storedId: number | undefined;
};

export const matchRequest = (actor: Actor, read: ReadRow<RowFields>, type: Named<DayOffType>): MatchedRequest => {
  const span = 'value' in type ? spanOf(read.fields, type.value) : undefined;
  return { read, type, span, storedId: read.person && span ? storedOf(actor, read.person.id, span) : undefined };
};
