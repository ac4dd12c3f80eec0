import type { IssueCode, Params } from '#shared/errors/issue.ts';
import { formatsOf } from './formats.ts';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';

export const MONEY_MAX = 999_999_999.99;

export type ParsedAmount = { ok: true; value: number } | { ok: false; code: IssueCode; params?: Params };

const CURRENCY = /^(?:€|EUR)\s*|\s*(?:€|EUR)$/giu;
/** Whole units in groups of three with one separator (dot, comma or space) and a decimal part after another one. */
const GROUPED = /^([1-9]\d{0,2})([.,\s])(\d{3})((?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/u;
/** Digits without groups. A comma or dot before one or two digits is the decimal one. */
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/u;

/** The digits of an amount in the notation of JavaScript, or null. */
const plainDigits = (text: string): string | null => {
  const plain = PLAIN.exec(text);
  if (plain) return `${plain[1] ?? ''}.${plain[2] ?? '0'}`;
  const groups = GROUPED.exec(text);
  if (!groups) return null;
  const [, first = '', separator = '', second = '', more = '', cents = '0'] = groups;
  return `${first}${second}${more.replaceAll(separator, '')}.${cents}`;
};

/** A number of JSON or of a cell has no separators to read: it may have two decimals. */
const isInCents = (value: number): boolean => Number(value.toFixed(2)) === value;

/** A Belgian amount without a currency sign: `1.234,50` for `1234.5`. */
export const formatAmount = (value: number, language: Language = DEFAULT_LANGUAGE): string =>
  formatsOf(language).amount(value);

/**
 * Reads an amount in currency units as Belgians write it: `€ 31.500,00`, `45 990,00 EUR`, `25.400`, `1249.9`. Of two
 * different separators the last is the decimal one; a single one before exactly three digits groups thousands
 * (docs/areas/platform.md#money).
 */
export const parseMoney = (input: string | number): ParsedAmount => {
  const text = String(input).trim();
  const amount = text.replace(CURRENCY, '').trim();
  const isNegative = /^[-−]\s*/u.test(amount);
  const digits = plainDigits(amount.replace(/^[-−]\s*/u, '').replace(CURRENCY, ''));
  if (!/\d/u.test(text) || /[a-z]/iu.test(amount)) return { ok: false, code: 'invalid_number' };
  if (digits === null || (typeof input === 'number' && !isInCents(input))) return { ok: false, code: 'invalid_amount' };
  const value = Number(digits);
  if (isNegative && value > 0) return { ok: false, code: 'must_be_positive' };
  if (value > MONEY_MAX) return { ok: false, code: 'max', params: { max: formatAmount(MONEY_MAX) } };
  return { ok: true, value };
};

/** An amount in currency units, to the cent. Half a cent goes up, which the nearest binary fraction may lie below. */
export const toCent = (amount: number): number => {
  const cents = amount * 100;
  const isNearHalf = Math.abs(cents - Math.floor(cents) - 0.5) < 0.000_001;
  // Decimals are only written where they decide: estimates ask of every vehicle.
  return Math.round(isNearHalf ? Number(cents.toFixed(6)) : cents) / 100;
};

export const inCents = (amount: number | null): number => Math.round((amount ?? 0) * 100);

/** Sums amounts in cents, so that no floating-point error adds up. */
export const sumMoney = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + inCents(amount), 0) / 100;

/** Sums amounts that are not rounded, to the cent: thirds of a price add up to it. */
export const exactSum = (amounts: readonly (number | null)[]): number =>
  toCent(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0));
