import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addAssetType } from './add-asset-type.ts';
import { addAsset } from './add-asset.ts';
import { bulkAssignAssets } from './bulk-assign-assets.ts';
import { checkAssets } from './check-assets.ts';
import { deleteAsset } from './delete-asset.ts';
import { editAssetType } from './edit-asset-type.ts';
import { editAsset } from './edit-asset.ts';
import { exportAssets } from './export-assets.ts';
import { getAssetAssignments } from './get-asset-assignments.ts';
import { getAssetDetails } from './get-asset-details.ts';
import { listAssetTypes } from './list-asset-types.ts';
import { listAssets } from './list-assets.ts';
import { mergeAssetTypes } from './merge-asset-types.ts';
import { pendingAssets } from './pending-assets.ts';
import { returnAsset } from './return-asset.ts';
import { settleAcceptance } from './settle-acceptance.ts';
import { transferAssets } from './transfer-assets.ts';
import { unarchiveAsset } from './unarchive-asset.ts';
import { takeBackCheck } from './take-back-check.ts';

export const assetsEndpoints = [
  listAssets,
  exportAssets,
  getAssetDetails,
  getAssetAssignments,
  pendingAssets,
  addAsset,
  editAsset,
  deleteAsset,
  unarchiveAsset,
  returnAsset,
  settleAcceptance,
  checkAssets,
  takeBackCheck,
  transferAssets,
  bulkAssignAssets,
  listAssetTypes,
  addAssetType,
  editAssetType,
  mergeAssetTypes,
] as const satisfies readonly Endpoint[];
