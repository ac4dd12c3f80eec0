import * as z from 'zod';
import { averageDay } from '#shared/days-off/schedule.rules.ts';
import { correctionImportColumns } from '#shared/days-off/correction.import.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { noPersonDays, type BalanceCorrection, type PersonDays } from '#shared/days-off/person-days.ts';
import { DEFAULT_SCHEDULE, scheduleOn } from '#shared/days-off/person-schedules.ts';
import { DAYS_PERSON, DAYS_TYPE } from '#shared/days-off/request.import.ts';
import { SCHEDULE_NAME, scheduleImportColumns } from '#shared/days-off/schedule.import.ts';
import type { SchedulePeriod } from '#shared/days-off/work-schedule.ts';
import { issue } from '#shared/errors/issue.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue } from '#shared/imports/import-issue.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { languages } from '#shared/values/language.ts';
import { oneLine, paragraph } from '#shared/values/text.ts';
import { wireDecimal } from '#shared/values/wire-decimal.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import {
  columnsOfImport,
  type ImportJob,
  type ImportRow,
  type OpenImport,
  type RowPlan,
} from '#functions/platform/imports/import-kind.ts';
import { fieldIssues, isAbout, planOfRow, repeatIssues } from '#functions/platform/imports/row-conversion.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { daysOffTexts } from '#functions/platform/texts/days-off.ts';
import { correctionWrites } from './corrections.ts';
import { readDaysOff } from './days-off.ts';
import { columnMap, labelOf, missingIssue, rowReaderOf, typeFinder, type ReadRow } from './import-cells.ts';
import { personDaysStore } from './person-days-store.ts';
import { scheduleNameOf, scheduleWrites } from './person-schedule.ts';
import { REDERIVED_AT_ONCE } from './rederive.ts';
import { scheduleCollection } from './schedule-store.ts';
import { PERSON_DAYS, type PersonDaysUndo } from './undo-person-days.ts';

/** What is kept of the people of some rows; each row is planned on what the rows before it make of it. */
const keptOf = async (rows: readonly { readonly person: { readonly id: number } | undefined }[]) => {
  const ids = [...new Set(rows.flatMap(({ person }) => person?.id ?? []))];
  const latest = new Map((await personDaysStore.getMany(ids)).map((kept) => [kept.id, kept]));
  return {
    get: (id: number): PersonDays => latest.get(id) ?? noPersonDays(id),
    set: (after: PersonDays): void => void latest.set(after.id, after),
  };
};

type Change = {
  readonly writes: readonly Write[];
  readonly undo: PersonDaysUndo;
  readonly changes: RowPlan['changes'];
};

/** A row changes what is kept of a person: it is new to nobody, and its undo takes back just what it added. */
const planOf = ({ row, converted, person }: ReadRow<object>, label: string, change: Change | undefined): RowPlan => {
  const before = person && { id: person.id, version: 0 };
  const plan = planOfRow({
    row,
    object: PERSON_DAYS,
    label,
    before,
    converted,
    planned: person && { value: { id: person.id }, writes: change?.writes ?? [], changed: change !== undefined },
    changes: change?.changes ?? [],
    people: isAbout(person?.id),
  });
  return { ...plan, undo: plan.undo && change ? { before: change.undo, version: 0, after: '' } : null };
};

/** Plans the rows in their order, when the session is opened. */
const planEach = async <R extends { readonly row: ImportRow }>(
  rows: readonly R[],
  plan: (row: R) => RowPlan | Promise<RowPlan>,
) => {
  const plans = new Map<number, RowPlan>();
  for (const each of rows) plans.set(each.row.row, await plan(each));
  return { plan: ({ row }: ImportRow): RowPlan => plans.get(row)! };
};

const requireCells = (
  { converted, fields }: ReadRow<object>,
  keys: readonly string[],
  columns: ReadonlyMap<string, ImportColumn>,
): void => {
  const refused = new Set(converted.errors.map(({ column }) => column));
  for (const key of keys)
    if (!(key in fields) && !refused.has(key)) converted.errors.push(...missingIssue(key, columns));
};

