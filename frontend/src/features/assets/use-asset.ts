import { useQuery } from '@tanstack/react-query';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { getAssetAssignments } from '#shared/contract/assets/get-asset-assignments.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

/** The asset that the address names. */
export const useAsset = () => {
  const { id = '' } = useParams();
  return useQuery(query(getAssetDetails, { params: { id } }));
};

/** The query for the owners of an asset, latest first. */
export const ownersOf = (id: number) => query(getAssetAssignments, { params: { id: String(id) } });

export type AssetRights = { edit: boolean; unarchive: boolean; undoArchive: boolean };

/**
 * What this user may do with this asset. An archived asset is read-only; whether the user may change the asset at all
 * is decided by the server (docs/areas/session-and-rights.md#teams).
 */
export const useAssetRights = (asset: AssetDetails): AssetRights => {
  const can = useCan();
  const { may_change: mayChange } = asset;
  const archived = asset.deleted === 1;
  return {
    edit: can('assets:write') && !archived && mayChange,
    unarchive: can('assets:unarchive') && archived && mayChange,
    undoArchive: can('assets:unarchive') && mayChange,
  };
};
