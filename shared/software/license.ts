import * as z from 'zod';
import { period } from '#shared/assignments/periods.ts';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { insertedFields } from './product.ts';

/** A stored licence: a product that a person may use. Days are ISO. */
export const license = z.object({
  id,
  version,
  product_id: id,
  employee_id: id,
  username: z.string().nullable(),
  /** 1: deactivated. */
  deleted: flag,
  /** First day of the running or last period. */
  date_enabled: z.string(),
  date_deactivated: z.string().nullable(),
  created_at: z.string(),
  /** The periods in which people had it, oldest first. */
  periods: z.array(period),
  ...insertedFields,
  ...extrasFields,
});
export type License = z.infer<typeof license>;
