import type { IssueCode } from '#shared/errors/issue.ts';

export const MONEY_MAX = 999_999_999.99;
const AMOUNT = /^-?\d+(?:[.,]\d{1,2})?$/;

export type ParsedAmount = { ok: true; value: number } | { ok: false; code: IssueCode };

/**
 * Parses an amount in currency units as people type it: at most one separator (comma or dot), at most two decimals.
 * `1.234,56` is refused, because guessing corrupts money (docs/areas/platform.md#money).
 */
export const parseMoney = (input: string | number): ParsedAmount => {
  const text = String(input).trim();
  if (!AMOUNT.test(text)) return { ok: false, code: 'invalid_number' };
  const value = Number(text.replace(',', '.'));
  if (value < 0) return { ok: false, code: 'must_be_positive' };
  if (value > MONEY_MAX) return { ok: false, code: 'invalid_number' };
  return { ok: true, value };
};

/** Sums amounts in cents, so that no floating-point error adds up. */
export const sumMoney = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100;

const belgian = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A Belgian amount without a currency sign: `1.234,50` for `1234.5`. */
export const formatAmount = (value: number): string => belgian.format(value);
