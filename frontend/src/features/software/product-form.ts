import type { ProductDetails } from '#shared/contract/software/product.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { productIssues, SEATS_MAX } from '#shared/software/product.rules.ts';
import type { CostPeriod } from '#shared/software/cost-period.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { parseLink } from '#shared/values/link.ts';
import { parseMoney } from '#shared/values/money.ts';
import { typedNumber } from '../../form/typed-number.ts';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';

/** The values of the forms: text as typed, in wire spelling, so that invalid input is kept. */
export type ProductForm = {
  name: string;
  url: string;
  seats: string;
  seat_cost: string;
  cost_period: CostPeriod;
  renewal_date: string;
};

export const emptyProduct: ProductForm = {
  name: '',
  url: '',
  seats: '',
  seat_cost: '',
  cost_period: 'month',
  renewal_date: '',
};

export const formOf = (product: ProductDetails): ProductForm => ({
  name: product.name,
  url: product.url,
  seats: product.seats === null ? '' : String(product.seats),
  seat_cost: product.seat_cost === null ? '' : typedNumber(product.seat_cost),
  cost_period: product.cost_period ?? 'month',
  renewal_date: product.renewal_date ?? '',
});

const seatIssues = (typed: string): Issue[] => {
  const seatIssue = wholeNumberIssue('seats', typed, { max: SEATS_MAX });
  return seatIssue ? [seatIssue] : [];
};

const costIssues = (typed: string): Issue[] => {
  const parsed = typed === '' ? { ok: true as const } : parseMoney(typed);
  return parsed.ok ? [] : [issue('seat_cost', parsed.code, parsed.params)];
};

/** The issues by the same rules as the API (docs/areas/software.md#product), then those of text that cannot be read. */
export const formIssues = ({ name, url, seats, seat_cost: cost, renewal_date: renewal }: ProductForm): Issue[] => [
  ...productIssues({ name, url: url.trim() }),
  ...(url.trim() !== '' && parseLink(url.trim()) === null ? [issue('url', 'invalid_link')] : []),
  ...seatIssues(seats),
  ...costIssues(cost.trim()),
  ...(renewal.trim() !== '' && parseDmy(renewal) === null ? [issue('renewal_date', 'invalid_date')] : []),
];
