import { assetActs } from '#functions/assets/asset-acts.ts';
import { contractActs } from '#functions/contracts/contract-acts.ts';
import { vehicleActs } from '#functions/fleet/vehicle-acts.ts';
import type { BulkActs } from '#functions/platform/records/record-kind.ts';
import { licenseActs } from '#functions/software/license-acts.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import type { BulkAct } from '#shared/records/bulk-acts.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { BulkChoice } from './bulk-edit.ts';

/** The run that undoes an act on many records. */
export const BULK_ACT_UNDO_KIND = 'bulk_act-undo';

export type BulkActInput = {
  object: ObjectType;
  choice: BulkChoice;
  act: BulkAct;
  to: number;
  day: IsoDate | null;
  note?: string | null;
};

/** The kinds with acts of their own (`bulkActs` of `kindFacts`). */
export const kindsWithActs: Partial<Record<ObjectType, BulkActs>> = {
  car: vehicleActs,
  asset: assetActs,
  software_license: licenseActs,
  contract: contractActs,
};

/** The rights of an act on records of a kind, and how it is done. Throws `form_invalid` where the kind lacks the act. */
export const actOf = (object: ObjectType, act: BulkAct) => {
  const rights = kindFacts[object].bulkActs[act];
  const acts = kindsWithActs[object];
  if (rights && acts) return { ...rights, acts };
  const allowed = Object.keys(kindFacts[object].bulkActs).join(', ') || 'none';
  throw new AppError('form_invalid', { fields: [issue('act', 'invalid_value', { allowed })] });
};
