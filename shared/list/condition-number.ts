import { parseDecimal, type ParsedDecimal } from '#shared/values/decimal.ts';
import { parseMoney } from '#shared/values/money.ts';
import { parseWholeNumber } from '#shared/values/whole-number.ts';
import type { ColumnKind } from './column.ts';

/** An amount that may be negative, as a list can be narrowed by any number. */
const parseAmount = (text: string): ParsedDecimal => {
  const isNegative = /^[-\u2212]/u.test(text);
  const parsed = parseMoney(isNegative ? text.slice(1) : text);
  return parsed.ok && isNegative ? { ok: true, value: -parsed.value } : parsed;
};

/** The number that a column is compared with, read as the form of that column reads it. */
export const parseConditionNumber = (kind: ColumnKind, value: string | number): ParsedDecimal => {
  if (typeof value === 'number') return { ok: true, value };
  const text = value.trim();
  if (kind === 'money') return parseAmount(text);
  // A column of whole numbers can be compared with 1,5, and knows 1.000 for a thousand.
  const whole = kind === 'number' ? undefined : parseWholeNumber(text);
  return whole?.ok ? whole : parseDecimal(text);
};
