import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { ownerDateIssues } from '#shared/assets/asset.rules.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { firstDayAfter } from '#shared/values/last-days.ts';
import { parseMoney } from '#shared/values/money.ts';
import { dateIssues } from '../../form/date-issues.ts';
import { typedNumber } from '../../form/typed-number.ts';

/** The values of the edit form: text as typed, in wire spelling, so that invalid input is kept. */
export type AssetForm = {
  assetTypeId: number;
  owner_employee_id: number;
  price: string;
  vendor: string;
  serial_number: string;
};

/** The first day of the new owner and the last day of the old one, which are not part of the asset. */
export type OwnerDays = { start_date_new_owner: string; end_date_old_owner: string };

export const formOf = (asset: AssetDetails): AssetForm => ({
  assetTypeId: asset.assetTypeId,
  owner_employee_id: asset.owner_employee_id,
  price: asset.price === null ? '' : typedNumber(asset.price),
  vendor: asset.vendor ?? '',
  serial_number: asset.serial_number ?? '',
});

export const priceIssues = (price: string): Issue[] => {
  const parsed = price.trim() === '' ? { ok: true as const } : parseMoney(price);
  return parsed.ok ? [] : [issue('price', parsed.code, parsed.params)];
};

/**
 * The issues of the days when the owner changes: first those of their text, then whether required days are missing
 * (docs/areas/assets.md#change-of-owner).
 */
export const ownerDayIssues = (oldOwner: number, newOwner: number, days: OwnerDays): Issue[] => {
  if (oldOwner === newOwner) return [];
  const textIssues = [
    ...(newOwner > 0 ? dateIssues('start_date_new_owner', days.start_date_new_owner) : []),
    ...(oldOwner > 0 ? dateIssues('end_date_old_owner', days.end_date_old_owner) : []),
  ];
  if (textIssues.length > 0) return textIssues;
  return ownerDateIssues(oldOwner, newOwner, {
    start_date_new_owner: parseDmy(days.start_date_new_owner),
    end_date_old_owner: parseDmy(days.end_date_old_owner),
  });
};

/** The days in the request that changes the owner: the old one ends on the first day without. */
export const ownerDaysBody = (oldOwner: number, newOwner: number, days: OwnerDays): Partial<OwnerDays> =>
  oldOwner === newOwner
    ? {}
    : {
        ...(newOwner > 0 && { start_date_new_owner: days.start_date_new_owner }),
        ...(oldOwner > 0 && { end_date_old_owner: firstDayAfter(days.end_date_old_owner.trim()) }),
      };
