import * as z from 'zod';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import { endParts, requestStates, startParts } from '#shared/days-off/names.ts';
import { REASON_MAX, type RequestWarning } from '#shared/days-off/limits.ts';
import { DAYS_ABSENCE, DAYS_PERSON, DAYS_TYPE } from '#shared/days-off/request.import.ts';
import type { DayOffRequestRow } from '#shared/days-off/request.columns.ts';
import { firstOverlap } from '#shared/days-off/request.rules.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { importIssue } from '#shared/imports/import-issue.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { NewExtras } from '#shared/records/record-extras.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { paragraph } from '#shared/values/text.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared } from '#shared/values/wire.ts';
import { extrasCells, newNumbers } from '#functions/platform/imports/extras-cells.ts';
import { columnsFor, type OpenImport, type RowPlan } from '#functions/platform/imports/import-kind.ts';
import {
  fieldIssues,
  isAbout,
  newIds,
  parseFields,
  planOfRow,
  repeatIssues,
} from '#functions/platform/imports/row-conversion.ts';
import { readTurn, takeTurn } from '#functions/platform/storage/turns.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planAbsence, planAbsenceEdit } from './absences.ts';
import { readDaysOff, type DaysOff } from './days-off.ts';
import { columnMap, labelOf, missing, rowReaderOf, typeFinder, type Columns, type ReadRow } from './import-cells.ts';
import { turnOf } from './person-days-store.ts';
import { isHidden } from './request-sight.ts';
import { planNewRequest } from './request-changes.ts';
import { requestsByPerson, requestStore } from './request-store.ts';

const DAY_MINUTES = 1_440;

const rowFields = z.strictObject({
  start_date: wireDate.optional(),
  end_date: cleared(wireDate),
  start_part: z.enum(startParts).optional(),
  end_part: z.enum(endParts).optional(),
  minutes: wireWholeNumber.optional(),
  state: z.enum(requestStates).optional(),
  reason: cleared(paragraph(REASON_MAX)),
});
type RowFields = z.output<typeof rowFields>;
const amountOfDay = z.object({ minutes: z.int().min(1).max(DAY_MINUTES).optional() });

const columnOf = { type_id: DAYS_TYPE, employee_id: DAYS_PERSON } as const;

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

type Span = Pick<
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

/** What a request cannot be when it is not stored yet: anything but approved, or longer than a day as an amount of time. */
const newCells = ({ fields: { minutes, state }, converted }: ReadRow<RowFields>, columns: Columns): void => {
  if (state !== undefined && state !== 'approved') converted.errors.push(importIssue('state', 'only_approved'));
  const { issues } = parseFields(amountOfDay, { minutes });
  converted.errors.push(...fieldIssues(issues, {}, columns));
};

/** What an absence of a file cannot have: parts of days; a reason is left out. */
const absenceCells = ({ fields, converted }: ReadRow<RowFields>): void => {
  for (const key of ['start_part', 'end_part', 'minutes'] as const)
    if (fields[key] !== undefined && fields[key] !== 'whole')
      converted.errors.push(importIssue(key, 'absence_whole_days'));
  if (fields.reason) converted.warnings.push(importIssue('reason', 'absence_without_reason'));
};

type Saved = {
  readonly value: DayOffRequest;
  readonly writes: readonly Write[];
  readonly warnings: readonly RequestWarning[];
};
type Planned = Partial<Pick<Saved, 'value'>> & Omit<Saved, 'value'> & { readonly issues: readonly Issue[] };

/** The plan of a save with the issues for which it is refused. */
const judged = async (plan: () => Promise<Saved & { issues?: readonly Issue[] }>): Promise<Planned> => {
  try {
    return { issues: [], ...(await plan()) };
  } catch (error) {
    if (error instanceof AppError && error.fields.length > 0) return { issues: error.fields, writes: [], warnings: [] };
    throw error;
  }
};

