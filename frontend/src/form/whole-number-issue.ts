import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseWholeNumber } from '#shared/values/whole-number.ts';

export type Bounds = { min?: number | undefined; max?: number | undefined };

/** The issue of a typed whole number; undefined if it is valid or empty. */
export const wholeNumberIssue = (path: string, typed: string, { min = 0, max }: Bounds): Issue | undefined => {
  if (typed.trim() === '') return undefined;
  const parsed = parseWholeNumber(typed);
  if (!parsed.ok) return issue(path, parsed.code);
  if (parsed.value < min) return min <= 1 ? issue(path, 'must_be_positive') : issue(path, 'min', { min });
  return max !== undefined && parsed.value > max ? issue(path, 'max', { max }) : undefined;
};
