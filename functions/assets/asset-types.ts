import type { AssetType } from '#shared/assets/asset-type.ts';
import { issue } from '#shared/errors/issue.ts';
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
  layout: { version: 1, fields: ['name', 'picture', 'created_at'] },
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

/** The type of a new or changed asset; 422 on the field when it is unknown. */
export const findAssetType = async (id: number): Promise<AssetType> => {
  const type = await assetTypeCollection.get(id);
  if (type) return type;
  const unknown = issue('assetTypeId', 'unknown_asset_type');
  throw new AppError('form_invalid', { fields: [unknown], detail: unknown.message });
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
