import { fold } from '#shared/values/fold.ts';
import { parseFileDate, toDmy } from '#shared/values/dates.ts';
import { readDecimal } from '#shared/values/decimal.ts';
import { withoutGroups } from '#shared/values/whole-number.ts';
import type { ImportColumn } from './import-column.ts';
import { importIssue, type ImportIssue, type ImportIssueCode } from './import-issue.ts';
import { normalName } from './normal-name.ts';

/** What is not sure about a value that was read out of a longer one. */
type Doubt = { code: ImportIssueCode; params: Readonly<Record<string, string>> };

/** A cell of the file as its column takes it, after the reader has undone what Excel does to values. */
export type ImportCell =
  | { value: string | number | null; warning?: 'number_as_text'; isFormula?: true; doubt?: Doubt }
  | { error: ImportIssueCode; text: string };

/** `value` is what a client would send to the API for the field; undefined when the cell is empty or wrong. */
export type ConvertedCell = { value?: string | number; issue?: ImportIssue; warning?: ImportIssue };

const flagWords: Readonly<Record<string, number>> = {
  1: 1, yes: 1, y: 1, true: 1, ja: 1, oui: 1, x: 1, waar: 1, vrai: 1,
  j: 1, o: 1, v: 1, w: 1, wel: 1,
  0: 0, no: 0, n: 0, false: 0, nee: 0, neen: 0, non: 0, onwaar: 0, faux: 0, niet: 0, geen: 0,
  unknown: -1, onbekend: -1, inconnu: -1,
}; // prettier-ignore

const toFlag = (column: ImportColumn, value: string | number): ConvertedCell => {
  if (value === -1 || value === '-1') return { value: -1 };
  const known = flagWords[normalName(String(value))];
  return known === undefined
    ? { issue: importIssue(column.key, 'unknown_value', { allowed: 'yes, no' }) }
    : { value: known };
};

const HINT_DISTANCE = 2;

/** The edit distance of two words: letters to change, add or drop to get from one to the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
};

const enumNames = new WeakMap<ImportColumn, ReadonlyMap<string, string>>();

/** The normal form of a column's values. Options that a company wrote keep their punctuation: `A+` is not `A-`. */
const normalFor = ({ isOwnLabel }: ImportColumn): ((text: string) => string) =>
  isOwnLabel ? (text) => fold(text.trim()) : normalName;

/** Every word for a value of the column, in normal form. */
const namesOf = (column: ImportColumn): ReadonlyMap<string, string> => {
  const known = enumNames.get(column);
  if (known) return known;
  const normal = normalFor(column);
  const names = new Map((column.allowed ?? []).map((value) => [normal(value), value]));
  for (const [word, value] of Object.entries(column.words ?? {})) names.set(normal(word), value);
  enumNames.set(column, names);
  return names;
};

const toEnum = (column: ImportColumn, value: string | number): ConvertedCell => {
  const names = namesOf(column);
  const name = normalFor(column)(String(value));
  const known = names.get(name);
  if (known !== undefined) {
    const readAs = column.doubtful?.[name];
    return readAs === undefined
      ? { value: known }
      : { value: known, warning: importIssue(column.key, 'read_as', { value: readAs }) };
  }
  const question = column.questions?.[name];
  if (question) return { issue: importIssue(column.key, 'ambiguous_value', { question }) };
  const near = [...names.keys()].find((candidate) => name.length > 3 && distance(candidate, name) <= HINT_DISTANCE);
  const hint = near && names.get(near);
  return {
    issue: hint
      ? importIssue(column.key, 'unknown_value_hint', { hint })
      : importIssue(column.key, 'unknown_value', { allowed: (column.allowed ?? []).join(', ') }),
  };
};

const MONTH_FIRST = /^\s*(\d{1,2})([/.-])(\d{1,2})(?=\2\d{4}(?!\d))/;

/** Warns of a date that is one with the month first only: others of its column are then read the wrong way round. */
const toDate = (column: ImportColumn, value: string | number): ConvertedCell => {
  const iso = parseFileDate(String(value));
  if (iso !== null) return { value: toDmy(iso) };
  const isMonthFirst = parseFileDate(String(value).replace(MONTH_FIRST, '$3$2$1')) !== null;
  return {
    issue: importIssue(column.key, 'invalid_date'),
    ...(isMonthFirst && { warning: importIssue(column.key, 'month_first') }),
  };
};

/** A whole number, also as a program writes one with decimals: `120,0`. */
const WHOLE = /^(-?\d+)(?:[.,]0+)?$/;
/** Spreadsheets compute with fractions of two: 0.1 + 0.2 is this far from 0.3 at most. */
const NOISE = 1e-6;

const WITH_UNIT = /^(.*\d)\s*([^\d\s].*)$/;

/** A number in a cell without the unit of its column behind it. */
const withoutUnit = (text: string, { units = [] }: ImportColumn): string => {
  const [, number, unit = ''] = WITH_UNIT.exec(text) ?? [];
  return number !== undefined && units.some((one) => normalName(one) === normalName(unit)) ? number : text;
};

const toInteger = (column: ImportColumn, value: string | number): ConvertedCell => {
  if (typeof value === 'number') {
    return { value: Math.abs(Math.round(value) - value) < NOISE ? Math.round(value) : value };
  }
  const whole = WHOLE.exec(withoutGroups(withoutUnit(value, column)))?.[1];
  return whole === undefined ? { issue: importIssue(column.key, 'invalid_number') } : { value: whole };
};

/** A number with decimals; one that may as well be a thousand times as large is an error, unless that is too much. */
const toDecimal = (column: ImportColumn, value: string | number): ConvertedCell => {
  if (typeof value === 'number') return { value };
  const read = readDecimal(withoutUnit(value, column));
  if (!read) return { issue: importIssue(column.key, 'invalid_number') };
  const { decimal, whole } = read;
  return whole === undefined || Number(whole) > (column.max ?? Number.POSITIVE_INFINITY)
    ? { value: decimal }
    : { issue: importIssue(column.key, 'ambiguous_number', { decimal: decimal.replace('.', ','), whole }) };
};

/** An amount; one that a formula computed is rounded to cents, as the sheet shows it. */
const toAmount = (value: string | number, isFormula: boolean): string | number => {
  if (typeof value === 'string') return value;
  const cents = Number(value.toFixed(2));
  return isFormula || Math.abs(cents - value) < NOISE ? cents : value;
};

/** Brings a cell into the form that the API takes. The rules of the field itself are checked afterwards. */
export const convertCell = (column: ImportColumn, cell: ImportCell): ConvertedCell => {
  if ('error' in cell) return { issue: importIssue(column.key, cell.error) };
  const { value } = cell;
  if (value === null || value === '') return {};
  switch (column.kind) {
    case 'flag':
      return toFlag(column, value);
    case 'enum':
      return toEnum(column, value);
    case 'date':
      return toDate(column, value);
    case 'integer':
      return toInteger(column, value);
    case 'money':
      return { value: toAmount(value, cell.isFormula === true) };
    case 'number':
      return toDecimal(column, value);
    default:
      return {
        value: String(value),
        ...(cell.warning && { warning: importIssue(column.key, cell.warning) }),
        ...(cell.doubt && { warning: importIssue(column.key, cell.doubt.code, cell.doubt.params) }),
      };
  }
};
