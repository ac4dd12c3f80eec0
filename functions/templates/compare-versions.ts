import { compareVersions } from '#shared/contract/templates/compare-versions.ts';
import { compareContents } from '#shared/document-content/compare.rules.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { parseContent } from '#functions/platform/content/parse-content.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { templateSight } from './template-sight.ts';
import { versionNumbered, withVersions } from './template-versions.ts';

export const handler = serve(compareVersions, async ({ params: { id }, query: { from, to }, actor }) => {
  const template = await templateSight.see(actor, id);
  const { versions } = await withVersions(id);
  const after = to === undefined ? template : versionNumbered(versions, to);
  const texts = [versionNumbered(versions, from).text, after.text];
  const [before, now] = (await Promise.all(texts.map(({ key }) => readContent(key)))).map(parseContent);
  return { paragraphs: compareContents(before!, now!) };
});
