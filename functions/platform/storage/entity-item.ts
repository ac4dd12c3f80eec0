import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import type { EntityDefinition, Identified } from './entity-definition.ts';
import { entityKey } from './keys.ts';
import { packRow } from './row-codec.ts';
import { EXPIRES_AT, TOMBSTONE_SECONDS } from './tables.ts';
import type { Item } from './write.ts';

/** A record as it is stored: whole, with the row that the list engine keeps, and who saved it when. */
export const entityItem = <T extends Identified>(
  { type, layout }: EntityDefinition<T>,
  value: T,
  changedAt: number,
): Item => {
  const { version, ...data } = value;
  const by = currentOrigin()?.by;
  return {
    ...entityKey(type, value.id),
    version,
    changed_at: changedAt,
    ...(by !== undefined && { changed_by: by }),
    row: packRow(layout, value),
    data,
  };
};

/** What stands for a week in the place of a record that was deleted for good, so that warm list engines drop its row. */
export const tombstoneItem = (type: string, { id, version }: Identified, changedAt: number): Item => ({
  ...entityKey(type, id),
  version: version + 1,
  changed_at: changedAt,
  gone: 1,
  [EXPIRES_AT]: Math.floor(changedAt / 1000) + TOMBSTONE_SECONDS,
});
