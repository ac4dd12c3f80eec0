import * as z from 'zod';
import { period } from '#shared/assignments/periods.ts';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';

/** Whether the owner has accepted the asset; an asset of nobody waits for nobody (docs/areas/assets.md#acceptance). */
export const acceptances = ['awaiting', 'accepted', 'refused'] as const;

/**
 * What people fill in: money in currency units without VAT, null is empty, owner 0 is nobody
 * (docs/areas/assets.md#fields).
 */
export const assetFields = z.object({
  assetTypeId: id,
  owner_employee_id: z.int().nonnegative(),
  price: z.number().nullable(),
  vendor: z.string().nullable(),
  serial_number: z.string().nullable(),
});
export type AssetFields = z.infer<typeof assetFields>;

/** Somebody saw the asset on a day (docs/areas/assets.md#stock-taking). */
const assetCheck = z.object({
  date: z.string(),
  /** The name of the user, or of the API key, as of then. */
  by: z.string(),
  note: z.string().nullable(),
});
export type AssetCheck = z.infer<typeof assetCheck>;

/** An asset as stored. */
export const asset = assetFields.extend({
  id,
  version,
  deleted: flag,
  acceptance: z.enum(acceptances).nullable(),
  created_at: z.string(),
  /** The import that wrote the asset last, for undo by import id. */
  import_id: z.string().nullable(),
  /** The periods of ownership, oldest first. */
  periods: z.array(period),
  /** The check of the latest day; assets of before have none. */
  last_check: assetCheck.nullish(),
  /** The checks before the last one, latest first. */
  earlier_checks: z.array(assetCheck).optional(),
  ...extrasFields,
});
export type Asset = z.infer<typeof asset>;
