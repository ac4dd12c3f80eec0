import type { LicenseOut, LicenseRowOut } from '#shared/contract/software/license.ts';
import type { ProductOut } from '#shared/contract/software/product.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { ProductRow } from '#shared/software/product.columns.ts';
import { domainOf, productCost, seatsCost, seatsFree, unusedCost } from '#shared/software/product.rules.ts';
import { toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { presentPlanned } from '#functions/platform/assignments/planned-cells.ts';
import type { VisibleEmployees } from '#functions/platform/directory/scope.ts';
import type { PictureOf } from '#functions/platform/files/picture-links.ts';
import { logoOf } from './catalogue.ts';

/** The one serializer for list, detail and conflict answers. */
export const presentProductRow = (row: ProductRow): ProductOut => {
  const { monthly, yearly } = productCost(row, row.active_count);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    url: row.url,
    domain: domainOf(row.url),
    logo: logoOf(row.url),
    seats: row.seats,
    active_count: row.active_count,
    inactive_count: row.inactive_count,
    left_count: row.left_count,
    left_cost: seatsCost(row, row.left_count).monthly,
    seats_free: seatsFree(row, row.active_count),
    unused_cost: unusedCost(row, row.active_count),
    seat_cost: row.seat_cost,
    cost_period: row.cost_period,
    cost_monthly: monthly,
    cost_yearly: yearly,
    renewal_date: toDmyOrNull(row.renewal_date),
    date_enabled: toDmy(row.date_enabled),
    date_deactivated: toDmyOrNull(row.date_deactivated),
    active: row.deleted === 1 ? 0 : 1,
    deleted: row.deleted,
  };
};

/** The one serializer for lists, detail and conflict answers. */
export const presentLicenseRow = (row: LicenseRow, scope: VisibleEmployees, picture: PictureOf): LicenseOut => ({
  id: row.id,
  version: row.version,
  product_id: row.product_id,
  product_name: row.name,
  product_logo: logoOf(row.url),
  product_url: row.url,
  product_deleted: row.product_deleted,
  employee_id: row.employee_id,
  person_name: row.person_name,
  person_avatar: picture(row.person_avatar),
  person_left: row.person_left,
  username: row.username,
  active: row.active,
  date_enabled: toDmy(row.date_enabled),
  date_deactivated: toDmyOrNull(row.date_deactivated),
  cost_monthly: row.cost_monthly,
  cost_yearly: row.cost_yearly,
  planned: presentPlanned(row, scope),
  planned_end: toDmyOrNull(row.planned_end),
});

export const presentLicenseListRow = (
  row: LicenseRow,
  scope: VisibleEmployees,
  picture: PictureOf,
): Omit<LicenseRowOut, 'tags' | 'custom_fields'> => ({
  ...presentLicenseRow(row, scope, picture),
  person_team_names: row.person_team_names,
});
