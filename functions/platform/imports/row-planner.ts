import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import type { CheckedRow, ShownValue } from '#shared/imports/import-row.ts';
import type { ExtrasPatch } from '#functions/platform/records/patch-extras.ts';
import type { ImportJob, ImportRow, ImportSession, RowPlan } from './import-kind.ts';
import { newNumbers } from './extras-cells.ts';
import {
  convertRow,
  withoutCells,
  matchRow,
  newIds,
  parseFields,
  repeatIssues,
  planOfRow,
  withDefaults,
  type Match,
} from './row-conversion.ts';
import { rowNames } from './row-names.ts';
import { rowOutcomes } from './row-outcomes.ts';
import type { RowRules, StoredRecord } from './row-rules.ts';

/** The record that each row is about, by the keys of the job, else as the kind finds it. */
const matchesOf = <Stored extends StoredRecord, Body extends object>(
  rows: readonly ImportRow[],
  { keys }: ImportJob,
  rules: RowRules<Stored, Body>,
): ReadonlyMap<number, Match> => {
  const normal = { ...rules.normalKey, id: (text: string) => text.trim() };
  const matchOf = (row: ImportRow): Match => {
    const match = matchRow(row, keys, normal, rules.indexes, rules.rows);
    return match.id !== null || match.issue || !rules.findRecord ? match : rules.findRecord(row);
  };
  return new Map(rows.map((row) => [row.row, matchOf(row)]));
};

/** What is wrong with the record that a row was matched with. */
const recordIssues = <Stored extends StoredRecord, Body extends object>(
  row: ImportRow,
  { id, key }: Match,
  before: Stored | undefined,
  sent: Readonly<Record<string, unknown>>,
  { job, rules }: { readonly job: ImportJob; readonly rules: RowRules<Stored, Body> },
): ImportIssue[] => {
  // The record was deleted permanently after the rows were matched.
  if (!before) return id === null ? [] : [importIssue(key, 'unknown_record')];
  const contradiction = key !== null && key !== 'id' ? rules.contradiction?.(sent, before, key) : null;
  return [
    ...(rules.isInScope(before) ? [] : [importIssue(key, 'out_of_scope')]),
    ...(contradiction ? [contradiction] : []),
    ...(row.origins && job.isStored(row.origins, before.id) ? [importIssue(key, 'stored_before')] : []),
  ];
};

/** Plans rows against the stored records, by the rules of their kind. */
export const planRows = async <Stored extends StoredRecord, Body extends object>(
  job: ImportJob,
  rows: readonly ImportRow[],
  reserve: boolean,
  rules: RowRules<Stored, Body>,
): Promise<ImportSession> => {
  const { object, columns, extras } = rules;
  const matches = matchesOf(rows, job, rules);
  const stored = await rules.load([...new Set([...matches.values()].flatMap(({ id }) => id ?? []))]);
  const created = rows.filter(({ row }) => matches.get(row)?.id === null);
  const [newIdOf, numbersOf] = await Promise.all([
    newIds(rules.store, created, reserve),
    newNumbers(object, created, reserve),
  ]);
  const names = rowNames(rules.nameLookups, rules.shownValue);
  const otherwise = Object.fromEntries(
    [...columns.values()].flatMap(({ key, otherwise: value }) => (value === undefined ? [] : [[key, value]])),
  );
  const { inColumns, outcomeOf } = rowOutcomes(rules, names, { idOf: newIdOf, numbersOf });

  const changesOf = (before: Stored, after: Stored, patch: ExtrasPatch): CheckedRow['changes'] => [
    ...rules
      .changedFields(before, after)
      .map(({ field, old }) => ({ column: names.columnOf[field] ?? field, old: names.shown(field, old) })),
    ...extras.changesOf(before, patch),
  ];

  const plan = (row: ImportRow): RowPlan => {
    const match: Match = matches.get(row.row) ?? { id: null, key: null, text: null };
    const isNew = match.id === null;
    const before = match.id === null ? undefined : stored.get(match.id);
    const read = convertRow(isNew ? withDefaults(row, job.defaults) : row, columns);
    const converted = withoutCells(read, rules.ignored?.(read.body, before) ?? []);
    const { body: sent, shown, errors, warnings } = converted;
    if (match.issue) errors.push(match.issue);
    const patch = extras.take(row, converted, before);
    const { fields, resolved } = names.resolve(extras.without(sent), before, converted, row);
    const parsed = parseFields(rules.schema, fields);
    // why: a resolved word has the type of its field
    const body = { ...(isNew && otherwise), ...parsed.value, ...resolved } as Body;
    const identities: [string, string | null][] = [
      ['id', isNew ? null : String(match.id)],
      [match.key ?? '', isNew ? match.text : null],
      ...rules.identities(body),
    ];
    errors.push(
      ...inColumns(parsed.issues),
      ...extras.foreign({ ...before, ...body }, patch),
      ...recordIssues(row, match, before, sent, { job, rules }),
      ...repeatIssues(job, row, identities, match.key),
    );
    const { planned, issues } = outcomeOf(row, body, before, patch);
    errors.push(...issues);
    if (planned) {
      const comparisons = rules.comparisons(planned.value, match.id);
      errors.push(...comparisons.errors);
      warnings.push(...comparisons.warnings);
    }
    for (const [field, value] of Object.entries(body)) {
      const column = names.columnOf[field] ?? field;
      if (column in shown) shown[column] = names.shown(field, value);
    }
    return planOfRow({
      row,
      object,
      label: rules.labelOf(shown, before),
      before,
      converted,
      planned,
      changes: before && planned ? changesOf(before, planned.value, patch) : [],
      people: names.peopleIn(resolved),
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
