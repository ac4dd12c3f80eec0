import { compareContract } from '#shared/contract/contracts/compare-contract.ts';
import { compareContents } from '#shared/document-content/compare.rules.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { parseContent } from '#functions/platform/content/parse-content.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { contractSight } from './contract-sight.ts';

export const handler = serve(compareContract, async ({ params: { id }, actor }) => {
  const { text, template_text: before } = await contractSight.see(actor, id);
  if (!text || !before) return { paragraphs: [] };
  const [made, now] = await Promise.all([readContent(before.key), readContent(text.key)]);
  return { paragraphs: compareContents(parseContent(made), parseContent(now)) };
});
