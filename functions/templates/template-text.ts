import { fieldNames } from '#shared/document-content/walk.ts';
import { customFieldOf, isFreeField, pageFields, shortcodeOf, shortcodes } from '#shared/templates/shortcodes.ts';
import type { StoredText } from '#shared/templates/template.ts';
import { cleanContent } from '#functions/platform/content/clean-content.ts';
import { saveContent, type ContentFolder } from '#functions/platform/content/content-store.ts';
import { storeImage } from '#functions/platform/content/images.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';

/** A text that was cleaned and kept. */
export type KeptText = {
  readonly text: StoredText;
  readonly fields: readonly string[];
  readonly unknown: readonly string[];
  readonly removed: readonly string[];
};

/** The fields of these that stand for nothing: neither in the list nor a custom field that exists. */
export const unknownFields = async (names: readonly string[]): Promise<string[]> => {
  const custom = names.flatMap((name) => customFieldOf(name)?.object ?? []);
  const defined = new Set(
    (
      await Promise.all(
        [...new Set(custom)].map(async (object) => (await definedFields(object)).map(({ id }) => `${object}#${id}`)),
      )
    ).flat(),
  );
  return names.filter((name) => {
    if (shortcodeOf(name) || pageFields.has(name) || isFreeField(name)) return false;
    const found = customFieldOf(name);
    return !found || !defined.has(`${found.object}#${found.id}`);
  });
};

export const knownNames: ReadonlySet<string> = new Set([
  ...shortcodes.map(({ shortcode }) => shortcode),
  ...pageFields,
]);

/**
 * Cleans a text, keeps it in the folder of its record, and says what it holds. Throws `payload_too_large` above 300 KB
 * (docs/areas/contracts.md#content).
 */
export const keepText = async (folder: ContentFolder, html: string): Promise<KeptText> => {
  const {
    html: clean,
    content,
    removed_tags: removed,
  } = await cleanContent(html, { knownFields: knownNames, storeImage });
  const fields = fieldNames(content);
  return { text: await saveContent(folder, clean), fields, unknown: await unknownFields(fields), removed };
};
