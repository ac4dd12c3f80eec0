import { fieldNames } from '#shared/document-content/walk.ts';
import { pageFields, shortcodes } from '#shared/templates/shortcodes.ts';
import type { StoredText } from '#shared/templates/template.ts';
import { cleanContent } from '#functions/platform/content/clean-content.ts';
import { saveContent, type ContentFolder } from '#functions/platform/content/content-store.ts';
import { storeImage } from '#functions/platform/content/store-image.ts';
import { unknownFields } from './unknown-fields.ts';

/** A text that was cleaned and kept. */
export type KeptText = {
  readonly text: StoredText;
  readonly fields: readonly string[];
  readonly unknown: readonly string[];
  readonly removed: readonly string[];
};

export const knownNames: ReadonlySet<string> = new Set([
  ...shortcodes.map(({ shortcode }) => shortcode),
  ...pageFields,
]);

/**
 * Cleans a text, keeps it in the folder of its record, and says what it holds. Throws `payload_too_large` above 300 KB
 * (docs/areas/templates.md#content).
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
