import * as z from 'zod';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import { employeeBrief } from '#shared/contract/records/held-periods.ts';
import { failsWith } from '#shared/errors/issue.ts';
import { PRODUCT_NAME_MAX, SEATS_MAX } from '#shared/software/product.rules.ts';
import { costPeriods } from '#shared/software/cost-period.ts';
import { dmyDate, wireDate } from '#shared/values/wire-date.ts';
import { line, nameLine } from '#shared/values/text.ts';
import { wireLink } from '#shared/values/wire-link.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared, drawnId, flag, id, version } from '#shared/values/wire.ts';

const seats = wireWholeNumber.pipe(z.int().nonnegative().max(SEATS_MAX));

/** The fields of a product in a request: all optional, so that the rules can name the missing ones. */
export const productFieldsIn = {
  name: cleared(nameLine(PRODUCT_NAME_MAX)),
  url: cleared(wireLink),
  /** Number of seats bought; blank is no limit. */
  seats: cleared(seats),
  /** The cost of one seat for one period. */
  seat_cost: cleared(wireMoney),
  /** A month by default. */
  cost_period: cleared(z.enum(costPeriods)),
  renewal_date: cleared(wireDate),
};

export const productBody = z.strictObject(productFieldsIn);
export type ProductBody = z.output<typeof productBody>;

const INSERT_METHOD_MAX = 40;
const isNumberOfImport = (stated: string): boolean => drawnId.safeParse(stated.toUpperCase()).success;
/**
 * The origin of a record, as stated by the caller who adds it (docs/areas/software.md#fields). The undo of an import
 * trusts its number, so that is not stated.
 */
export const insertedIn = {
  excel_import_id: cleared(
    z
      .union([line(60), z.int().transform(String)])
      .refine((stated) => !isNumberOfImport(stated), failsWith('number_of_import')),
  ),
  insert_method: line(INSERT_METHOD_MAX).optional(),
};

const count = z.int().nonnegative();

export const productOut = z.object({
  id,
  version,
  name: z.string(),
  url: z.string(),
  /** The host of the URL. */
  domain: z.string(),
  /** Name of its icon in the catalogue; null shows the first letter instead. */
  logo: z.string().nullable(),
  seats: count.nullable(),
  /** Licences in use, of all people. */
  active_count: count,
  inactive_count: count,
  /** Active licences of people who left. */
  left_count: count,
  /** The cost per month of the licences of people who left. */
  left_cost: z.number().nullable(),
  /** The seats that nobody uses, negative when more are in use than were bought; null without a number of seats. */
  seats_free: z.int().nullable(),
  /** The cost per month of seats that were bought and are not used; null without a known cost. */
  unused_cost: z.number().nullable(),
  seat_cost: z.number().nullable(),
  cost_period: z.enum(costPeriods).nullable(),
  cost_monthly: z.number().nullable(),
  cost_yearly: z.number().nullable(),
  renewal_date: dmyDate.nullable(),
  date_enabled: dmyDate,
  date_deactivated: dmyDate.nullable(),
  active: flag,
  deleted: flag,
});
export type ProductOut = z.output<typeof productOut>;

/** A line of the list. */
export const productRow = productOut.extend(extrasRow);
export type ProductRowOut = z.output<typeof productRow>;

const amount = z.number().nonnegative();
/**
 * The sums of a list of products in EUR, deleted ones left out. For a team manager the cost of their own people's
 * licences; seats are bought for the company, so those that nobody uses are not theirs, and null.
 */
export const productTotals = z.object({
  cost_monthly: amount,
  cost_yearly: amount,
  unused_seats: count.nullable(),
  unused_cost: amount.nullable(),
});
export type ProductTotals = z.output<typeof productTotals>;

export const productDetails = productOut.extend({
  tags: extrasRow.tags,
  created_at: z.string(),
  excel_import_id: z.string().nullable(),
  insert_method: z.string(),
  /** The first people in sight who use it. */
  employees: z.array(employeeBrief),
});
export type ProductDetails = z.output<typeof productDetails>;
