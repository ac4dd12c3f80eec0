import { NoSuchKey } from '@aws-sdk/client-s3';
import type { Contract } from '#shared/contracts/contract.ts';
import type { DocumentContent } from '#shared/document-content/nodes.ts';
import { fieldNames } from '#shared/document-content/walk.ts';
import { pageFields } from '#shared/templates/shortcodes.ts';
import { AppError } from '#shared/errors/problem.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { parseContent } from '#functions/platform/content/parse-content.ts';

/** The text under a key; a contract that is deleted for good while it is read takes its text along. */
const storedHtml = async (key: string): Promise<string> => {
  try {
    return await readContent(key);
  } catch (error) {
    if (error instanceof NoSuchKey) throw new AppError('not_found');
    throw error;
  }
};

/** The text of a contract, as HTML and as nodes; undefined for one that is a file. */
export const readText = async (
  contract: Contract,
): Promise<
  { readonly html: string; readonly content: DocumentContent; readonly fields: readonly string[] } | undefined
> => {
  if (contract.text === null) return undefined;
  const html = await storedHtml(contract.text.key);
  const content = parseContent(html);
  return { html, content, fields: fieldNames(content).filter((name) => !pageFields.has(name)) };
};
