import { isArchived, type AssetType } from '#shared/assets/asset-type.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { fold } from '#shared/values/fold.ts';
import { pictureLink } from '#functions/platform/files/picture-links.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { moveClaim } from '#functions/platform/storage/unique.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const TYPE_NAME = 'asset_type_name';

export const assetTypeStore = entityStore<AssetType>({
  type: 'asset_type',
  layout: { version: 3, fields: ['name', 'picture', 'created_at', 'archived', 'merged_into', 'life_years'] },
});

export const assetTypeCollection = collection<AssetType, AssetType>({
  entity: assetTypeStore,
  toRow: (stored) => stored,
});

/** The type as forms read it: its picture is a link. */
export const presentAssetType = async (type: AssetType): Promise<AssetType> => ({
  ...type,
  picture: await pictureLink(type.picture),
});

/** The type for a change of itself. */
export const storedAssetType = async (id: number): Promise<AssetType> => {
  const stored = await assetTypeStore.get(id);
  if (!stored) throw new AppError('not_found');
  return stored;
};

/** The types to go through from a type that was merged to the one that its assets have now. */
export const typePath = (id: number): number[] => {
  const path = [id];
  for (let next = assetTypeCollection.rows.get(id)?.merged_into; next && !path.includes(next);) {
    path.push(next);
    next = assetTypeCollection.rows.get(next)?.merged_into;
  }
  return path;
};

/** The type that assets of this type have now, as of the last refresh: another one when both were merged. */
export const typeIdNow = (id: number): number => typePath(id).at(-1) ?? id;

/** The asset with the type that it has now; its next save keeps it so. */
export const withTypeNow = <T extends { readonly assetTypeId: number }>(asset: T): T => {
  const now = typeIdNow(asset.assetTypeId);
  return now === asset.assetTypeId ? asset : { ...asset, assetTypeId: now };
};

const refusalOf = (type: AssetType | undefined, path: string): Issue =>
  issue(path, type ? 'archived_asset_type' : 'unknown_asset_type');

/** What speaks against giving this type to an asset: it is unknown or archived. */
export const typeIssues = async (id: number, path = 'assetTypeId'): Promise<Issue[]> => {
  const type = await assetTypeCollection.get(id);
  return type && !isArchived(type) ? [] : [refusalOf(type, path)];
};

/** The type that an asset is to get, as it is stored now; 422 on the field when it is unknown or archived. */
export const findAssetType = async (id: number, path = 'assetTypeId'): Promise<AssetType> => {
  const type = await assetTypeStore.get(id);
  if (type && !isArchived(type)) return type;
  const refused = refusalOf(type, path);
  throw new AppError('form_invalid', { fields: [refused], detail: refused.message });
};

type TypeChanges = { [K in 'name' | 'picture' | 'life_years' | 'archived']?: AssetType[K] | undefined };

/** The type after an edit. One that is restored has its own assets again. */
export const patchAssetType = (before: AssetType, changes: TypeChanges): AssetType => {
  const { name, picture, life_years: life, archived } = changes;
  return {
    ...before,
    name: name ?? before.name,
    picture: picture === undefined ? before.picture : picture,
    ...(life !== undefined && { life_years: life }),
    ...(archived != null && { archived, merged_into: archived === 1 ? before.merged_into : null }),
  };
};

/** Another type has the name; `id` is that type, for callers that use it instead. */
export class TypeNameInUseError extends AppError {
  readonly id: number;

  constructor(id: number) {
    const message = 'Another asset type has this name';
    super('name_in_use', { detail: `${message}.`, fields: [{ path: 'name', code: 'invalid_value', message }] });
    this.id = id;
  }
}

/** Claims a type's name: two types of one name could not be told apart in a picker or an import. */
export const typeNameClaims = (before: AssetType | undefined, after: AssetType): Write[] =>
  moveClaim(
    TYPE_NAME,
    before ? fold(before.name) : null,
    fold(after.name),
    after.id,
    (id) => new TypeNameInUseError(id),
  );

/** Throws the error of a failed claim early, before a picture is stored in vain. */
export const assertTypeName = async (name: string, id: number): Promise<void> => {
  for (const other of (await assetTypeCollection.refresh()).all())
    if (other.id !== id && fold(other.name) === fold(name)) throw new TypeNameInUseError(other.id);
};
