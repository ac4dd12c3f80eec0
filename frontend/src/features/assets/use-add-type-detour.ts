import { paths } from '../../ui/paths.ts';
import { useLocation, useNavigate } from '../../ui/router.ts';

const NEW_TYPE_PARAM = 'asset_type_id';

/**
 * The detour from a wizard to the page that adds an asset type, and back with the new type
 * (docs/areas/assets.md#pages). The values typed so far travel in the history, so they survive the return, the Back
 * button and a reload; the other page hands `location.state` on.
 */
export const useAddTypeDetour = <Draft extends { assetTypeId: number }>(start: Draft) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const newTypeId = Number(params.get(NEW_TYPE_PARAM) ?? 0) || 0;
  params.delete(NEW_TYPE_PARAM);
  const here = params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
  // why: only `addTypeFrom` of the same form writes the state
  const { draft } = (state ?? {}) as { draft?: Draft };
  return {
    initial: { ...start, ...draft, ...(newTypeId > 0 && { assetTypeId: newTypeId }) },
    /** Leaves a wizard with what is typed, for a type of that name. */
    addTypeFrom: async (guard: { allowLeaving: () => void }, typed: Draft, name: string): Promise<void> => {
      guard.allowLeaving();
      await navigate(here, { replace: true, state: { draft: typed } });
      await navigate(paths.addAssetType({ ...(name !== '' && { name }), back: here }), { state: { draft: typed } });
    },
  };
};
