import { assetMark } from '#shared/assets/asset-tag.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { useTranslation } from 'react-i18next';
import { PolicyOfPerson } from '../../contracts/policy-of-person.tsx';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useSearchParams } from '../../ui/router.ts';
import { AssetLoader } from './asset-loader.tsx';

type Details = EndpointResponse<typeof getAssetDetails>;

const AssetPolicy = ({ details: { asset, receipt_owed: owed } }: { details: Details }) => {
  const { t } = useTranslation('assets');
  const [params] = useSearchParams();
  const isReceipt = params.get('kind') === 'return_receipt';
  const person =
    isReceipt && owed
      ? { id: owed.employee_id, name: owed.person_name }
      : { id: asset.owner_employee_id, name: asset.owner_employee_name ?? '' };
  const backTo = paths.asset(asset.id);
  // Nobody has it, so there is nobody to sign.
  if (person.id === 0) return <Navigate to={backTo} replace />;
  return (
    <PolicyOfPerson
      key={person.id}
      person={person}
      from={{ object_type: 'asset', object_id: asset.id, name: asset.name, mark: assetMark(asset) }}
      isReceipt={isReceipt}
      crumbs={[
        { label: t('title'), to: paths.assets },
        { label: asset.name, to: backTo },
      ]}
      backTo={backTo}
    />
  );
};

/** Makes a policy over assets of an owner, or a receipt of their return: /assets/{id}/policy. */
export const AssetPolicyPage = () => (
  <RequireRight permission="policies:add">
    <AssetLoader>{(details) => <AssetPolicy details={details} />}</AssetLoader>
  </RequireRight>
);
