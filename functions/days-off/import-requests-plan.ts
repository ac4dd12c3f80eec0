import * as z from 'zod';
import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { RequestWarning } from '#shared/days-off/limits.ts';
import { DAYS_PERSON, DAYS_TYPE } from '#shared/days-off/request.import.ts';
import { firstOverlap } from '#shared/days-off/request.rules.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { importIssue } from '#shared/imports/import-issue.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { CustomValues, NewExtras } from '#shared/records/record-extras.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import type { ExtrasCells } from '#functions/platform/imports/extras-cells.ts';
import type { ImportJob, ImportRow, RowPlan } from '#functions/platform/imports/import-kind.ts';
import {
  fieldIssues,
  isAbout,
  parseFields,
  planOfRow,
  repeatIssues,
} from '#functions/platform/imports/row-conversion.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { planAbsence, planAbsenceEdit } from './absences.ts';
import type { DaysOff } from './days-off.ts';
import { labelOf, missingIssue, type Columns, type ReadRow } from './import-cells.ts';
import type { MatchedRequest, RowFields, Span } from './import-requests-match.ts';
import { planNewRequest } from './request-changes.ts';
import { isHidden } from './request-sight.ts';
import { requestStore } from './request-store.ts';

/** One import of days off, for planning its rows one after the other. */
export type RequestImport = {
  readonly job: ImportJob;
  readonly columns: Columns;
  readonly extras: ExtrasCells;
  readonly daysOff: DaysOff;
  /** The turns of the people of the file, by person; none in a dry run. */
  readonly turns: ReadonlyMap<number, Write>;
  readonly newIdOf: (row: ImportRow) => number;
  readonly numbersOf: (row: ImportRow) => CustomValues | null;
  /** Leave of the rows so far, by person. */
  readonly entered: Map<number, DayOffRequest[]>;
};

const DAY_MINUTES = 1_440;
const amountOfDay = z.object({ minutes: z.int().min(1).max(DAY_MINUTES).optional() });

const columnOf = { type_id: DAYS_TYPE, employee_id: DAYS_PERSON } as const;

/** Errors of a row that does not say which kind of day off begins when. */
const startErrors = ({ read, type }: MatchedRequest, columns: Columns): void => {
  const { errors } = read.converted;
  if ('issue' in type) errors.push(type.issue);
  if (read.fields.start_date === undefined && !errors.some(({ column }) => column === 'start_date'))
    errors.push(...missingIssue('start_date', columns));
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

/** The issues of new leave beside the rows of its person before it; leave without any counts for the rows after it. */
const issuesAmongRows = (
  { daysOff, entered }: RequestImport,
  { row }: ImportRow,
  { value, issues }: Planned,
): readonly Issue[] => {
  if (!value || issues.length > 0) return issues;
  const own = entered.get(value.employee_id) ?? [];
  const overlap = overlapOf(daysOff, value, own);
  if (overlap !== undefined) return [issue('start_date', 'day_taken', { day: toDmy(overlap) })];
  entered.set(value.employee_id, [...own, { ...value, id: -row }]);
  return [];
};

const reportedWarnings = [
  'beyond_balance',
  'month_closed',
  'days_ahead_taken',
] as const satisfies readonly RequestWarning[];
const isReported = (code: RequestWarning): code is (typeof reportedWarnings)[number] =>
  reportedWarnings.some((one) => one === code);

/** Plans what a row makes of a request; a row that names nobody, or no day, has errors alone. */
export const planRequestRow = async (
  session: RequestImport,
  matched: MatchedRequest,
  before: DayOffRequest | undefined,
): Promise<RowPlan> => {
  const { job, columns, extras, daysOff, numbersOf } = session;
  const { actor, importId } = job;
  const { read, type, span } = matched;
  const { row, converted, person, fields } = read;
  const { errors, warnings } = converted;
  startErrors(matched, columns);
  if (span?.isAbsence && before === undefined) absenceCells(read);
  // Custom fields and tags of an absence are hidden with its kind.
  const seen = before && isHidden(actor, before) ? undefined : before;
  const patch = extras.take(row, converted, seen);
  const day = toDmyOrNull(span?.start_date ?? null);
  const nothing = {
    row,
    object: 'day_off_request',
    label: labelOf(person?.name, 'value' in type ? type.value.name : null, day),
    before,
    converted,
    planned: undefined,
    changes: [],
    people: isAbout(person?.id),
  };
  if (!person || !span) return planOfRow(nothing);
  if (!before) newCells(read, columns);
  const identity = `${person.id} ${span.type_id} ${span.start_date} ${span.start_part} ${span.minutes ?? ''} ${span.state}`;
  errors.push(...repeatIssues(job, row, [[DAYS_PERSON, identity]], DAYS_PERSON));

  const numbers = before ? null : numbersOf(row);
  const applied = extras.apply(patch, seen, numbers);
  const entry = { actor, daysOff, person, span };
  const planned = await judged(() =>
    before
      ? planKnown({ ...entry, before, extras: seen && applied.extras })
      : planNew({
          ...entry,
          reason: fields.reason ?? null,
          id: session.newIdOf(row),
          importId,
          extras: applied.extras ?? { custom_fields: numbers, tags: null },
        }),
  );
  const issues = before || span.isAbsence ? planned.issues : issuesAmongRows(session, row, planned);
  errors.push(...fieldIssues(issues, columnOf, columns));
  const { value, writes } = planned;
  if (!value || issues.length > 0) return planOfRow(nothing);
  for (const code of planned.warnings) if (isReported(code)) warnings.push(importIssue('start_date', code));
  const changed = writes.length > 0;
  const turn = changed ? session.turns.get(person.id) : undefined;
  const ended =
    before && before.end_date !== value.end_date ? [{ column: 'end_date', old: toDmyOrNull(before.end_date) }] : [];
  return planOfRow({
    ...nothing,
    planned: { value, changed, writes: [...writes, ...applied.events(), ...(turn ? [turn] : [])] },
    changes: [...ended, ...(seen ? extras.changesOf(seen, patch) : [])],
  });
};
