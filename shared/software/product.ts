import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { costPeriods } from './cost-period.ts';

/** How a record came to be when nothing is said (docs/areas/software.md#fields). */
export const INSERTED_BY_HAND = 'manual';
export const INSERTED_BY_IMPORT = 'excel';

/**
 * What people fill in; null is empty, and no number of seats means as many as are used (docs/areas/software.md#fields).
 */
export const productFields = z.object({
  name: z.string(),
  url: z.string(),
  seats: z.int().nonnegative().nullable(),
  /** Currency units, for one seat and one period. */
  seat_cost: z.number().nullable(),
  cost_period: z.enum(costPeriods).nullable(),
  renewal_date: z.string().nullable(),
});
export type ProductFields = z.infer<typeof productFields>;

/** What says where a product or licence came from. */
export const insertedFields = {
  /** The import that wrote it last, for undo by import id. */
  excel_import_id: z.string().nullable(),
  insert_method: z.string(),
};

/** A software product as stored. Days are ISO. */
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
