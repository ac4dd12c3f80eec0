import type { IssueCode } from '#shared/errors/issue.ts';

export const MONEY_MAX = 999_999_999.99;
const AMOUNT = /^-?\d+(?:[.,]\d{1,2})?$/;

export type ParsedAmount = { ok: true; value: number } | { ok: false; code: IssueCode };

/**
 * Currency units from what people type: at most one separator (comma or dot), at most two decimals; `1.234,56` is
 * refused because guessing corrupts money (docs/areas/platform.md#money).
 */
export const parseMoney = (input: string | number): ParsedAmount => {
  const text = String(input).trim();
  if (!AMOUNT.test(text)) return { ok: false, code: 'invalid_number' };
  const value = Number(text.replace(',', '.'));
  if (value < 0) return { ok: false, code: 'must_be_positive' };
  if (value > MONEY_MAX) return { ok: false, code: 'invalid_number' };
  return { ok: true, value };
};

/** Sums without floating-point dust: cents inside, units outside. */
export const sumMoney = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100;

const belgian = new Intl.NumberFormat('nl-BE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1234.5` → `1.234,50`, without a currency sign. */
export const formatAmount = (value: number): string => belgian.format(value);