const scheduleFields = z.strictObject({
  from: wireDate.optional(),
  week: wireWholeNumber.pipe(z.literal([1, 2])).optional(),
});

const defaultNames: ReadonlySet<string> = new Set(
  [...languages.map((language) => daysOffTexts(language).schedule.default), 'default', 'standaard', 'standard'].map(
    normalName,
  ),
);

/** The id of the schedule that a cell names, or why there is none. */
const scheduleFinder = async () => {
  const schedules = Map.groupBy((await scheduleCollection.refresh()).all(), ({ name }) => normalName(name));
  return (text: string) => {
    const [schedule] = schedules.get(normalName(text)) ?? [];
    if (schedule)
      return schedule.deleted === 0 ? { id: schedule.id } : { issue: importIssue(SCHEDULE_NAME, 'archived_schedule') };
    return defaultNames.has(normalName(text))
      ? { id: DEFAULT_SCHEDULE }
      : { issue: importIssue(SCHEDULE_NAME, 'unknown_schedule', { name: text }) };
  };
};

const isSamePeriod = (one: SchedulePeriod, other: SchedulePeriod): boolean =>
  one.from === other.from && one.schedule_id === other.schedule_id && one.week === other.week;

/** Imports who works by which schedule from when (docs/areas/days-off-pages.md#import). */
export const openSchedules: OpenImport = async (job, rows) => {
  const { actor } = job;
  const columns = columnMap(await columnsOfImport({ object: 'employee', columns: scheduleImportColumns }, actor));
  const [read, find, daysOff] = await Promise.all([
    rowReaderOf(actor, { columns, schema: scheduleFields, named: [SCHEDULE_NAME] }),
    scheduleFinder(),
    readDaysOff(),
  ]);
  const found = rows.map((row) => read(row));
  const kept = await keptOf(found);
  return planEach(found, async (one) => {
    const { row, converted, person, fields } = one;
    const text = oneLine(String(converted.body[SCHEDULE_NAME] ?? ''));
    const schedule = text === '' ? undefined : find(text);
    if (!schedule) converted.errors.push(...missingIssue(SCHEDULE_NAME, columns));
    else if ('issue' in schedule) converted.errors.push(schedule.issue);
    requireCells(one, ['from'], columns);
    const label = labelOf(person?.name, text);
    const { from, week = 1 } = fields;
    if (person && from !== undefined)
      converted.errors.push(...repeatIssues(job, row, [[DAYS_PERSON, `${person.id} ${from}`]], DAYS_PERSON));
    if (!person || from === undefined || !schedule || 'issue' in schedule || converted.errors.length > 0)
      return planOf(one, label, undefined);
    const before = kept.get(person.id);
    const added: SchedulePeriod = { from, schedule_id: schedule.id, week };
    const replaced = before.schedules.find((period) => period.from === from) ?? null;
    const now = scheduleOn(before.schedules, from);
    const isThere = now === undefined ? added.schedule_id === DEFAULT_SCHEDULE : isSamePeriod(now, added);
    if (isThere) return planOf(one, label, undefined);
    const { after, changed, writes } = await scheduleWrites(actor, daysOff, before, added, { via_excel: true });
    if (changed.length > REDERIVED_AT_ONCE) {
      converted.errors.push(importIssue(SCHEDULE_NAME, 'many_requests_ahead', { count: changed.length }));
      return planOf(one, label, undefined);
    }
    kept.set({ ...after, version: before.version + 1 });
    return planOf(one, label, {
      writes,
      undo: { what: 'schedule', added, replaced },
      changes: [{ column: SCHEDULE_NAME, old: scheduleNameOf(now?.schedule_id ?? DEFAULT_SCHEDULE) }],
    });
  });
};

const DAYS_MAX = 1_000;
const MINUTES_MAX = 600_000;

