import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { WageOut } from '#shared/contract/people/employee.ts';
import type { setWages } from '#shared/contract/people/set-wages.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { isPaid, type WageType } from '#shared/people/wage.ts';
import { wageIssues } from '#shared/people/wage.rules.ts';
import { isoOf, type IsoDate } from '#shared/values/dates.ts';
import { parseMoney } from '#shared/values/money.ts';
import { format } from '../../ui/format.ts';

/** A wage in the form, as typed. */
export type WageRow = { key: string; type: WageType | ''; amount: string; from: string };
export type WageField = 'type' | 'amount' | 'from';

type SentWage = EndpointCall<typeof setWages>['body']['wages'][number];

/** The rows, latest first, as the card has them. */
export const wageRows = (wages: readonly WageOut[]): WageRow[] =>
  wages
    .map(({ type, amount, from }) => ({
      key: from,
      type,
      amount: amount === null ? '' : format().amount(amount),
      from,
    }))
    .toReversed();

export const wagePath = (at: number, field: WageField): string => `wages.${at}.${field}`;

const amountOf = (text: string): number | null => {
  const parsed = parseMoney(text);
  return text.trim() !== '' && parsed.ok ? parsed.value : null;
};

const typedIssues = ({ type, amount, from }: WageRow, at: number): Issue[] => {
  const parsed = parseMoney(amount);
  return [
    ...(type === '' ? [issue(wagePath(at, 'type'), 'required')] : []),
    ...(isPaid(type) && amount.trim() === '' ? [issue(wagePath(at, 'amount'), 'required')] : []),
    ...(amount.trim() !== '' && !parsed.ok ? [issue(wagePath(at, 'amount'), parsed.code, parsed.params)] : []),
    ...(from.trim() === '' ? [issue(wagePath(at, 'from'), 'required')] : []),
    ...(from.trim() !== '' && isoOf(from) === undefined ? [issue(wagePath(at, 'from'), 'invalid_date')] : []),
  ];
};

/** What is wrong with the rows: what was typed, then what the API's rules say. */
export const wageRowIssues = (before: readonly WageOut[], rows: readonly WageRow[], today: IsoDate): Issue[] => {
  const typed = rows.flatMap(typedIssues);
  if (typed.length > 0) return typed;
  const stored = before.map((each) => ({ ...each, from: isoOf(each.from) ?? '' }));
  const asked = rows.flatMap(({ type, amount, from }) =>
    type === '' ? [] : [{ type, amount: amountOf(amount), from: isoOf(from) ?? '' }],
  );
  return wageIssues(stored, asked, today);
};

/** The rows as the API takes them. */
export const sentWages = (rows: readonly WageRow[]): SentWage[] =>
  rows.flatMap(({ type, amount, from }) => (type === '' ? [] : [{ type, amount, from: from.trim() }]));
