import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { correctHistory } from '#shared/contract/people/correct-history.ts';
import { historyIssues } from '#shared/assignments/periods.ts';
import { issue, type Issue, type IssueCode } from '#shared/errors/issue.ts';
import { isoOf } from '#shared/values/dates.ts';
import { firstDayAfter, lastDayOf } from '#shared/values/last-days.ts';
import type { PersonChoice } from '../form/use-people-search.ts';
import type { HeldPeriod } from './history-lines.ts';

/** A period in the form: days as typed, the last day empty while it goes on. */
export type HistoryRow = {
  key: string;
  employee_id: number;
  /** The person as the page knows them; null for a new row, and for somebody whom the user may not see. */
  person: PersonChoice | null;
  /** Somebody whom the user may not see: the row stays as it is. */
  isMasked: boolean;
  first: string;
  last: string;
};

type SentPeriod = EndpointCall<typeof correctHistory>['body']['periods'][number];

/** The rows newest first; while a first day is no date they stay where they are. */
export const sortedRows = (rows: readonly HistoryRow[]): HistoryRow[] =>
  rows.some(({ first }) => isoOf(first) === undefined)
    ? [...rows]
    : rows.toSorted((one, other) => (isoOf(other.first) ?? '').localeCompare(isoOf(one.first) ?? ''));

export const rowsOf = (periods: readonly HeldPeriod[]): HistoryRow[] =>
  sortedRows(
    periods.map(({ employee: { id, name, team_names: team, avatar }, start_date: first, end_date: end }) => ({
      key: first,
      employee_id: id,
      person: id === 0 ? null : { id, name, team, avatar },
      isMasked: id === 0,
      first,
      last: end === null ? '' : lastDayOf(end),
    })),
  );

/** What the server gets for rows that stand newest first: the whole history, oldest first. */
export const periodsOf = (rows: readonly HistoryRow[]): SentPeriod[] =>
  rows
    .map(({ employee_id, first, last }) => ({
      employee_id,
      start_date: first.trim(),
      end_date: last.trim() === '' ? null : firstDayAfter(last.trim()),
    }))
    .toReversed();

export type RowField = 'employee_id' | 'start_date' | 'end_date';

/** The path of a field in the answers of the server, for the row at a place on screen. */
export const pathOf = (at: number, count: number, field: RowField): string => `periods.${count - 1 - at}.${field}`;

const dayCode = (text: string): IssueCode | undefined =>
  text.trim() === '' ? 'required' : isoOf(text) === undefined ? 'invalid_date' : undefined;

const issuesOfRow = ({ employee_id: id, isMasked, first, last }: HistoryRow, path: (field: RowField) => string) => {
  const issues: Issue[] = [];
  if (id === 0 && !isMasked) issues.push(issue(path('employee_id'), 'required'));
  const start = dayCode(first);
  if (start) issues.push(issue(path('start_date'), start));
  if (last.trim() !== '' && isoOf(last) === undefined) issues.push(issue(path('end_date'), 'invalid_date'));
  return issues;
};

/** What is wrong with the rows, which stand newest first: what was typed, then the days among themselves. */
export const rowIssues = (rows: readonly HistoryRow[]): Issue[] => {
  const typed = rows.flatMap((row, at) => issuesOfRow(row, (field) => pathOf(at, rows.length, field)));
  if (typed.length > 0) return typed;
  return historyIssues(
    periodsOf(rows).map(({ employee_id, start_date, end_date }) => ({
      employee_id,
      start_date: isoOf(start_date) ?? '',
      end_date: isoOf(end_date) ?? null,
    })),
  );
};
