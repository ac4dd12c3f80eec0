import { fold } from '#shared/values/fold.ts';
import { isIsoDate, toDmy } from '#shared/values/dates.ts';
import type { ImportColumn } from './import-column.ts';
import { importIssue, type ImportIssue, type ImportIssueCode } from './import-issue.ts';
import { normalName } from './normal-name.ts';

/** A cell of the file as its column takes it, after the reader has undone what Excel does to values. */
export type ImportCell = { value: string | number | null; warning?: 'number_as_text' } | { error: ImportIssueCode };

/** `value` is what a client would send to the API for the field; undefined when the cell is empty or wrong. */
export type ConvertedCell = { value?: string | number; issue?: ImportIssue; warning?: ImportIssue };

const flagWords: Readonly<Record<string, number>> = {
  1: 1, yes: 1, y: 1, true: 1, ja: 1, oui: 1, x: 1, waar: 1, vrai: 1,
  0: 0, no: 0, n: 0, false: 0, nee: 0, non: 0, onwaar: 0, faux: 0,
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
  if (known !== undefined) return { value: known };
  const near = [...names.keys()].find((candidate) => name.length > 3 && distance(candidate, name) <= HINT_DISTANCE);
  const hint = near && names.get(near);
  return {
    issue: hint
      ? importIssue(column.key, 'unknown_value_hint', { hint })
      : importIssue(column.key, 'unknown_value', { allowed: (column.allowed ?? []).join(', ') }),
  };
};

const toDate = (value: string | number): string | number =>
  typeof value === 'string' && isIsoDate(value) ? toDmy(value) : value;

const WHOLE = /^-?\d+$/;

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
      return { value: toDate(value) };
    case 'integer':
      return typeof value === 'string' && !WHOLE.test(value)
        ? { issue: importIssue(column.key, 'invalid_number') }
        : { value };
    case 'money':
    case 'number':
      return { value };
    default:
      return {
        value: String(value),
        ...(cell.warning && { warning: importIssue(column.key, cell.warning) }),
      };
  }
};
