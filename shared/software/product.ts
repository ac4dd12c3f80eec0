import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { costPeriods } from './cost-period.ts';

/** The insert method of a record whose request states none (docs/areas/software.md#fields). */
export const INSERTED_BY_HAND = 'manual';
export const INSERTED_BY_IMPORT = 'excel';

/**
 * The fields that people fill in; null is empty, and seats without a number are unlimited
 * (docs/areas/software.md#fields).
 */
export const productFields = z.object({
  name: z.string(),
  url: z.string(),
  seats: z.int().nonnegative().nullable(),
  /** The cost of one seat for one period, in currency units. */
  seat_cost: z.number().nullable(),
  cost_period: z.enum(costPeriods).nullable(),
  renewal_date: z.string().nullable(),
});
export type ProductFields = z.infer<typeof productFields>;

/** The origin of a product or licence. */
export const insertedFields = {
  /** The import that wrote the record last, for undo by import id. */
  excel_import_id: z.string().nullable(),
  insert_method: z.string(),
};

/** A stored software product. Days are ISO. */
export const product = productFields.extend({
  id,
  version,
  deleted: flag,
  date_enabled: z.string(),
  date_deactivated: z.string().nullable(),
  created_at: z.string(),
  ...insertedFields,
  ...extrasFields,
});
export type Product = z.infer<typeof product>;
