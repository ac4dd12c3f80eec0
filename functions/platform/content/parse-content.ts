import type { DocumentContent } from '#shared/document-content/nodes.ts';
import { buildContent } from './build-content.ts';
import { markupTree } from './markup-tree.ts';

/** The nodes of canonical HTML, as `cleanContent` answers it and the store keeps it. */
export const parseContent = (canonicalHtml: string): DocumentContent => buildContent(markupTree(canonicalHtml), {});
