import { convertWord } from '#shared/contract/templates/convert-word.ts';
import { namedShortcodes } from '#shared/templates/word-names.ts';
import { storeImage } from '#functions/platform/content/store-image.ts';
import { importWord } from '#functions/platform/content/word.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { offeredHashtags } from './hashtags.ts';
import { wordFileOf } from './word-file.ts';
import { wordMappingSetting } from './word-mappings.ts';

export const handler = serve(convertWord, async ({ body, actor }) => {
  const [file, hashtags, { fields: remembered }] = await Promise.all([
    wordFileOf(actor, body),
    offeredHashtags(actor),
    wordMappingSetting.read(),
  ]);
  const labels = hashtags.map(({ shortcode, label }) => ({ shortcode, names: [label] }));
  const { html, warnings, fields } = await importWord(file.bytes, {
    field: file.field,
    fields: [...namedShortcodes, ...labels],
    remembered,
    storeImage,
  });
  return { content_html: html, warnings, fields };
});
