import type { ObjectType } from '#shared/records/object-types.ts';
import { customKey } from '#shared/custom-fields/custom-field.ts';
import { ownImportColumns } from '#shared/kinds/import-kinds.ts';
import { customHeaders, tagsImportColumn } from '#shared/imports/extras-columns.ts';
import { headerIn } from '#shared/imports/import-column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';
import { customFieldsFor } from './custom-fields.ts';

type Labelled = { readonly key: string; readonly label: string };

/**
 * The headers of an exported file that differ from the list, by column key: those of the template, so that both files
 * call a column the same, and those of tags and custom fields. An import maps them back.
 */
export const fileHeaders = async (
  actor: Actor,
  object: ObjectType,
  columns: readonly Labelled[],
): Promise<ReadonlyMap<string, string>> => {
  const byLabel = new Map(ownImportColumns[object].map(({ label, header }) => [label, header]));
  // In another language the list and the template call a column the same.
  const own =
    actor.language !== DEFAULT_LANGUAGE
      ? []
      : columns.flatMap(({ key, label }): [string, string][] => {
          const header = byLabel.get(label);
          return header === undefined ? [] : [[key, header]];
        });
  const custom = customHeaders(await customFieldsFor(actor, object), ownImportColumns[object]);
  return new Map([
    ...own,
    [tagsImportColumn.key, headerIn(tagsImportColumn, actor.language)],
    ...[...custom].map(([id, header]) => [customKey(id), header] as const),
  ]);
};
