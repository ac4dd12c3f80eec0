import { useQuery } from '@tanstack/react-query';
import { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { query, readOnce } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useParams } from '../../ui/router.ts';
import { EditAssetForm } from './edit-asset-form.tsx';

/** Edits an asset: /assets/{id}/edit. An archived asset is read-only, so the address redirects to its page. */
export const EditAssetPage = () => (
  <RequireRight permission="assets:write">
    <EditAssetRoute />
  </RequireRight>
);

const EditAssetRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(getAssetDetails, { params: { id } }), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ asset }) =>
        asset.deleted === 1 ? <Navigate to={paths.asset(asset.id)} replace /> : <EditAssetForm key={id} asset={asset} />
      }
    </LoadedOnce>
  );
};
