import { assetTypeName } from '#shared/contract/assets/asset-type.ts';
import { ASSET_TYPE } from '#shared/assets/asset.import.ts';
import { normalName } from '#shared/imports/normal-name.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { ImportJob, ImportRow } from '#functions/platform/imports/import-kind.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { assetTypeCollection, assetTypeStore, typeNameClaims, TypeNameInUseError } from './asset-types.ts';

const mayAdd = (actor: Actor): boolean => can(actor, 'assets:write');

/** The name as the form of a type takes it; null for one that it refuses. */
const nameOf = (text: string): string | null => {
  const parsed = assetTypeName.safeParse(text.replace(/\s+/g, ' '));
  return parsed.success && normalName(parsed.data) !== '' ? parsed.data : null;
};

/** Types that a dry run names and the commit will add; their ids are no type's. */
export const plannedTypes = (actor: Actor) => {
  const ids = new Map<string, number>();
  const names = new Map<number, string>();
  return {
    idOf: (text: string): number | undefined => {
      const name = mayAdd(actor) ? nameOf(text) : null;
      if (name === null) return undefined;
      const known = ids.get(normalName(name));
      if (known !== undefined) return known;
      const id = Number.MAX_SAFE_INTEGER - ids.size;
      ids.set(normalName(name), id);
      names.set(id, name);
      return id;
    },
    nameOf: (id: number): string | undefined => names.get(id),
  };
};

/** The types that rows name. */
export const typeNames = ({ defaults }: ImportJob, rows: readonly ImportRow[]): string[] =>
  rows.flatMap(({ cells }) => {
    const cell = cells[ASSET_TYPE] ?? defaults[ASSET_TYPE];
    return cell && 'value' in cell && cell.value !== null ? [String(cell.value)] : [];
  });

/**
 * Adds the types that do not exist yet, each by itself, before the assets that need them: several rows in several
 * transactions name the same type.
 */
export const createAssetTypes = async (actor: Actor, named: readonly string[]): Promise<void> => {
  if (!mayAdd(actor)) return;
  const known = new Set([...(await assetTypeCollection.refresh()).all()].map(({ name }) => normalName(name)));
  for (const text of named) {
    const name = nameOf(text);
    if (name === null || known.has(normalName(name))) continue;
    known.add(normalName(name));
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