type Entry = {
  readonly actor: Actor;
  readonly daysOff: DaysOff;
  readonly person: EmployeeRow;
  readonly span: Span;
  readonly extras: NewExtras | undefined;
};
const how = { via_excel: true } as const;

/** A request that is stored already gets the custom fields and tags of the row, an absence its end, too. */
const planKnown = async ({ span, extras, ...entry }: Entry & { readonly before: DayOffRequest }): Promise<Saved> => {
  const { before } = entry;
  const { start_date, end_date } = span;
  const fields = {
    type_id: before.type_id,
    start_date,
    end_date: end_date ?? before.end_date,
    certificate_until: before.certificate_until,
  };
  const planned =
    span.isAbsence && before.state === 'approved'
      ? await planAbsenceEdit({ ...entry, fields, how, extras }, before)
      : undefined;
  if (planned && planned.writes.length > 0) return planned;
  const value = { ...before, ...extras };
  return { value, writes: extras ? [requestStore.update(before, value)] : [], warnings: [] };
};

type NewEntry = Entry & { readonly id: number; readonly importId: string; readonly reason: string | null };

const planNew = ({ actor, span, reason, ...entry }: NewEntry): Promise<Saved & { issues?: readonly Issue[] }> => {
  const { isAbsence, state: _, ...fields } = span;
  if (isAbsence) return planAbsence({ ...entry, actor, how, fields: { ...fields, certificate_until: null } });
  const closed = { ...fields, end_date: span.end_date ?? span.start_date };
  return planNewRequest({ ...entry, asker: actor, span: closed, reason, how, numbers: null, isApproved: true });
};

/** The first day that earlier rows of the file take already. */
const overlapOf = (
  daysOff: DaysOff,
  { type_id: typeId, employee_id: person, days }: DayOffRequest,
  others: readonly DayOffRequest[],
) => {
  const isOverSchedule = (id: number): boolean => daysOff.typeOf(id)?.over_schedule === 1;
  if (isOverSchedule(typeId)) return undefined;
  return firstOverlap(days, { others, kindOf: () => 'leave', isOverSchedule, calendar: daysOff.calendarOf(person) });
};

const reportedWarnings = [
  'beyond_balance',
  'month_closed',
  'days_ahead_taken',
] as const satisfies readonly RequestWarning[];
const isReported = (code: RequestWarning): code is (typeof reportedWarnings)[number] =>
  reportedWarnings.some((one) => one === code);

/**
 * Imports days off (docs/areas/days-off-pages.md#import): leave is entered as approved, an absence as it is; an absence
 * that is known gets its end. Rows of a person are judged one after the other, each beside those before it.
 */
