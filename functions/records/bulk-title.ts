import type { ObjectType } from '#shared/records/object-types.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { tagsImportColumn } from '#shared/imports/extras-columns.ts';
import { kindFacts } from '#shared/kinds/kind-facts.ts';
import type { BulkSet, SentSet } from './bulk-set.ts';
import { bulkKind } from './bulk-kinds.ts';

/**
 * The title of a bulk edit, such as `Edit Supplier, Tags of vehicles (3)`: edits that run one after the other must be
 * told apart, since each can be undone.
 */
export const bulkTitle = (object: ObjectType, sent: SentSet, { custom, tags }: BulkSet, count: number): string => {
  const ownNames = kindFacts[object].bulkFields
    .filter(({ key }) => key in sent)
    .map(
      ({ key, column }) => ownImportColumns[object].find((one) => [key, column].includes(one.key))?.header ?? column,
    );
  const customNames = custom?.fields.filter(({ id }) => customKey(id) in sent).map(({ name }) => name) ?? [];
  const names = new Set([...ownNames, ...customNames, ...(tags ? [tagsImportColumn.header] : [])]);
  return `Edit ${[...names].join(', ')} of ${bulkKind(object).plural} (${count})`;
};
