import { useState } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { AssetRowOut } from '#shared/contract/assets/asset.ts';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import type { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { PolicyCard } from '../../contracts/policy-card.tsx';
import { paths } from '../../ui/paths.ts';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { useListedRow } from '../../list/use-listed-row.ts';
import { SentMailCard } from '../../mail/sent-mail-card.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { deferredMenu } from '../../ui/deferred-menu.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { AssetActs } from './asset-acts.tsx';
import { AssetBanners, hasBanners } from './asset-banners.tsx';
import type { AssetDialogName } from './asset-dialog.tsx';
import { assetIdentity, AssetHeader } from './asset-header.tsx';
import { AssetLoader } from './asset-loader.tsx';
import { AssetSection } from './asset-section.tsx';
import { OwnerHistory } from './owner-history.tsx';
import { useAssetPlan } from './use-asset-plan.ts';
import { useAssetRights } from './use-asset.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const AssetMenu = deferredMenu(async () => (await import('./asset-menu.tsx')).AssetMenu);
const AssetDialog = onDemand(async () => (await import('./asset-dialog.tsx')).AssetDialog);

type Details = EndpointResponse<typeof getAssetDetails>;

const Asset = ({ details }: { details: Details }) => {
  const { asset, custom_fields: fields } = details;
  const rights = useAssetRights(asset);
  const [dialog, setDialog] = useState<AssetDialogName>();
  const plan = useAssetPlan(asset, rights, () => setDialog('changePlan'));
  return (
    <>
      <PageTitle of={assetIdentity(asset)} />
      <RecordPage
        header={
          <AssetHeader
            asset={asset}
            owner={details.employee_details}
            actions={
              <>
                {rights.edit && <AssetActs asset={asset} open={setDialog} />}
                <AssetMenu asset={asset} rights={rights} open={setDialog} />
              </>
            }
          />
        }
        banners={hasBanners(asset) && <AssetBanners asset={asset} mayUnarchive={rights.unarchive} plan={plan} />}
        side={
          <>
            <TagsCard object="asset" {...asset} mayEdit={rights.edit} />
            <CustomFieldsCard object="asset" id={asset.id} fields={fields} mayEdit={rights.edit} />
            <DocumentsPanel object="asset" id={asset.id} />
            <SentMailCard object="asset" id={asset.id} />
            <ActivityPanel object="asset" id={asset.id} notesOn="asset" />
          </>
        }
      >
        <AssetSection asset={asset} mayEdit={rights.edit} />
        <PolicyCard
          policy={details.asset_policy_details}
          owed={details.receipt_owed}
          isHeld={asset.owner_employee_id > 0}
          addTo={paths.assetPolicy(asset.id)}
          receiptTo={(person) => paths.assetPolicy(asset.id, person)}
        />
        <OwnerHistory asset={asset} canCorrect={rights.edit} />
      </RecordPage>
      {dialog && <AssetDialog asset={asset} name={dialog} close={() => setDialog(undefined)} />}
    </>
  );
};

const ownerOf = ({ owner_employee_id: id, owner_employee_name: name, owner_employee_avatar: avatar }: AssetRowOut) =>
  name === null ? null : { id, name, avatar };

/** The page of an asset: /assets/{id}. */
export const AssetPage = () => {
  const row = useListedRow(listAssets, ({ id }) => paths.asset(id));
  return (
    <RequireRight permission="assets:read">
      <AssetLoader head={row && <AssetHeader asset={row} owner={ownerOf(row)} />}>
        {(details) => <Asset details={details} />}
      </AssetLoader>
    </RequireRight>
  );
};
