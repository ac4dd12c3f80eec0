import type * as z from 'zod';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { DAYS_ABSENCE, DAYS_PERSON, DAYS_TYPE } from '#shared/days-off/request.import.ts';
import { issue } from '#shared/errors/issue.ts';
import type { ImportColumn } from '#shared/imports/import-column.ts';
import { importIssue, type ImportIssue } from '#shared/imports/import-issue.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { oneLine } from '#shared/values/text.ts';
import { personFinder } from '#functions/platform/imports/find-people.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';
import { convertRow, fieldIssues, parseFields, type ConvertedRow } from '#functions/platform/imports/row-conversion.ts';
import { typeCollection } from './type-store.ts';

export type Columns = ReadonlyMap<string, ImportColumn>;

export const columnMap = (columns: readonly ImportColumn[]): Columns =>
  new Map(columns.map((column) => [column.key, column]));

/** A row of a file about days off: whose it is, and its other cells by the schema of the file. */
export type ReadRow<Fields> = {
  readonly row: ImportRow;
  readonly converted: ConvertedRow;
  readonly person: EmployeeRow | undefined;
  readonly fields: Partial<Fields>;
};

type Reading<S extends z.ZodType<object>> = {
  readonly columns: Columns;
  readonly schema: S;
  /** Columns that the schema does not have, such as names of types. */
  readonly named: readonly string[];
  /** The body without custom fields and tags, where the file may have them. */
  readonly without?: (body: ConvertedRow['body']) => ConvertedRow['body'];
};

export const missingIssue = (column: string, columns: Columns): ImportIssue[] =>
  fieldIssues([issue(column, 'required')], {}, columns);

/** Reads rows of files about days off; what is wrong with a row becomes its errors. */
export const rowReaderOf = async <S extends z.ZodType<object>>(
  actor: Actor,
  { columns, schema, named, without = (body) => body }: Reading<S>,
): Promise<(row: ImportRow) => ReadRow<z.output<S>>> => {
  const findPerson = await personFinder(actor);
  const apart = new Set([DAYS_PERSON, ...named]);
  return (row) => {
    const converted = convertRow(row, columns);
    const sent = Object.entries(without(converted.body)).filter(([key]) => !apart.has(key));
    const { value, issues } = parseFields(schema, Object.fromEntries(sent));
    converted.errors.push(...fieldIssues(issues, {}, columns));
    const text = oneLine(String(converted.body[DAYS_PERSON] ?? ''));
    const found = text === '' ? undefined : findPerson(text, DAYS_PERSON);
    if (!found) converted.errors.push(...missingIssue(DAYS_PERSON, columns));
    else if ('issue' in found) converted.errors.push(found.issue);
    return { row, converted, person: found && 'person' in found ? found.person : undefined, fields: value };
  };
};

/** Finds what a cell names; the issue of a name that is unknown or stands for several. */
export type Named<T> = { readonly value: T } | { readonly issue: ImportIssue };

export const typeFinder = async (columns: Columns): Promise<(converted: ConvertedRow) => Named<DayOffType>> => {
  const types = Map.groupBy((await typeCollection.refresh()).all(), ({ name }) => normalName(name));
  return ({ body }) => {
    const text = oneLine(String(body[DAYS_ABSENCE] ?? '')) || oneLine(String(body[DAYS_TYPE] ?? ''));
    if (text === '') return { issue: missingIssue(DAYS_TYPE, columns)[0]! };
    const [type, ...others] = types.get(normalName(text)) ?? [];
    if (!type) return { issue: fieldIssues([issue(DAYS_TYPE, 'unknown_day_off_type')], {}, columns)[0]! };
    return others.length === 0
      ? { value: type }
      : { issue: importIssue(DAYS_TYPE, 'many_types', { count: others.length + 1 }) };
  };
};

/** The name of the row in the check and in the run. */
export const labelOf = (...words: readonly (string | number | null | undefined)[]): string =>
  words.filter((word) => word !== null && word !== undefined && word !== '').join(', ');
