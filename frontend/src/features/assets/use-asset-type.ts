import { useQuery } from '@tanstack/react-query';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { query } from '../../api/query.ts';

/** The asset type with an id; undefined while loading. */
export const useAssetType = (id: number): AssetTypeOut | undefined => {
  const all = useQuery({
    ...query(listAssetTypes, { query: { per_page: '1000', with_archived: '1' } }),
    enabled: id > 0,
  });
  return all.data?.data.find((type) => type.id === id);
};
