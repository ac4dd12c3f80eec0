import { issue, type Issue } from '#shared/errors/issue.ts';
import { toCent } from '#shared/values/money.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { monthsOf } from './cost-period.ts';
import type { ProductFields } from './product.ts';

export const PRODUCT_NAME_MAX = 100;
export const SEATS_MAX = 1_000_000;
/** A product is in the segment of renewals from this many days before its renewal date. */
export const RENEWAL_DAYS = 60;

/** The feed of a product announces its renewal this many days before. */
export const RENEWAL_NOTICE_DAYS = 30;

/** Name and URL are required, with prescribed messages (docs/areas/software.md#product). */
export const productIssues = ({
  name,
  url,
}: {
  name: string | null | undefined;
  url: string | null | undefined;
}): Issue[] => [
  ...(isBlank(name ?? '') ? [issue('name', 'enter_name')] : []),
  ...(url ? [] : [issue('url', 'enter_url')]),
];

/** The issue of a product whose name another product in use has. */
export const nameTaken: Issue = { path: 'name', code: 'invalid_value', message: 'Another product has this name' };

/** What seats cost, in EUR; null while the cost of a seat is not known. */
export type SeatsCost = { monthly: number | null; yearly: number | null };

/** What seats of a product cost a month, not rounded, for sums; null without a known cost. */
export const exactCost = (
  { seat_cost: cost, cost_period: period }: Pick<ProductFields, 'seat_cost' | 'cost_period'>,
  seats: number,
): number | null => (cost === null ? null : (cost * seats) / monthsOf[period ?? 'month']);

/** The cost of a number of seats of a product; of one, that of a licence (docs/areas/software.md#cost-and-seats). */
export const seatsCost = (product: Pick<ProductFields, 'seat_cost' | 'cost_period'>, seats: number): SeatsCost => {
  const perMonth = exactCost(product, seats);
  if (perMonth === null) return { monthly: null, yearly: null };
  return { monthly: toCent(perMonth), yearly: toCent(perMonth * 12) };
};

/** The cost of a product: all bought seats count, used or not; without a number of seats those in use count. */
export const productCost = (
  product: Pick<ProductFields, 'seats' | 'seat_cost' | 'cost_period'>,
  active: number,
): SeatsCost => seatsCost(product, product.seats ?? active);

/** The free seats: negative when more people use it than seats were bought, null without a number of seats. */
export const seatsFree = ({ seats }: Pick<ProductFields, 'seats'>, active: number): number | null =>
  seats === null ? null : seats - active;

/** The seats that are paid and not used: never negative, and 0 without a number of seats. */
export const unusedSeats = ({ seats }: Pick<ProductFields, 'seats'>, active: number): number =>
  Math.max(0, (seats ?? active) - active);

/** What the seats that are not used cost a month; null without a number or a cost of seats. */
export const unusedCost = (
  product: Pick<ProductFields, 'seats' | 'seat_cost' | 'cost_period'>,
  active: number,
): number | null => (product.seats === null ? null : seatsCost(product, unusedSeats(product, active)).monthly);

/** The domain that logos and suggestions are found by: `slack.com` for `https://www.slack.com/intl`. */
export const domainOf = (url: string): string => {
  const withScheme = url.includes('://') ? url : `https://${url}`;
  return URL.canParse(withScheme) ? new URL(withScheme).hostname.replace(/^www\./, '') : '';
};
