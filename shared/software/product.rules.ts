import { issue, type Issue } from '#shared/errors/issue.ts';
import { monthsOf } from './cost-period.ts';
import type { ProductFields } from './product.ts';

export const PRODUCT_NAME_MAX = 100;
export const SEATS_MAX = 1_000_000;
/** A product stands in the segment of renewals from this many days before its date on. */
export const RENEWAL_DAYS = 60;

/** Its feed tells of it from this many days before. */
export const RENEWAL_NOTICE_DAYS = 30;

/** Both in the words that were given (docs/areas/software.md#product). */
export const productIssues = ({
  name,
  url,
}: {
  name: string | null | undefined;
  url: string | null | undefined;
}): Issue[] => [...(name ? [] : [issue('name', 'enter_name')]), ...(url ? [] : [issue('url', 'enter_url')])];

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** What a product comes to: the seats that were bought are paid, used or not; without a number those in use are. */
export const productCost = (
  { seats, seat_cost: cost, cost_period: period }: Pick<ProductFields, 'seats' | 'seat_cost' | 'cost_period'>,
  active: number,
): { monthly: number | null; yearly: number | null } => {
  if (cost === null) return { monthly: null, yearly: null };
  const perMonth = (cost * (seats ?? active)) / monthsOf[period ?? 'month'];
  return { monthly: cents(perMonth), yearly: cents(perMonth * 12) };
};

/** What the licences of people who left come to in a month; null without a cost. */
export const leftCost = (
  { seat_cost: cost, cost_period: period }: Pick<ProductFields, 'seat_cost' | 'cost_period'>,
  left: number,
): number | null => (cost === null ? null : cents((cost * left) / monthsOf[period ?? 'month']));

/** Negative when more people use it than seats were bought; null without a number of seats. */
export const seatsFree = ({ seats }: Pick<ProductFields, 'seats'>, active: number): number | null =>
  seats === null ? null : seats - active;

/** `slack.com` of `https://www.slack.com/intl`: what logos and suggestions go by. */
export const domainOf = (url: string): string => {
  const withScheme = url.includes('://') ? url : `https://${url}`;
  return URL.canParse(withScheme) ? new URL(withScheme).hostname.replace(/^www\./, '') : '';
};
