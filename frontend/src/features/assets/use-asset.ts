import { useQuery } from '@tanstack/react-query';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { isTeamScoped } from '#shared/permissions/rules.ts';
import { query } from '../../api/query.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

/** The asset that the address names. */
export const useAsset = () => {
  const { id = '' } = useParams();
  return useQuery(query(getAssetDetails, { params: { id } }));
};

/** Areas that change with an asset. */
export const changedWithAsset = ['segments', 'people', 'home'] as const;

export type AssetRights = { edit: boolean; unarchive: boolean };

/**
 * What this user may do with this asset. Archived ones read only; a team manager sees what is in stock but changes only
 * what his people have (reliability §4, note b).
 */
export const useAssetRights = (asset: AssetDetails): AssetRights => {
  const can = useCan();
  const outOfTeam = isTeamScoped(useActor()) && asset.owner_employee_id <= 0;
  const archived = asset.deleted === 1;
  return {
    edit: can('assets:write') && !archived && !outOfTeam,
    unarchive: can('assets:unarchive') && archived,
  };
};
