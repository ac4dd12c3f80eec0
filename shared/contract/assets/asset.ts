import * as z from 'zod';
import { policyRow } from '#shared/contract/contracts/policy.ts';
import { plannedOut } from '#shared/contract/records/planned.ts';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import { SERIAL_MAX, VENDOR_MAX } from '#shared/assets/asset.rules.ts';
import { holderWarnings } from '#shared/assignments/planned.ts';
import { acceptances } from '#shared/assets/asset.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { line } from '#shared/values/text.ts';
import { cleared, flag, id, personRef, version } from '#shared/values/wire.ts';

/** The fields of an asset in a request: all optional, so that the rules can name the missing ones. */
export const assetFieldsIn = {
  assetTypeId: cleared(z.int()),
  owner_employee_id: personRef.optional(),
  /** Without VAT. */
  price: cleared(wireMoney),
  vendor: cleared(line(VENDOR_MAX)),
  serial_number: cleared(line(SERIAL_MAX)),
};

export const assetBody = z.strictObject(assetFieldsIn);
export type AssetBody = z.output<typeof assetBody>;

/** Soft findings: another active asset has this serial number (docs/areas/assets.md#serial-number). */
export const assetWarnings = z.array(z.enum(['duplicate_serial', ...holderWarnings]));

export const assetOut = z.object({
  id,
  version,
  assetTypeId: id,
  /** The name of its type. */
  name: z.string(),
  /** The number on its sticker: A-00042. */
  label: z.string(),
  /** A link to the picture of its type on the files host. */
  picture: z.string().nullable(),
  /** The price in EUR, without VAT. */
  price: z.number().nullable(),
  vendor: z.string().nullable(),
  serial_number: z.string().nullable(),
  /** 0 is nobody: in stock. */
  owner_employee_id: z.int(),
  owner_employee_name: z.string().nullable(),
  /** A link to the picture, valid for a short time; null without one. */
  owner_employee_avatar: z.string().nullable(),
  /** The day from which the owner has it. */
  owner_since: dmyDate.nullable(),
  /** `awaiting` until it is known whether the owner accepts it; null without an owner. */
  acceptance: z.enum(acceptances).nullable(),
  /** The last day on which somebody saw it; null when nobody did. */
  last_checked: dmyDate.nullable(),
  deleted: flag,
  ...plannedOut,
});
export type AssetOut = z.output<typeof assetOut>;

/** A line of the list. */
export const assetRow = assetOut.extend({
  owner_team_names: z.string().nullable(),
  ...policyRow,
  ...extrasRow,
});
export type AssetRowOut = z.output<typeof assetRow>;

export const assetDetails = assetOut.extend({
  /** False for a team manager who sees the asset because nobody owns it. Rights are needed besides. */
  may_change: z.boolean(),
  /** Its last check; null when nobody checked it. */
  last_check: z
    .object({
      date: dmyDate,
      /** The name of who checked it. */
      by: z.string(),
      note: z.string().nullable(),
    })
    .nullable(),
  tags: extrasRow.tags,
  created_at: z.string(),
  warnings: assetWarnings,
});
export type AssetDetails = z.output<typeof assetDetails>;
