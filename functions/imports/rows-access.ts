import { customFieldIdOf } from '#shared/custom-fields/custom-field.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';
import { ownImport, type ImportRecord } from './import-store.ts';

const HIDDEN = 'The file has columns that you no longer have the right to see.';

const permissionOf = (kind: ImportKind, field: string): Permission | undefined => {
  if (customFieldIdOf(field) !== undefined) return 'custom-fields:view';
  const columns = kind.columns ?? ownImportColumns[kind.object];
  return columns.find(({ key }) => key === field)?.permission;
};

/**
 * The import with what its check found, for as long as its user may import and see every column of it: a report quotes
 * the stored values that the file would change. Throws 404 for the import of somebody else, `forbidden` after a lost
 * right.
 */
export const readableImport = async (actor: Actor, importId: string): Promise<ImportRecord> => {
  const record = await ownImport(actor, importId);
  const kind = importKindOf(record.object);
  assertMayImport(actor, kind);
  const { mapping = {}, defaults = {} } = record.choice ?? {};
  for (const field of [...Object.values(mapping), ...Object.keys(defaults)]) {
    const permission = field === null ? undefined : permissionOf(kind, field);
    if (permission) assertMay(actor, permission, HIDDEN);
  }
  return record;
};
