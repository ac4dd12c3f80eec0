import { pdfThread } from './pdf-thread.ts';
import type { SealedPdf, SealOrder } from './seal-order.ts';

/**
 * The compiler keeps some memory for every document, so it is replaced before that becomes much
 * (docs/areas/pdf-and-seal.md#pdf).
 */
const SEALS_PER_THREAD = 50;
/** The limit for a seal that would never end; KMS answers within a second. */
const LIMIT_MS = 120_000;

/**
 * A signed document with its marks, the certificate page and the seal (docs/areas/pdf-and-seal.md#seal). The same order
 * gives the same bytes. Throws a `PdfProblem` for a file that cannot be opened or changed.
 */
export const sealPdf: (order: SealOrder) => Promise<SealedPdf> = pdfThread({
  name: 'seal-worker',
  orders: SEALS_PER_THREAD,
  limitMs: LIMIT_MS,
  late: 'pdf_too_long',
});