export const openRequests: OpenImport = async (job, rows, reserve) => {
  const { actor, importId } = job;
  const [columnList, extras] = await Promise.all([
    columnsFor('day_off_request', actor),
    extrasCells(actor, 'day_off_request'),
  ]);
  const columns = columnMap(columnList);
  const read = await rowReaderOf(actor, {
    columns,
    schema: rowFields,
    named: [DAYS_TYPE, DAYS_ABSENCE],
    without: extras.without,
  });
  const found = rows.map((row) => read(row));
  const people = [...new Set(found.flatMap(({ person }) => person?.id ?? []))];
  // A turn is read before the requests that it protects.
  const seen = reserve ? await Promise.all(people.map((id) => readTurn(turnOf(id)))) : [];
  const turns = new Map(seen.map((turn, at) => [people[at]!, takeTurn(turnOf(people[at]!), turn)]));
  const [daysOff, findType] = await Promise.all([readDaysOff(), typeFinder(columns)]);

  const known = found.map((one) => {
    const type = findType(one.converted);
    const span = 'value' in type ? spanOf(one.fields, type.value) : undefined;
    const storedId = one.person && span ? storedOf(actor, one.person.id, span) : undefined;
    return { one, type, span, storedId };
  });
  const stored = new Map(
    (await requestStore.getMany(known.flatMap(({ storedId }) => storedId ?? []))).map((request) => [
      request.id,
      request,
    ]),
  );
  const added = known.flatMap(({ one, storedId }) => (storedId === undefined ? [one.row] : []));
  const [newIdOf, numbersOf] = await Promise.all([
    newIds(requestStore, added, reserve),
    newNumbers('day_off_request', added, reserve),
  ]);
  /** Leave of the rows so far, by person. */
  const entered = new Map<number, DayOffRequest[]>();

  const planRow = async ({ one, type, span, storedId }: (typeof known)[number]): Promise<RowPlan> => {
    const { row, converted, person, fields } = one;
    const { errors, warnings } = converted;
    const before = storedId === undefined ? undefined : stored.get(storedId);
    if ('issue' in type) errors.push(type.issue);
    if (fields.start_date === undefined && !errors.some(({ column }) => column === 'start_date'))
      errors.push(...missing('start_date', columns));
    if (span?.isAbsence && before === undefined) absenceCells(one);
    // Custom fields and tags of an absence are hidden with its kind.
    const seen = before && isHidden(actor, before) ? undefined : before;
    const patch = extras.take(row, converted, seen);
    const label = labelOf(
      person?.name,
      'value' in type ? type.value.name : null,
      toDmyOrNull(span?.start_date ?? null),
    );
    const nothing = {
      row,
      object: 'day_off_request',
      label,
      before,
      converted,
      planned: undefined,
      changes: [],
      people: isAbout(person?.id),
    };
    if (!person || !span) return planOfRow(nothing);
    if (!before) newCells(one, columns);
    const identity = `${person.id} ${span.type_id} ${span.start_date} ${span.start_part} ${span.minutes ?? ''} ${span.state}`;
    errors.push(...repeatIssues(job, row, [[DAYS_PERSON, identity]], DAYS_PERSON));

    const numbers = before ? null : numbersOf(row);
    const applied = extras.apply(patch, seen, numbers);
    const planned = await judged(() =>
      before
        ? planKnown({
            actor,
            daysOff,
            person,
            before,
            span,
            extras: seen && applied.extras,
          })
        : planNew({
            actor,
            daysOff,
            person,
            span,
            reason: fields.reason ?? null,
            id: newIdOf(row),
            importId,
            extras: applied.extras ?? { custom_fields: numbers, tags: null },
          }),
    );
    const issues = [...planned.issues];
    if (planned.value && !span.isAbsence && !before) {
      const own = entered.get(person.id) ?? [];
      const overlap = overlapOf(daysOff, planned.value, own);
      if (overlap !== undefined && issues.length === 0)
        issues.push(issue('start_date', 'day_taken', { day: toDmy(overlap) }));
      if (issues.length === 0) entered.set(person.id, [...own, { ...planned.value, id: -row.row }]);
    }
    errors.push(...fieldIssues(issues, columnOf, columns));
    if (!planned.value || issues.length > 0) return planOfRow(nothing);
    for (const code of planned.warnings) if (isReported(code)) warnings.push(importIssue('start_date', code));
    const changed = planned.writes.length > 0;
    const turn = changed ? turns.get(person.id) : undefined;
    const isEnded = before !== undefined && before.end_date !== planned.value.end_date;
    return planOfRow({
      ...nothing,
      planned: {
        value: planned.value,
        changed,
        writes: [...planned.writes, ...applied.events(), ...(turn ? [turn] : [])],
      },
      changes: before
        ? [
            ...(isEnded ? [{ column: 'end_date', old: toDmyOrNull(before.end_date) }] : []),
            ...(seen ? extras.changesOf(seen, patch) : []),
          ]
        : [],
    });
  };

  const plans = new Map<number, RowPlan>();
  for (const each of known) plans.set(each.one.row.row, await planRow(each));
  return { plan: ({ row }) => plans.get(row)! };
};
