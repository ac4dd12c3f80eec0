import type { ObjectType } from '#shared/records/object-types.ts';
import { withDocuments } from '#functions/platform/documents/document-store.ts';

/** At most this many records go with the one that they belong to in one transaction. */
const TOGETHER_MAX = 20;

type Imported = { readonly version: number; readonly excel_import_id?: string | null | undefined };

/**
 * True when every one of these records came with an import and is removed with it: the undo of an import starts with its
 * last items, and the items of one group are planned before any of them is removed.
 */
export const areAllOfImport = async (
  importId: string | null,
  object: ObjectType,
  ids: readonly number[],
  getMany: (ids: readonly number[]) => Promise<readonly Imported[]>,
): Promise<boolean> => {
  if (ids.length === 0) return true;
  if (importId === null || ids.length > TOGETHER_MAX) return false;
  const [left, documented] = await Promise.all([getMany(ids), withDocuments(object, ids)]);
  return documented.size === 0 && left.every((one) => one.version === 1 && one.excel_import_id === importId);
};