const correctionFields = z.strictObject({
  year: wireWholeNumber.pipe(z.int().min(2000).max(2100)).optional(),
  days: wireDecimal.pipe(z.number().min(-DAYS_MAX).max(DAYS_MAX)).optional(),
  minutes: wireWholeNumber.pipe(z.int().min(-MINUTES_MAX).max(MINUTES_MAX)).optional(),
  reason: paragraph(REASON_MAX).optional(),
});

type Correction = Pick<BalanceCorrection, 'type_id' | 'year' | 'minutes' | 'reason'>;

const isSameCorrection = (one: Correction, other: Correction): boolean =>
  one.type_id === other.type_id &&
  one.year === other.year &&
  one.minutes === other.minutes &&
  one.reason === other.reason;

/** The minutes of a row, which gives them as such or as days of the person. */
const minutesOf = (
  { fields: { days, minutes }, converted }: ReadRow<z.output<typeof correctionFields>>,
  dayMinutes: () => number,
  columns: ReadonlyMap<string, ImportColumn>,
): number => {
  const refuse = (code: 'required' | 'not_zero'): number => {
    const column = days === undefined ? 'minutes' : 'days';
    const isReported = converted.errors.some((error) => error.column === 'days' || error.column === 'minutes');
    if (!isReported) converted.errors.push(...fieldIssues([issue(column, code)], {}, columns));
    return 0;
  };
  if (days !== undefined && minutes !== undefined) {
    converted.errors.push(importIssue('minutes', 'days_and_minutes'));
    return 0;
  }
  if (days === undefined && minutes === undefined) return refuse('required');
  const sum = minutes ?? Math.round((days ?? 0) * dayMinutes());
  return sum === 0 ? refuse('not_zero') : sum;
};

/**
 * Imports corrections of balances (docs/areas/days-off-pages.md#import). One that a person has already, with the same
 * reason, is not entered again.
 */
export const openCorrections: OpenImport = async (job: ImportJob, rows) => {
  const { actor, importId } = job;
  const columns = columnMap(await columnsOfImport({ object: 'employee', columns: correctionImportColumns }, actor));
  const [read, findType, daysOff] = await Promise.all([
    rowReaderOf(actor, { columns, schema: correctionFields, named: [DAYS_TYPE] }),
    typeFinder(columns),
    readDaysOff(),
  ]);
  const found = rows.map((row) => read(row));
  const kept = await keptOf(found);
  return planEach(found, (one) => {
    const { row, converted, person, fields } = one;
    const found = findType(converted);
    const type = 'value' in found ? found.value : undefined;
    if ('issue' in found) converted.errors.push(found.issue);
    else if (found.value.has_balance === 0)
      converted.errors.push(...fieldIssues([issue(DAYS_TYPE, 'no_balance')], {}, columns));
    requireCells(one, ['year', 'reason'], columns);
    const dayMinutes = (): number => (person ? averageDay(daysOff.calendarOf(person.id), daysOff.today) : 1);
    const minutes = minutesOf(one, dayMinutes, columns);
    const { year, reason } = fields;
    const label = labelOf(person?.name, type?.name, year);
    if (!person || !type || year === undefined || !reason || converted.errors.length > 0)
      return planOf(one, label, undefined);
    const correction: Correction = { type_id: type.id, year, minutes, reason };
    const identity = `${person.id} ${JSON.stringify(correction)}`;
    converted.errors.push(...repeatIssues(job, row, [[DAYS_PERSON, identity]], DAYS_PERSON));
    const before = kept.get(person.id);
    const isThere = before.corrections.some((known) => isSameCorrection(known, correction));
    if (isThere || converted.errors.length > 0) return planOf(one, label, undefined);
    const { after, writes, added } = correctionWrites(actor, before, [{ ...correction, name: type.name }], importId);
    kept.set({ ...after, version: before.version + 1 });
    return planOf(one, label, { writes, undo: { what: 'correction', added: added[0]! }, changes: [] });
  });
};
