import { issue, type Issue } from '#shared/errors/issue.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import type { KeyScope } from './key-scopes.ts';

export const KEY_NAME_MAX = 60;
/** A key that nobody renews ends within a year. */
export const KEY_DAYS_MAX = 366;

export type KeyTerms = {
  readonly name: string;
  readonly scopes: readonly string[];
  /** Null for a day that was not entered. */
  readonly expires_on: IsoDate | null;
};

const nameIssues = (name: string): Issue[] => {
  if (isBlank(name)) return [issue('name', 'required')];
  return name.length > KEY_NAME_MAX ? [issue('name', 'too_long', { max: KEY_NAME_MAX })] : [];
};

const scopeIssues = (scopes: readonly string[], toGive: readonly KeyScope[]): Issue[] => {
  if (scopes.length === 0) return [issue('scopes', 'required')];
  const known: readonly string[] = toGive;
  return scopes.every((scope) => known.includes(scope))
    ? []
    : [issue('scopes', 'invalid_value', { allowed: toGive.join(', ') })];
};

const endIssues = (day: IsoDate | null, today: IsoDate): Issue[] => {
  if (day === null) return [issue('expires_on', 'required')];
  if (day < today) return [issue('expires_on', 'date_before_min', { min: toDmy(today) })];
  const last = addDays(today, KEY_DAYS_MAX);
  return day > last ? [issue('expires_on', 'date_after_max', { max: toDmy(last) })] : [];
};

/** What is wrong with a new key of a user who may give these scopes. */
export const apiKeyIssues = (
  { name, scopes, expires_on }: KeyTerms,
  { today, toGive }: { today: IsoDate; toGive: readonly KeyScope[] },
): Issue[] => [...nameIssues(name), ...scopeIssues(scopes, toGive), ...endIssues(expires_on, today)];
