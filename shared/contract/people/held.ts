import * as z from 'zod';
import { acceptances } from '#shared/assets/asset.ts';
import { plannedOut } from '#shared/contract/records/planned.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id, version } from '#shared/values/wire.ts';

/** A vehicle that a person holds. */
export const heldVehicle = z.object({
  id,
  version,
  name: z.string(),
  type: z.string(),
  plate: z.string().nullable(),
  /** In EUR, at its yearly cost of today; null while that is not known. */
  cost_monthly: z.number().nullable(),
  /** The first day; one that lies ahead is planned. */
  start_date: dmyDate,
  /** The first day on which the person does not have it any more; null while no end is known. */
  end_date: dmyDate.nullable(),
  ...plannedOut,
});

export const heldAsset = z.object({
  id,
  version,
  name: z.string(),
  serial_number: z.string().nullable(),
  /** A link to the picture, valid for a short time; null without one. */
  picture: z.string().nullable(),
  acceptance: z.enum(acceptances).nullable(),
  start_date: dmyDate,
  end_date: dmyDate.nullable(),
  ...plannedOut,
});

export const heldLicense = z.object({
  id,
  version,
  /** Name of the product. */
  name: z.string(),
  product_id: id,
  /** The name of its icon, for products that are well known. */
  product_logo: z.string().nullable(),
  username: z.string().nullable(),
  /** What its seat costs a month in EUR, today; null while it is not active or its cost is not known. */
  cost_monthly: z.number().nullable(),
  /** The same, not rounded: the sum of several is rounded once. */
  cost_exact: z.number().nullable(),
  start_date: dmyDate,
  end_date: dmyDate.nullable(),
  ...plannedOut,
});

/** All that a person holds. */
export const held = z.object({
  vehicles: z.array(heldVehicle),
  assets: z.array(heldAsset),
  licences: z.array(heldLicense),
});
export type Held = z.output<typeof held>;
