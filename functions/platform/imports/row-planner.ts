import type * as z from 'zod';
import type { ObjectType } from '#shared/records/object-types.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Issue } from '#shared/errors/issue.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { CheckedRow, ShownValue } from '#shared/imports/import-row.ts';
import type { CustomValues, NewExtras, RecordExtras } from '#shared/records/record-extras.ts';
import type { ExtrasPatch } from '#functions/platform/records/patch-extras.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { ImportJob, ImportRow, ImportSession, NamedPerson, RowPlan } from './import-kind.ts';
import { newNumbers, type ExtrasCells } from './extras-cells.ts';
import {
  convertRow,
  withoutCells,
  fieldIssues,
  matchRow,
  newIds,
  parseFields,
  repeatIssues,
  planOfRow,
  withDefaults,
  type ConvertedRow,
  type KeyIndex,
  type Match,
} from './row-conversion.ts';

type StoredRecord = RecordExtras & { readonly id: number; readonly version: number };

/** A column that gives in words what its field holds as an id: a person, a team, a type. */
export type NameLookup<Stored> = {
  readonly field: string;
  /** Whether the id is that of a person; 0 is nobody. */
  readonly isPerson?: true;
  readonly read: (
    text: string,
    before: Stored | undefined,
  ) => { value: unknown; warning?: ImportIssue } | { issue: ImportIssue };
  readonly shown: (value: unknown) => ShownValue;
};

/** The change that one row asks for, with its parts matched and parsed. */
export type RowChange<Stored, Body> = {
  id: number;
  before: Stored | undefined;
  body: Body;
  numbers: CustomValues | null;
  extras: NewExtras | undefined;
};

type Planned<Stored> = { value: Stored; issues: Issue[]; writes: readonly Write[]; changed: boolean };

/** The rules for rows of one kind of record; everything else in an import is the same for all kinds. */
export type RowRules<Stored extends StoredRecord, Body extends object> = {
  readonly object: ObjectType;
  readonly columns: ReadonlyMap<string, ImportColumn>;
  readonly extras: ExtrasCells;
  /** The schema of the fields, as in a save of the record. */
  readonly schema: z.ZodType<Body>;
  /** Columns whose cells count as empty, since a save of this record would clear them. */
  readonly ignored?: (sent: Readonly<Record<string, unknown>>, before: Stored | undefined) => readonly string[];
  readonly nameLookups: Readonly<Record<string, NameLookup<Stored>>>;
  /** The normal form in which values of each key column are compared; an id has none. */
  readonly normalKey: Readonly<Record<string, (text: string) => string>>;
  /** Existing records by each key column. */
  readonly indexes: Readonly<Record<string, KeyIndex>>;
  readonly rows: Parameters<typeof matchRow>[4];
  /** Finds the record of a row for which the keys find none; absent where only keys tell records apart. */
  readonly findRecord?: (row: ImportRow) => Match;
  /** Why a row that a key found is not about that record after all. */
  readonly contradiction?: (sent: Readonly<Record<string, unknown>>, before: Stored, key: string) => ImportIssue | null;
  readonly store: Parameters<typeof newIds>[0];
  /** Reads the records that the rows name, and everything else that planning needs. */
  readonly load: (ids: readonly number[]) => Promise<ReadonlyMap<number, Stored>>;
  readonly isInScope: (before: Stored) => boolean;
  /** Values that only one row of a file may have, by column. */
  readonly identities: (body: Body) => [string, string | null][];
  /** Plans the change as a save of the record does; may throw an `AppError` with fields. */
  readonly plan: (change: RowChange<Stored, Body>, row: ImportRow) => Planned<Stored>;
  /** Errors and warnings from a comparison with other records. */
  readonly comparisons: (value: Stored, id: number | null) => { errors: ImportIssue[]; warnings: ImportIssue[] };
  /** The fields that differ, with their former values. */
  readonly changedFields: (before: Stored, after: Stored) => readonly { field: string; old: unknown }[];
  readonly shownValue: (field: string, value: unknown) => ShownValue;
  readonly labelOf: (shown: Readonly<Record<string, ShownValue>>, before: Stored | undefined) => string;
};

