import type { FilledContent } from '#shared/document-content/fill.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import { PdfProblem, type PdfAbout, type PdfOrder, type RenderedPdf } from './pdf-order.ts';
import { pdfThread } from './pdf-thread.ts';

/**
 * The compiler keeps something of every document, so it is replaced before that is much
 * (docs/areas/pdf-and-seal.md#pdf).
 */
const PDFS_PER_THREAD = 50;
/** Ends what would never end; a text that is small enough to be kept takes seconds. */
const LIMIT_MS = 120_000;

const render = pdfThread<PdfOrder, RenderedPdf>({
  name: 'render-worker',
  orders: PDFS_PER_THREAD,
  limitMs: LIMIT_MS,
  late: 'pdf_too_long',
});

/**
 * A document as a PDF, the same bytes for the same content. Throws an issue of `content_html` if a picture of it is
 * none. The renderer is loaded with the first call.
 */
export const renderPdf = async (content: FilledContent, about: PdfAbout): Promise<RenderedPdf> => {
  try {
    return await render({ content, about });
  } catch (error) {
    if (error instanceof PdfProblem) throw issuesError([issue('content_html', error.code)]);
    throw error;
  }
};
