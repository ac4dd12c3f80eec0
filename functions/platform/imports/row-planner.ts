import type * as z from 'zod';
import type { ObjectType } from '#shared/records/object-types.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { CheckedRow, ShownValue } from '#shared/imports/import-row.ts';
import type { CustomValues, NewExtras, RecordExtras } from '#shared/records/record-extras.ts';
import { patchExtras, type ExtrasPatch } from '#functions/platform/records/patch-extras.ts';
import { extrasEvents } from '#functions/platform/records/extras-events.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { ImportJob, ImportRow, ImportSession, RowPlan } from './import-kind.ts';
import { newNumbers, type extrasCells } from './extras-cells.ts';
import {
  convertRow,
  withoutCells,
  fieldIssues,
  keyTextOf,
  matchRow,
  newIds,
  parseFields,
  repeatIssues,
  planOfRow,
  type KeyIndex,
} from './row-conversion.ts';

type StoredRecord = RecordExtras & { readonly id: number; readonly version: number };

/** A cell that names in words what a field holds as a number: a person, a team, a type. */
export type NameLookup<Stored> = {
  readonly field: string;
  readonly read: (text: string, before: Stored | undefined) => { value: unknown } | { issue: ImportIssue };
  readonly shown: (value: unknown) => ShownValue;
};

/** What one row changes: the parts of it, found and parsed. */
export type RowChange<Stored, Body> = {
  id: number;
  before: Stored | undefined;
  body: Body;
  numbers: CustomValues | null;
  extras: NewExtras | undefined;
};

type Planned<Stored> = { value: Stored; issues: Issue[]; writes: readonly Write[]; changed: boolean };

/** What tells the rows of one object apart from those of another: everything else of an import is the same. */
export type RowRules<Stored extends StoredRecord, Body extends object> = {
  readonly object: ObjectType;
  readonly columns: ReadonlyMap<string, ImportColumn>;
  readonly extras: Awaited<ReturnType<typeof extrasCells>>;
  /** What the body of its own save takes. */
  readonly schema: z.ZodType<Body>;
  /** A new record of which the file does not say it. */
  readonly fresh?: Partial<Body>;
  /** Columns whose cells count as empty: a save of this record would clear them, so nobody judges them. */
  readonly ignored?: (sent: Readonly<Record<string, unknown>>, before: Stored | undefined) => readonly string[];
  readonly nameLookups: Readonly<Record<string, NameLookup<Stored>>>;
  /** How the values of a key are compared; an id is compared as it is. */
  readonly normalKey: Readonly<Record<string, (text: string) => string>>;
  /** Existing records by a key column. */
  readonly indexes: Readonly<Record<string, KeyIndex>>;
  readonly rows: Parameters<typeof matchRow>[3];
  readonly store: Parameters<typeof newIds>[0];
  /** Reads the records that the rows name, and what else judging them needs. */
  readonly load: (ids: readonly number[]) => Promise<ReadonlyMap<number, Stored>>;
  readonly isInScope: (before: Stored) => boolean;
  /** Values that only one row of a file may have, by column. */
  readonly identities: (body: Body) => [string, string | null][];
  /** As the record's own save; may throw an `AppError` with fields. */
  readonly plan: (change: RowChange<Stored, Body>) => Planned<Stored>;
  /** What other records say about its values. */
  readonly around: (value: Stored, id: number | null) => { errors: ImportIssue[]; warnings: ImportIssue[] };
  /** The fields that differ, as they were. */
  readonly changedFields: (before: Stored, after: Stored) => readonly { field: string; old: unknown }[];
  readonly shownValue: (field: string, value: unknown) => ShownValue;
  readonly labelOf: (shown: Readonly<Record<string, ShownValue>>, before: Stored | undefined) => string;
};

