import type { ParsedAmount } from './money.ts';

const WHOLE = /^-?\d{1,9}$/;
const DECIMALS = /^-?\d+[.,]\d+$/;

/** Parses a whole number as people type it; the caller checks its bounds. */
export const parseWholeNumber = (input: string | number): ParsedAmount => {
  const text = String(input).trim();
  if (WHOLE.test(text)) return { ok: true, value: Number(text) };
  return { ok: false, code: DECIMALS.test(text) ? 'whole_number' : 'invalid_number' };
};
