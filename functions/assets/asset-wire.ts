import type { AssetOut, AssetRowOut } from '#shared/contract/assets/asset.ts';
import { assetTag } from '#shared/assets/asset-tag.ts';
import type { AssetRow } from '#shared/assets/asset.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { presentPolicyRow } from '#functions/platform/contracts/policy-wire.ts';
import { presentPlanned } from '#functions/platform/assignments/planned-cells.ts';
import type { VisibleEmployees } from '#functions/platform/directory/scope.ts';
import type { PictureOf } from '#functions/platform/files/picture-links.ts';

/** The one serializer for list, detail, pending assets and conflict answers. */
export const presentAssetRow = (row: AssetRow, scope: VisibleEmployees, picture: PictureOf): AssetOut => ({
  id: row.id,
  version: row.version,
  assetTypeId: row.assetTypeId,
  name: row.name,
  label: assetTag(row.id),
  picture: picture(row.picture),
  price: row.price,
  vendor: row.vendor,
  serial_number: row.serial_number,
  owner_employee_id: row.owner_employee_id,
  owner_employee_name: row.owner_employee_name,
  owner_employee_avatar: picture(row.owner_employee_avatar),
  owner_since: toDmyOrNull(row.owner_since),
  acceptance: row.acceptance,
  last_checked: toDmyOrNull(row.last_check?.date ?? null),
  deleted: row.deleted,
  planned: presentPlanned(row, scope),
  planned_end: null,
});

export const presentAssetListRow = (
  row: AssetRow,
  actor: Actor,
  scope: VisibleEmployees,
  picture: PictureOf,
): Omit<AssetRowOut, 'tags' | 'custom_fields'> => ({
  ...presentAssetRow(row, scope, picture),
  owner_team_names: row.owner_team_names,
  ...presentPolicyRow(row, actor),
});
