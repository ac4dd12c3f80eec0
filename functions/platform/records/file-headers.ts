import type { ObjectType } from '#shared/records/object-types.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { customHeaders, tagsImportColumn } from '#shared/imports/extras-columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { customFieldsFor } from './custom-fields.ts';

/** The headers of tags and custom fields in an exported file, by column key; an import maps them back. */
export const fileHeaders = async (actor: Actor, object: ObjectType): Promise<ReadonlyMap<string, string>> => {
  const custom = customHeaders(await customFieldsFor(actor, object), ownImportColumns[object]);
  return new Map([
    [tagsImportColumn.key, tagsImportColumn.header],
    ...[...custom].map(([id, header]) => [customKey(id), header] as const),
  ]);
};
