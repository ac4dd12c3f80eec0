import type { EmployeeOut, FormerEmploymentOut } from '#shared/contract/people/employee.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { formerEmploymentIssues } from '#shared/people/former-employments.rules.ts';
import { isoOf, type IsoDate } from '#shared/values/dates.ts';

/** An earlier employment in the form, as typed. */
export type EmploymentRow = { key: string; start_date: string; active_until: string };
export type EmploymentField = 'start_date' | 'active_until';

/** The rows, latest first. */
export const employmentRows = (former: readonly FormerEmploymentOut[]): EmploymentRow[] =>
  former
    .map(({ start_date, active_until }) => ({ key: active_until, start_date: start_date ?? '', active_until }))
    .toReversed();

export const employmentPath = (at: number, field: EmploymentField): string => `former_employments.${at}.${field}`;

const typedIssues = ({ start_date: first, active_until: last }: EmploymentRow, at: number): Issue[] => [
  ...(first.trim() !== '' && isoOf(first) === undefined
    ? [issue(employmentPath(at, 'start_date'), 'invalid_date')]
    : []),
  ...(last.trim() === '' ? [issue(employmentPath(at, 'active_until'), 'required')] : []),
  ...(last.trim() !== '' && isoOf(last) === undefined
    ? [issue(employmentPath(at, 'active_until'), 'invalid_date')]
    : []),
];

const asStored = (rows: readonly { start_date: string | null; active_until: string }[]) =>
  rows.map(({ start_date: first, active_until: last }) => ({
    start_date: isoOf(first) ?? null,
    active_until: isoOf(last) ?? '',
  }));

/** What is wrong with the rows: what was typed, then what the API's rules say. */
export const employmentIssues = (person: EmployeeOut, rows: readonly EmploymentRow[], today: IsoDate): Issue[] => {
  const typed = rows.flatMap(typedIssues);
  if (typed.length > 0) return typed;
  const before = { former_employments: asStored(person.former_employments ?? []) };
  return formerEmploymentIssues(before, asStored(rows), { start_date: isoOf(person.start_date) ?? null }, today);
};

/** The rows as the API takes them. */
export const sentEmployments = (rows: readonly EmploymentRow[]) =>
  rows.map(({ start_date, active_until }) => ({ start_date: start_date.trim(), active_until: active_until.trim() }));
