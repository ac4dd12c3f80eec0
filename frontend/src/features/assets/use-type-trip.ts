import { paths } from '../../ui/paths.ts';
import { useLocation, useNavigate } from '../../ui/router.ts';

const MADE = 'asset_type_id';

/**
 * The way to where a type is added, and back with it (docs/areas/assets.md#pages). What was typed travels in the
 * history, so that it is there on the way back, after Back, and after a reload; the other page hands `location.state`
 * on.
 */
export const useTypeTrip = <Draft extends { assetTypeId: number }>(start: Draft) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const made = Number(params.get(MADE) ?? 0) || 0;
  params.delete(MADE);
  const here = params.size === 0 ? pathname : `${pathname}?${params.toString()}`;
  // why: only `addType` of the same form writes it
  const { draft } = (state ?? {}) as { draft?: Draft };
  return {
    initial: { ...start, ...draft, ...(made > 0 && { assetTypeId: made }) },
    addType: async (name: string, typed: Draft): Promise<void> => {
      await navigate(here, { replace: true, state: { draft: typed } });
      await navigate(paths.addAssetType({ ...(name !== '' && { name }), back: here }), { state: { draft: typed } });
    },
  };
};
