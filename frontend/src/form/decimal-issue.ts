import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseDecimal } from '#shared/values/decimal.ts';

type Limits = { max?: number; isPositive?: boolean };

/** The issue of a typed number that may have decimals; undefined if it is valid or empty. Without limits any number is. */
export const decimalIssue = (path: string, typed: string, limits?: Limits): Issue | undefined => {
  if (typed.trim() === '') return undefined;
  const parsed = parseDecimal(typed, limits?.max);
  if (!parsed.ok) return issue(path, parsed.code, parsed.params);
  if (!limits) return undefined;
  const { max, isPositive = false } = limits;
  if (parsed.value < 0 || (isPositive && parsed.value === 0)) return issue(path, 'must_be_positive');
  return max !== undefined && parsed.value > max ? issue(path, 'max', { max }) : undefined;
};