/** Plans rows against the stored records, by the rules of their kind. */
export const planRows = async <Stored extends StoredRecord, Body extends object>(
  job: ImportJob,
  rows: readonly ImportRow[],
  reserve: boolean,
  rules: RowRules<Stored, Body>,
): Promise<ImportSession> => {
  const { keys, defaults } = job;
  const { object, columns, extras, nameLookups, indexes } = rules;
  const normal = { ...rules.normalKey, id: (text: string) => text.trim() };
  const matchOf = (row: ImportRow): Match => {
    const match = matchRow(row, keys, normal, indexes, rules.rows);
    return match.id !== null || match.issue || !rules.findRecord ? match : rules.findRecord(row);
  };
  const matches = new Map(rows.map((row) => [row.row, matchOf(row)]));
  const stored = await rules.load([...new Set([...matches.values()].flatMap(({ id }) => id ?? []))]);
  const created = rows.filter(({ row }) => matches.get(row)?.id === null);
  const [newIdOf, numbersOf] = await Promise.all([
    newIds(rules.store, created, reserve),
    newNumbers(object, created, reserve),
  ]);
  const otherwise = Object.fromEntries(
    [...columns.values()].flatMap(({ key, otherwise: value }) => (value === undefined ? [] : [[key, value]])),
  );
  const personField = Object.values(nameLookups).find(({ isPerson }) => isPerson)?.field;
  const columnOf = Object.fromEntries(Object.entries(nameLookups).map(([column, { field }]) => [field, column]));
  const displayValue = (field: string, value: unknown): ShownValue => {
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
    const applied = extras.apply(patch, before, numbers);
    try {
      const id = before?.id ?? newIdOf(row);
      const planned = rules.plan({ id, before, body, numbers, extras: applied.extras }, row);
      return { ...planned, writes: [...planned.writes, ...applied.events()] };
    } catch (error) {
      if (error instanceof AppError && error.fields.length > 0) return fieldIssues(error.fields, columnOf, columns);
      throw error;
    }
  };

  /** Separates the columns in words from the other fields and resolves them to ids; adds errors for unknown words. */
  const resolveNames = (
    { id: _id, ...sent }: Record<string, string | number>,
    before: Stored | undefined,
    { errors, warnings }: Pick<ConvertedRow, 'errors' | 'warnings'>,
  ): { fields: Record<string, unknown>; resolved: Record<string, unknown> } => {
    const fields: Record<string, unknown> = { ...sent };
    const resolved: Record<string, unknown> = {};
    for (const [column, { field, read }] of Object.entries(nameLookups)) {
      delete fields[column];
      if (sent[column] === undefined) continue;
      const result = read(String(sent[column]), before);
      if ('issue' in result) errors.push(result.issue);
      else {
        resolved[field] = result.value;
        if (result.warning) warnings.push(result.warning);
      }
    }
    return { fields, resolved };
  };

  const peopleIn = (resolved: Readonly<Record<string, unknown>>): NamedPerson[] =>
    Object.entries(nameLookups).flatMap(([column, { field, isPerson }]) => {
      const id = isPerson ? Number(resolved[field] ?? 0) : 0;
      return id > 0 ? [{ id, column }] : [];
    });

  /** Who has left by the day is an error in the column of that person: the day may come from the import itself. */
  const aboutPerson = (each: Issue): Issue =>
    each.code === 'person_left' && personField !== undefined ? { ...each, path: personField } : each;

  const changesOf = (before: Stored, after: Stored, patch: ExtrasPatch): CheckedRow['changes'] => [
    ...rules
      .changedFields(before, after)
      .map(({ field, old }) => ({ column: columnOf[field] ?? field, old: displayValue(field, old) })),
    ...extras.changesOf(before, patch),
  ];

  const plan = (row: ImportRow): RowPlan => {
    const match: Match = matches.get(row.row) ?? { id: null, key: null, text: null };
    const { key } = match;
    const before = match.id === null ? undefined : stored.get(match.id);
    const read = convertRow(match.id === null ? withDefaults(row, defaults) : row, columns);
    const converted = withoutCells(read, rules.ignored?.(read.body, before) ?? []);
    const { body: sent, shown, errors, warnings } = converted;
    if (match.issue) errors.push(match.issue);
    const patch = extras.take(row, converted, before);
    const { fields, resolved } = resolveNames(extras.without(sent), before, converted);
    const parsed = parseFields(rules.schema, fields);
    errors.push(...fieldIssues(parsed.issues, columnOf, columns));
    // why: a resolved word has the type of its field
    const body = { ...(match.id === null && otherwise), ...parsed.value, ...resolved } as Body;
    errors.push(...extras.foreign({ ...before, ...body }, patch));
    // The record was deleted permanently after the rows were matched.
    if (match.id !== null && !before) errors.push(importIssue(key, 'unknown_record'));
    if (before && !rules.isInScope(before)) errors.push(importIssue(key, 'out_of_scope'));
    const contradiction = before && key !== null && key !== 'id' ? rules.contradiction?.(sent, before, key) : null;
    if (contradiction) errors.push(contradiction);
    if (before && row.origins && job.isStored(row.origins, before.id)) errors.push(importIssue(key, 'stored_before'));
    const identities: [string, string | null][] = [
      ['id', match.id === null ? null : String(match.id)],
      [key ?? '', match.id === null ? match.text : null],
      ...rules.identities(body),
    ];
    errors.push(...repeatIssues(job, row, identities, key));
    const planned = change(row, body, before, patch);
    const isPlanned = !Array.isArray(planned);
    // A row that changes nothing is fine, even if the record lacks a value that a change would require.
    const changeIssues = isPlanned && planned.changed ? planned.issues.map(aboutPerson) : [];
    errors.push(...(isPlanned ? fieldIssues(changeIssues, columnOf, columns) : planned));
    if (isPlanned) {
      const comparisons = rules.comparisons(planned.value, match.id);
      errors.push(...comparisons.errors);
      warnings.push(...comparisons.warnings);
    }
    for (const [field, value] of Object.entries(body)) {
      const column = columnOf[field] ?? field;
      if (column in shown) shown[column] = displayValue(field, value);
    }
    return planOfRow({
      row,
      object,
      label: rules.labelOf(shown, before),
      before,
      converted,
      planned: isPlanned ? planned : undefined,
      changes: before && isPlanned ? changesOf(before, planned.value, patch) : [],
      people: peopleIn(resolved),
    });
  };

  return { plan };
};

/** A value of the check screen: null for an empty one, `toText` of a date, or the value itself. */
export const plainShown = (value: unknown, toText?: (value: string) => string): ShownValue =>
  value === null || value === undefined || value === ''
    ? null
    : toText
      ? toText(String(value))
      : (value as string | number);
