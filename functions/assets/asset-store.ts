import type { AssetRow } from '#shared/assets/asset.columns.ts';
import { assetDated } from '#shared/assets/asset.dated.ts';
import { serialKey } from '#shared/assets/asset.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { everyHolderOf, periodOn } from '#shared/assignments/periods.ts';
import { policyOf } from '#shared/contracts/policy.rules.ts';
import { keyColumn } from '#shared/list/column.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import { plannedCells, shownHolders } from '#functions/platform/assignments/planned-cells.ts';
import { assetPolicies } from '#functions/platform/contracts/policies.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import type { RowLayout } from '#functions/platform/storage/row-codec.ts';
import { assetTypeCollection, typeIdNow, typePath } from './asset-types.ts';

/** The fields of an asset that the list keeps in memory. Changing them needs the next layout version. */
type Listed = Omit<Asset, 'import_id' | 'earlier_checks'>;

const layout: RowLayout<Listed> = {
  version: 2,
  fields: [
    'assetTypeId',
    'owner_employee_id',
    'price',
    'vendor',
    'serial_number',
    'deleted',
    'acceptance',
    'created_at',
    'periods',
    'last_check',
    ...extrasNames,
  ],
};

export const assetStore = entityStore<Asset>({
  type: 'asset',
  layout,
  dated: assetDated,
  pointsAt: ({ owner_employee_id: owner, periods }) => targetsOf('employee', [owner, ...everyHolderOf(periods)]),
});

export const serialKeyColumn = keyColumn<AssetRow>(
  'serial_key',
  ({ serial_number: serial }) => serial && serialKey(serial),
);

/** The asset with the names and pictures of its type and owner, as of their last refresh. */
export const assetRowOf = (listed: Listed & Partial<Pick<AssetRow, 'stored_type_id'>>): AssetRow => {
  // A row is made anew from itself when its type changes, and a merge may have been taken back.
  const stored_type_id = listed.stored_type_id ?? listed.assetTypeId;
  const stored = { ...listed, assetTypeId: typeIdNow(stored_type_id) };
  const owner = employeeCollection.rows.get(stored.owner_employee_id);
  const type = assetTypeCollection.rows.get(stored.assetTypeId);
  return {
    ...stored,
    stored_type_id,
    ...plannedCells(stored.periods, null),
    owner_since: periodOn(stored.periods, today())?.start_date ?? null,
    name: type?.name ?? '',
    picture: type?.picture ?? null,
    owner_employee_name: owner?.name ?? null,
    owner_employee_avatar: owner?.avatar ?? null,
    owner_team_names: owner?.team_names || null,
    owner_team_ids: owner?.team_ids ?? [],
    policy: policyOf(assetPolicies.rowsOf(stored.id), stored.owner_employee_id),
  };
};

const assetCollection = collection<Listed, AssetRow>({
  entity: { type: assetStore.type, layout, dated: assetDated },
  joins: [
    { with: employeeCollection, ids: (row) => shownHolders(row.owner_employee_id, row) },
    { with: assetTypeCollection, ids: ({ stored_type_id: id }) => typePath(id) },
    { with: assetPolicies.join, ids: (row) => [row.id] },
  ],
  toRow: assetRowOf,
});

/** All assets, as of now. */
export const assetIndex = (): Promise<RowIndex<AssetRow>> => assetCollection.refresh();
