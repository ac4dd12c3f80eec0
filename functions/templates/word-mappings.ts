import * as z from 'zod';
import { wordFieldKey } from '#shared/document-content/word-fields.rules.ts';
import { WORD_REMEMBERED_MAX } from '#shared/templates/word-names.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

const wordMappings = z.object({ fields: z.record(z.string(), z.string()) });
type WordMappings = z.output<typeof wordMappings>;

/** What names in Word files mean in this company, by `wordFieldKey`; '' for a name that is no field. */
export const wordMappingSetting = tenantSetting<WordMappings>('word-fields', wordMappings, () => ({ fields: {} }));

/** The names with those of a new choice at the end; the oldest ones are forgotten beyond a thousand. */
export const withMappings = ({ fields }: WordMappings, mappings: Readonly<Record<string, string>>): WordMappings => {
  const chosen = new Map(Object.entries(fields));
  for (const [found, shortcode] of Object.entries(mappings)) {
    const key = wordFieldKey(found);
    if (key === '') continue;
    chosen.delete(key);
    chosen.set(key, shortcode);
  }
  return { fields: Object.fromEntries([...chosen].slice(-WORD_REMEMBERED_MAX)) };
};
