import type { ParsedAmount } from './money.ts';

const WHOLE = /^-?\d+$/;
const DECIMALS = /^-?\d+[.,]\d+$/;
/** Groups of three digits after one separator (dot, comma or space): a whole number has no decimals to take them for. */
const GROUPED = /^-?[1-9]\d{0,2}([.,\s])\d{3}(?:\1\d{3})*$/u;

/** A whole number as people write it, without what separates its thousands; any other text as it is. */
export const withoutGroups = (text: string): string => (GROUPED.test(text) ? text.replaceAll(/[.,\s]/gu, '') : text);

/**
 * Parses a whole number as people type it, `1000` or `1.000`; the caller checks its bounds. A number of JSON has no
 * separators to read (docs/areas/platform.md#money).
 */
export const parseWholeNumber = (input: string | number): ParsedAmount => {
  if (typeof input === 'number') {
    return Number.isInteger(input) ? { ok: true, value: input } : { ok: false, code: 'whole_number' };
  }
  const text = withoutGroups(input.trim());
  if (WHOLE.test(text)) return { ok: true, value: Number(text) };
  return { ok: false, code: DECIMALS.test(text) ? 'whole_number' : 'invalid_number' };
};

/** The whole number that was typed, or null. */
export const typedWhole = (text: string): number | null => {
  const parsed = parseWholeNumber(text);
  return parsed.ok ? parsed.value : null;
};
