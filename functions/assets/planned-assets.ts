import type { AssetBody } from '#shared/contract/assets/asset.ts';
import type { OwnerDates } from '#shared/assets/asset.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import type { Periods } from '#shared/assignments/periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewExtras } from '#shared/records/record-extras.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { copiedValues } from '#functions/platform/records/copied-values.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { planAssetChange, type AssetPlan } from './asset-changes.ts';
import { assetRowOf } from './asset-store.ts';
import { findAssetType } from './asset-types.ts';
import { presentAssetRow } from './asset-wire.ts';
import type { SeenAsset } from './seen-assets.ts';

export const presentAsset = async (actor: Actor, asset: Asset) => {
  const row = assetRowOf(asset);
  return presentAssetRow(
    row,
    await visibleEmployees(actor),
    await pictureLinks([row.picture, row.owner_employee_avatar]),
  );
};

type Circumstances = {
  seen?: SeenAsset;
  extras?: NewExtras | undefined;
  periods?: Periods;
  /** Names the field of the owner in the body of the caller. */
  ownerPath?: string;
  /** The asset whose custom fields a new one gets. */
  like?: Asset | undefined;
};

/** How this actor's saves of assets are planned. */
export const plannedAssets = (actor: Actor) => {
  /** Throws for an owner that the save names anew and whom the actor may not give anything. */
  const assertKnownOwner = async (body: AssetBody, before: Asset | undefined, path: string): Promise<void> => {
    const id = body.owner_employee_id ?? 0;
    if (id > 0 && id !== before?.owner_employee_id) await findPerson(actor, id, path);
  };

  /** The name of the type after the save. Throws for a type that is named anew and unknown. */
  const newTypeName = async (body: AssetBody, seen: SeenAsset | undefined): Promise<string> => {
    const typeId = body.assetTypeId ?? seen?.asset.assetTypeId ?? 0;
    if (seen && typeId === seen.asset.assetTypeId) return seen.typeName;
    return typeId > 0 ? (await findAssetType(typeId)).name : '';
  };

  const plan = async (
    id: number,
    body: AssetBody,
    dates: OwnerDates,
    { seen, extras, periods, ownerPath = 'owner_employee_id', like }: Circumstances = {},
  ): Promise<AssetPlan> => {
    const numbers = seen ? null : (await autoNumbers('asset'))(0);
    await assertKnownOwner(body, seen?.asset, ownerPath);
    return planAssetChange({
      actor,
      id,
      before: seen?.asset,
      body,
      dates,
      periods,
      typeNames: { old: seen?.typeName ?? '', new: await newTypeName(body, seen) },
      at: now(),
      numbers: like ? await copiedValues(actor, 'asset', like, body, numbers) : numbers,
      extras,
      present: (value) => presentAsset(actor, value),
    });
  };

  return { plan };
};
