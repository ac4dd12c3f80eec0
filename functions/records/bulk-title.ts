import messages from '#shared/messages/en/bulk.json' with { type: 'json' };
import type { ObjectType } from '#shared/records/object-types.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { tagsImportColumn } from '#shared/imports/extras-columns.ts';
import { kindFacts } from '#shared/kinds/kind-facts.ts';
import { formatsOf } from '#shared/values/formats.ts';
import type { BulkSet, SentSet } from './bulk-set.ts';
import { fieldLabels } from './field-labels.ts';

/** Records with their number, in the words of the screen: `9.574 vehicles`. */
export const countedRecords = (object: ObjectType, count: number): string =>
  messages.things[`${object}_${count === 1 ? 'one' : 'other'}`].replace('{{count}}', formatsOf('en').number(count));

/**
 * The title of a bulk edit, such as `Edit Supplier, Tags on 3 vehicles`: edits that run one after the other must be
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
  return `Edit ${[...names].join(', ')} on ${countedRecords(object, count)}`;
};