/** Judges rows against what is stored, by the rules of their object. */
export const planRows = async <Stored extends StoredRecord, Body extends object>(
  job: ImportJob,
  rows: readonly ImportRow[],
  reserve: boolean,
  rules: RowRules<Stored, Body>,
): Promise<ImportSession> => {
  const { actor, key } = job;
  const { object, columns, extras, nameLookups, indexes } = rules;
  const textOf = keyTextOf(key, { ...rules.normalKey, id: (text) => text.trim() });
  const byKey: KeyIndex = indexes[key ?? ''] ?? new Map();
  const matches = new Map(rows.map((row) => [row.row, matchRow(textOf(row), key, byKey, rules.rows)]));
  const stored = await rules.load([...new Set([...matches.values()].flatMap(({ id }) => id ?? []))]);
  const created = rows.filter(({ row }) => matches.get(row)?.id === null);
  const [newIdOf, numbersOf] = await Promise.all([
    newIds(rules.store, created, reserve),
    newNumbers(object, created, reserve),
  ]);
  const columnOf = Object.fromEntries(Object.entries(nameLookups).map(([column, { field }]) => [field, column]));
  const shownOf = (field: string, value: unknown): ShownValue => {
    const words = nameLookups[columnOf[field] ?? ''];
    return words ? words.shown(value) : rules.shownValue(field, value);
  };

  const change = (
    row: ImportRow,
    body: Body,
    before: Stored | undefined,
    patch: ExtrasPatch,
  ): Planned<Stored> | ImportIssue[] => {
    const numbers = before ? null : numbersOf(row);
    const patched = patchExtras(before ?? { custom_fields: numbers }, patch);
    const extrasNow = patched.isChanged ? patched.extras : undefined;
    try {
      const planned = rules.plan({ id: before?.id ?? newIdOf(row), before, body, numbers, extras: extrasNow });
      const events = before
        ? extrasEvents(actor, object, before, patched.extras, patch.fields, { via_excel: true })
        : [];
      return { ...planned, writes: [...planned.writes, ...events] };
    } catch (error) {
      if (error instanceof AppError && error.fields.length > 0) return fieldIssues(error.fields, columnOf, columns);
      throw error;
    }
  };

  /** Takes the cells in words out of the body; what they stand for, and what is wrong with them. */
  const readWords = (
    { id: _id, ...sent }: Record<string, string | number>,
    before: Stored | undefined,
    errors: ImportIssue[],
  ): { fields: Record<string, unknown>; named: Record<string, unknown> } => {
    const fields: Record<string, unknown> = { ...sent };
    const named: Record<string, unknown> = {};
    for (const [column, { field, read }] of Object.entries(nameLookups)) {
      delete fields[column];
      if (sent[column] === undefined) continue;
      const found = read(String(sent[column]), before);
      if ('issue' in found) errors.push(found.issue);
      else named[field] = found.value;
    }
    return { fields, named };
  };

  const changesOf = (before: Stored, after: Stored, patch: ExtrasPatch): CheckedRow['changes'] => [
    ...rules
      .changedFields(before, after)
      .map(({ field, old }) => ({ column: columnOf[field] ?? field, old: shownOf(field, old) })),
    ...extras.changesOf(before, patch),
  ];

  const plan = (row: ImportRow): RowPlan => {
    const match = matches.get(row.row) ?? { id: null };
    const before = match.id === null ? undefined : stored.get(match.id);
    const read = convertRow(row, columns);
    const converted = withoutCells(read, rules.ignored?.(read.body, before) ?? []);
    const { body: sent, shown, errors, warnings } = converted;
    if (match.issue) errors.push(match.issue);
    const patch = extras.take(row, converted, before);
    const { fields, named } = readWords(extras.without(sent), before, errors);
    const parsed = parseFields(rules.schema, fields);
    errors.push(...fieldIssues(parsed.issues, columnOf, columns));
    // why: what is named in words is of the type of its field
    const body = { ...(match.id === null && rules.fresh), ...parsed.value, ...named } as Body;
    // Deleted for ever since the rows were matched.
    if (match.id !== null && !before) errors.push(importIssue(key, 'unknown_record'));
    if (before && !rules.isInScope(before)) errors.push(importIssue(key, 'out_of_scope'));
    const identities: [string, string | null][] = [
      ['id', match.id === null ? null : String(match.id)],
      [key ?? '', match.id === null ? textOf(row) : null],
      ...rules.identities(body),
    ];
    errors.push(...repeatIssues(job, row, identities, key));
    const planned = change(row, body, before, patch);
    const isPlanned = !Array.isArray(planned);
    // A row that changes nothing is fine, also when the record misses what a change would ask for.
    const asked = isPlanned && planned.changed ? planned.issues : [];
    errors.push(...(isPlanned ? fieldIssues(asked, columnOf, columns) : planned));
    if (isPlanned) {
      const around = rules.around(planned.value, match.id);
      errors.push(...around.errors);
      warnings.push(...around.warnings);
    }
    for (const [field, value] of Object.entries(body)) {
      const column = columnOf[field] ?? field;
      if (column in shown) shown[column] = shownOf(field, value);
    }
    return planOfRow({
      row,
      object,
      label: rules.labelOf(shown, before),
      before,
      converted,
      planned: isPlanned ? planned : undefined,
      changes: before && isPlanned ? changesOf(before, planned.value, patch) : [],
    });
  };

  return { plan };
};

/** An empty cell, a date as dd/mm/yyyy, or the value itself. */
export const plainShown = (value: unknown, toText?: (value: string) => string): ShownValue =>
  value === null || value === undefined || value === ''
    ? null
    : toText
      ? toText(String(value))
      : (value as string | number);
