import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseDmy } from '#shared/values/dates.ts';

/** The issues of a typed day that may be left out. */
export const dateIssues = (path: string, day: string): Issue[] =>
  day.trim() !== '' && parseDmy(day) === null ? [issue(path, 'invalid_date')] : [];
