import { MAX_PDF_BYTES } from '#shared/document-content/limits.ts';
import { issue, type IssueCode } from '#shared/errors/issue.ts';
import { issuesError, type AppError } from '#shared/errors/problem.ts';
import { startsAs } from '#functions/platform/files/sniff.ts';
import { PdfProblem } from './pdf-order.ts';
import { pdfThread } from './pdf-thread.ts';

export type CheckedPdf = {
  readonly pages: number;
};

/** A file that takes longer was made for it; a request ends a little later (`REQUEST_TIMEOUT`). */
const LIMIT_MS = 12_000;

const check = pdfThread<Uint8Array, CheckedPdf>({
  name: 'check-worker',
  orders: 50,
  limitMs: LIMIT_MS,
  late: 'pdf_unreadable',
});

const refusal = (path: string, code: IssueCode): AppError => issuesError([issue(path, code)]);

/** The error for a file that is something else. */
export const notPdf = (path: string): AppError => issuesError([issue(path, 'pdf_unreadable')], 'unsupported_file');

/**
 * Whether an uploaded file is a PDF that opens, has pages and does nothing by itself; throws an issue of `path` if not
 * (docs/areas/contracts.md#files). It is read in a thread that is ended if the file keeps it busy.
 */
export const checkPdf = async (bytes: Uint8Array, path = 'file'): Promise<CheckedPdf> => {
  if (bytes.byteLength > MAX_PDF_BYTES) throw refusal(path, 'file_too_large');
  if (!startsAs('application/pdf', Buffer.from(bytes.subarray(0, 16)))) throw notPdf(path);
  try {
    return await check(bytes);
  } catch (error) {
    if (error instanceof PdfProblem) throw refusal(path, error.code);
    throw error;
  }
};
