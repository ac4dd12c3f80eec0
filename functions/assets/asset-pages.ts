import type { AssetDetails, AssetRowOut } from '#shared/contract/assets/asset.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { answerableFor } from '#shared/assignments/periods.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmy } from '#shared/values/dates.ts';
import { assetPolicies } from '#functions/platform/contracts/policies.ts';
import { presentPolicy } from '#functions/platform/contracts/policy-wire.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { presentCustomFields, presentExtras } from '#functions/platform/records/extras-wire.ts';
import { assetIndex } from './asset-store.ts';
import { presentAssetListRow } from './asset-wire.ts';
import { assets } from './assets.ts';
import { presentAsset } from './planned-assets.ts';

export const readAssetPage = async (
  actor: Actor,
  query: ListQuery,
): Promise<{ data: AssetRowOut[]; count: number; has_archived_assets: boolean }> => {
  const { data, count, fields, hasArchived } = await assets(actor).page(query);
  const [picture, scope] = await Promise.all([
    pictureLinks(data.flatMap((row) => [row.picture, row.owner_employee_avatar])),
    visibleEmployees(actor),
  ]);
  return {
    data: data.map((row) => ({
      ...presentAssetListRow(row, actor, scope, picture),
      ...presentExtras(row, fields),
    })),
    count,
    has_archived_assets: hasArchived,
  };
};

type AssetFacts = Awaited<ReturnType<typeof presentPolicy>> & {
  readonly asset: AssetDetails;
  readonly ownerId: number;
  readonly custom_fields: CustomFieldOut[];
};

export const readAssetDetails = async (actor: Actor, id: number): Promise<AssetFacts> => {
  const register = assets(actor);
  const reading = register.see(id).then(({ asset }) => asset);
  const [asset, custom_fields] = await Promise.all([reading, presentCustomFields(actor, 'asset', reading)]);
  const owner = asset.owner_employee_id;
  const rows = await assetIndex();
  return {
    asset: {
      ...(await presentAsset(actor, asset)),
      may_change: await register.mayChange(answerableFor(asset, asset.owner_employee_id)),
      last_check: asset.last_check ? { ...asset.last_check, date: toDmy(asset.last_check.date) } : null,
      tags: [...(asset.tags ?? [])],
      created_at: asset.created_at,
      warnings: await register.warnings(asset),
    },
    ownerId: owner,
    custom_fields,
    ...(await presentPolicy(actor, rows.get(id), assetPolicies.rowsOf(id), owner)),
  };
};
