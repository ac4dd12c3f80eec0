import { PDF } from '@libpdf/core';
import type { CheckedPdf } from './check-pdf.ts';
import { findDanger } from './pdf-dangers.ts';
import { PdfProblem } from './pdf-order.ts';
import { answerOrders } from './pdf-thread.ts';
import { unpacksTooLarge } from './unpacked-size.ts';

/** A file that can be read only after a repair is cut off or forged. */
const open = async (bytes: Uint8Array): Promise<PDF> => {
  const pdf = await PDF.load(bytes).catch(() => undefined);
  if (!pdf) throw new PdfProblem('pdf_unreadable');
  if (pdf.isEncrypted) throw new PdfProblem('pdf_protected');
  if (pdf.recoveredViaBruteForce) throw new PdfProblem('pdf_unreadable');
  return pdf;
};

const dangerIn = ({ context }: PDF): ReturnType<typeof findDanger> => {
  try {
    return findDanger(context.catalog.getDict(), (ref) => context.resolve(ref));
  } catch {
    return 'pdf_unreadable';
  }
};

const check = async (bytes: Uint8Array): Promise<CheckedPdf> => {
  if (unpacksTooLarge(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    throw new PdfProblem('pdf_unreadable');
  const pdf = await open(bytes);
  const danger = dangerIn(pdf);
  if (danger) throw new PdfProblem(danger);
  const pages = pdf.getPageCount();
  if (pages === 0) throw new PdfProblem('pdf_empty');
  return { pages };
};

answerOrders(check);
