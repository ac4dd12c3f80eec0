import type { ObjectType } from '#shared/records/object-types.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { tagsImportColumn } from '#shared/imports/extras-columns.ts';
import { kindFacts } from '#shared/kinds/kind-facts.ts';
import type { BulkSet, SentSet } from './bulk-set.ts';
import { fieldLabels } from './field-labels.ts';
import { bulkKind } from './bulk-kinds.ts';

/**
 * The title of a bulk edit, such as `Edit Supplier, Tags of vehicles (3)`: edits that run one after the other must be
 * told apart, since each can be undone.
 */
export const bulkTitle = (object: ObjectType, sent: SentSet, { custom, tags }: BulkSet, count: number): string => {
  const labels = fieldLabels(object, custom?.fields ?? []);
  const keys = [
    ...kindFacts[object].bulkFields.map(({ key }) => key),
    ...(custom?.fields.map(({ id }) => customKey(id)) ?? []),
  ];
  const fieldNames = keys.filter((key) => key in sent).map((key) => labels[key] ?? key);
  const names = new Set([...fieldNames, ...(tags ? [tagsImportColumn.header] : [])]);
  return `Edit ${[...names].join(', ')} of ${bulkKind(object).plural} (${count})`;
};
