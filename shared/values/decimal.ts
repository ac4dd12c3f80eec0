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
