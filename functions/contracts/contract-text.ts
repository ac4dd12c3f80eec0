import type { Contract } from '#shared/contracts/contract.ts';
import type { DocumentContent } from '#shared/document-content/nodes.ts';
import { fieldNames } from '#shared/document-content/walk.ts';
import { pageFields } from '#shared/templates/shortcodes.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { parseContent } from '#functions/platform/content/parse-content.ts';

/** The text of a contract, as HTML and as nodes; undefined for one that is a file. */
export const readText = async (
  contract: Contract,
): Promise<
  { readonly html: string; readonly content: DocumentContent; readonly fields: readonly string[] } | undefined
> => {
  if (contract.text === null) return undefined;
  const html = await readContent(contract.text.key);
  const content = parseContent(html);
  return { html, content, fields: fieldNames(content).filter((name) => !pageFields.has(name)) };
};
