import { PDF } from '@libpdf/core';

const NO_LEGAL_VALUE = 'Signed at the sandbox of signatures. No legal value.';
/** What is behind the last page of a file that cannot get a page without being written anew. */
const REMARK = Buffer.from(`\n% ${NO_LEGAL_VALUE}\n`);

/** The file that was sent, byte for byte, and behind its end a page that says what happened. */
export const sealedPdf = async (sent: Buffer, lines: readonly string[]): Promise<Buffer> => {
  const pdf = await PDF.load(sent);
  if (pdf.canSaveIncrementally() !== null) return Buffer.concat([sent, REMARK]);
  const page = pdf.addPage({ size: 'a4' });
  for (const [index, line] of [NO_LEGAL_VALUE, ...lines].entries())
    page.drawText(line, { x: 56, y: 760 - index * 24, size: index === 0 ? 16 : 11 });
  return Buffer.from(await pdf.save({ incremental: true }));
};

/** Another file than any that was sent. */
export const otherPdf = async (): Promise<Buffer> => {
  const pdf = PDF.create();
  pdf.addPage({ size: 'a4' }).drawText('Another document.', { x: 56, y: 760, size: 16 });
  return Buffer.from(await pdf.save());
};
