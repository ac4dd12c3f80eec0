import { SHORTCODE_VALUE_MAX } from './limits.ts';
import { typedProblem, type Candidate } from './many.rules.ts';

/** Why a cell of a filled sheet is not taken. */
export const cellProblems = [
  'date',
  'email',
  'national_number',
  'too_long',
  'unreadable',
  'has_value',
  'unknown_person',
  'unknown_column',
] as const;
export type CellProblem = (typeof cellProblems)[number];

/** The columns that say whose row it is. */
export const SHEET_ID = 'Id';
export const SHEET_PERSON = 'Person';

/** The headers of the fields: their labels, with the name where two of them would have one header. */
export const sheetHeaders = (
  fields: readonly string[],
  labelOf: (name: string) => string,
): ReadonlyMap<string, string> => {
  const labels = fields.map(labelOf);
  const isTaken = (label: string): boolean =>
    label === SHEET_ID || label === SHEET_PERSON || labels.filter((each) => each === label).length > 1;
  return new Map(fields.map((name, at) => [name, isTaken(labels[at]!) ? `${labels[at]} (#${name})` : labels[at]!]));
};

type Row = Candidate & { readonly values: Readonly<Record<string, string>> };

/** What a cell gives: a value for what is missing, nothing, or why it is not taken. */
export const cellOf = (
  row: Row,
  name: string,
  text: string | null,
): { value: string } | { problem: CellProblem } | null => {
  if (!row.shortcodes.includes(name)) return text === row.values[name] || text === '' ? null : { problem: 'has_value' };
  if (text === null) return { problem: 'unreadable' };
  if (text.trim() === '') return null;
  if (text.length > SHORTCODE_VALUE_MAX) return { problem: 'too_long' };
  const problem = typedProblem(name, text);
  return problem ? { problem } : { value: text.trim() };
};
