import { readEntities } from '#functions/platform/storage/change-feed.ts';
import type { RecordRef } from './run-ledger.ts';

/** Tells which records can be opened: an item found them, and nobody has deleted them permanently since. */
export const refsThatLead = async (refs: readonly RecordRef[]): Promise<ReadonlySet<RecordRef>> => {
  const byObject = Map.groupBy(
    refs.filter(({ gone }) => !gone),
    ({ object }) => object,
  );
  const found = [...byObject].map(async ([object, some]) => {
    const stored = await readEntities<{ id: number }>(
      object,
      some.map(({ id }) => id),
    );
    const ids = new Set(stored.map(({ id }) => id));
    return some.filter(({ id }) => ids.has(id));
  });
  return new Set((await Promise.all(found)).flat());
};
