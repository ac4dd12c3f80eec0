import type { RowOrigin } from '#shared/imports/error-file-columns.ts';
import type { ImportRow } from '#functions/platform/imports/import-kind.ts';
import { readLedger } from '#functions/platform/runs/run-ledger.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { readImport } from './import-store.ts';
import { importKindOf } from './import-kind-of.ts';

const ROWS_AT_ONCE = 2_000;

/** The records that an import stored, empty for another kind of import. */
const storedIn = async (importId: string, object: string): Promise<ReadonlySet<number>> => {
  const record = await readImport(importId);
  const run =
    record?.object === object && record.commit_run_id !== null ? await readRun(record.commit_run_id) : undefined;
  const stored = new Set<number>();
  // An import that was undone has left nothing to protect.
  if (!run || run.undo_run_id !== undefined) return stored;
  const kind = importKindOf(object).object;
  for (let first = 1; first <= run.total; first += ROWS_AT_ONCE) {
    const rows = await readLedger(run.run_id, first, Math.min(run.total, first + ROWS_AT_ONCE - 1));
    for (const { status, ref } of rows) if (status === 'done' && ref?.object === kind) stored.add(ref.id);
  }
  return stored;
};

/**
 * Knows for rows of a corrected file which records the imports before have stored from other rows: a wrong row has
 * stored none itself, so whatever it finds there is somebody else.
 */
export const originReader = (object: string) => {
  const stored = new Map<string, ReadonlySet<number>>();
  return {
    read: async (rows: readonly ImportRow[]): Promise<void> => {
      for (const { origins = [] } of rows)
        for (const { import_id: id } of origins) if (!stored.has(id)) stored.set(id, await storedIn(id, object));
    },
    isStored: (origins: readonly RowOrigin[], id: number): boolean =>
      origins.some((origin) => stored.get(origin.import_id)?.has(id)),
  };
};
