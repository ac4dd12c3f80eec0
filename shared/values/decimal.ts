import type { IssueCode, Params } from '#shared/errors/issue.ts';
import { withoutGroups } from './whole-number.ts';

/** A number with a decimal point; with `whole` where the text may as well mean that one. */
export type ReadDecimal = { decimal: string; whole?: string };

/** One separator before exactly three digits: thousands in one list, decimals in another. */
const DOUBTFUL = /^(-?[1-9]\d{0,2})[.,](\d{3})$/;
/** Whole units in groups, and decimals behind another separator. */
const GROUPED = /^(-?[1-9]\d{0,2}(?:([.,\s])\d{3})(?:\2\d{3})*)(?!\2)[.,](\d+)$/u;
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;

/**
 * A number that may have decimals, as people write it in a file: `1,5`, `1.000,5`, `1 000`. An amount has two decimals,
 * so that three digits are thousands; here `1.000` has two readings. Null for any other text.
 */
export const readDecimal = (input: string): ReadDecimal | null => {
  const text = input.trim();
  const [, units = '', thousands = ''] = DOUBTFUL.exec(text) ?? [];
  if (units !== '') return { decimal: String(Number(`${units}.${thousands}`)), whole: units + thousands };
  const [, groups, , decimals = ''] = GROUPED.exec(text) ?? [];
  if (groups !== undefined) return { decimal: `${withoutGroups(groups)}.${decimals}` };
  const plain = withoutGroups(text);
  return PLAIN.test(plain) ? { decimal: plain.replace(',', '.') } : null;
};

/** A number as forms write it: a decimal comma, as in all three languages, without groups and zeros at the end. */
export const decimalText = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

export type ParsedDecimal = { ok: true; value: number } | { ok: false; code: IssueCode; params?: Params };

/**
 * A number that may have decimals, as people type it in a form or send it as text. Of two readings the one is taken that
 * `decimalText` writes: `1,234`. Which of them `1.234` or `1,000` means is for whoever typed it to say
 * (docs/areas/platform.md#money), unless the field takes one of them alone: nobody works 38500 hours a week. A number of
 * JSON has no separators to read.
 */
export const parseDecimal = (input: string | number, max = Number.POSITIVE_INFINITY): ParsedDecimal => {
  if (typeof input === 'number') return { ok: true, value: input };
  const read = readDecimal(input.replace(/^\s*\u2212/u, '-'));
  if (!read) return { ok: false, code: 'invalid_number' };
  const value = Number(read.decimal);
  const written = decimalText(value);
  return read.whole === undefined || written === input.trim() || Math.abs(Number(read.whole)) > max
    ? { ok: true, value }
    : { ok: false, code: 'ambiguous_number', params: { decimal: written, whole: read.whole } };
};

/** The number that was typed, or null. */
export const typedDecimal = (text: string, max?: number): number | null => {
  const parsed = parseDecimal(text, max);
  return parsed.ok ? parsed.value : null;
};
