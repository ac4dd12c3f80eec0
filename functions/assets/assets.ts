import type { AssetBody } from '#shared/contract/assets/asset.ts';
import { serialKey, type OwnerDates } from '#shared/assets/asset.rules.ts';
import type { Asset } from '#shared/assets/asset.ts';
import { answerableFor, type Periods } from '#shared/assignments/periods.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { NewExtras } from '#shared/records/record-extras.ts';
import { heldRecords, isTaken, type HeldKind } from '#functions/platform/assignments/held-records.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { copiedValues } from '#functions/platform/records/copied-values.ts';
import { planAssetChange, type AssetPlan } from './asset-changes.ts';
import { assetSegments } from './asset-segments.ts';
import { assetHolders, assetSight } from './asset-sight.ts';
import { assetIndex, assetRowOf, assetStore, serialKeyColumn } from './asset-store.ts';
import { findAssetType, withTypeNow } from './asset-types.ts';
import { presentAssetRow } from './asset-wire.ts';

const heldAssets: HeldKind<'asset'> = {
  object: 'asset',
  ...assetHolders,
  segments: assetSegments,
  holderOf: (row) => row.owner_employee_id,
  index: assetIndex,
};

/** An asset as read for one actor, with the name of its type. */
export type SeenAsset = { asset: Asset; typeName: string };

export const presentAsset = async (actor: Actor, asset: Asset) => {
  const row = assetRowOf(asset);
  return presentAssetRow(
    row,
    await visibleEmployees(actor),
    await pictureLinks([row.picture, row.owner_employee_avatar]),
  );
};

/** Assets as this actor may see and change them. */
export const assets = (actor: Actor) => {
  const records = heldRecords(heldAssets, actor);

  /** The asset, or 404 when it does not exist or is owned by someone out of sight: the same answer for both. */
  const see = async (id: number): Promise<SeenAsset> => {
    const asset = withTypeNow(await assetSight.see(actor, id));
    return { asset, typeName: assetRowOf(asset).name };
  };

  /** `see` for a change; 403 for an asset of another team. */
  const toChange = async (id: number): Promise<SeenAsset> => {
    const seen = await see(id);
    await records.assertMayChange(answerableFor(seen.asset, seen.asset.owner_employee_id));
    return seen;
  };

  /** `toChange` for many assets, read together. */
  const manyToChange = async (ids: readonly number[]): Promise<(id: number) => SeenAsset> => {
    const [storedAssets, assertMayChange] = await Promise.all([
      assetStore.getMany(ids),
      records.accessChecker(),
      assetIndex(),
    ]);
    const assetsById = new Map(storedAssets.map((asset) => [asset.id, withTypeNow(asset)]));
    return (id) => {
      const asset = assetsById.get(id);
      if (!asset) throw new AppError('not_found');
      assertMayChange(answerableFor(asset, asset.owner_employee_id));
      return { asset, typeName: assetRowOf(asset).name };
    };
  };

  /** The name of the type after the save. Throws for a type or an owner that is named anew and unknown. */
  const newTypeName = async (body: AssetBody, seen: SeenAsset | undefined, path: string): Promise<string> => {
    const owner = body.owner_employee_id ?? 0;
    if (owner > 0 && owner !== seen?.asset.owner_employee_id) await findPerson(actor, owner, path);
    const typeId = body.assetTypeId ?? seen?.asset.assetTypeId ?? 0;
    if (seen && typeId === seen.asset.assetTypeId) return seen.typeName;
    return typeId > 0 ? (await findAssetType(typeId)).name : '';
  };

  const hasDuplicateSerial = async (asset: Pick<Asset, 'id' | 'serial_number'>): Promise<boolean> =>
    asset.serial_number !== null &&
    isTaken(await assetIndex(), serialKeyColumn, serialKey(asset.serial_number), asset.id);

  return {
    open: records.open,
    matching: records.matching,
    heldAs: records.heldAs,
    page: records.page,
    mayChange: records.mayChange,
    see,
    toChange,
    manyToChange,

    /** `ownerPath` names the field of the owner in the body of the caller. */
    async plan(
      id: number,
      body: AssetBody,
      dates: OwnerDates,
      {
        seen,
        extras,
        periods,
        ownerPath = 'owner_employee_id',
        like,
      }: {
        seen?: SeenAsset;
        extras?: NewExtras | undefined;
        periods?: Periods;
        ownerPath?: string;
        /** The asset whose custom fields a new one gets. */
        like?: Asset | undefined;
      } = {},
    ): Promise<AssetPlan> {
      const numbers = seen ? null : (await autoNumbers('asset'))(0);
      return planAssetChange({
        actor,
        id,
        before: seen?.asset,
        body,
        dates,
        periods,
        typeNames: { old: seen?.typeName ?? '', new: await newTypeName(body, seen, ownerPath) },
        at: now(),
        numbers: like ? await copiedValues(actor, 'asset', like, body, numbers) : numbers,
        extras,
        present: (value) => presentAsset(actor, value),
      });
    },

    /**
     * Serial numbers repeat in refurbished stock, so a duplicate is a warning, not an error
     * (docs/areas/assets.md#serial-number).
     */
    async warnings(asset: Pick<Asset, 'id' | 'serial_number' | 'deleted'>): Promise<'duplicate_serial'[]> {
      return asset.deleted === 0 && (await hasDuplicateSerial(asset)) ? ['duplicate_serial'] : [];
    },

    /** A team manager gives assets only to their own people (docs/areas/session-and-rights.md#teams). */
    async assertMayAssign(employeeId: number): Promise<void> {
      if (employeeId === 0 && !(await records.mayLeaveUnheld())) {
        throw new AppError('form_invalid', {
          fields: [issue('ownerEmployeeId', 'required')],
          detail: 'Choose somebody of your teams.',
        });
      }
    },
  };
};
