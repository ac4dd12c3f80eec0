import { assetTypeName } from '#shared/contract/assets/asset-type.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { newNames, type NameReader } from '#functions/platform/imports/named-records.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { assetTypeCollection, assetTypeStore, typeNameClaims, TypeNameInUseError } from './asset-types.ts';

/** Reads the name of a type that this actor may add. */
export const newTypeName =
  (actor: Actor): NameReader =>
  (text) => {
    const parsed = assetTypeName.safeParse(text.replace(/\s+/g, ' '));
    return can(actor, 'assets:write') && parsed.success && normalName(parsed.data) !== '' ? parsed.data : null;
  };

/**
 * Adds the types that do not exist yet, each by itself, before the assets that need them: several rows in several
 * transactions name the same type.
 */
export const createAssetTypes = async (actor: Actor, named: readonly string[]): Promise<void> => {
  const known = [...(await assetTypeCollection.refresh()).all()].map(({ name }) => name);
  for (const name of newNames(named, known, newTypeName(actor))) {
    const id = await assetTypeStore.reserveIds();
    const type = { id, version: 1, name, picture: null, created_at: now().toISOString() };
    try {
      await transact([assetTypeStore.create(type), ...typeNameClaims(undefined, type)]);
    } catch (error) {
      if (!(error instanceof TypeNameInUseError)) throw error;
    }
  }
  await assetTypeCollection.refresh();
};
