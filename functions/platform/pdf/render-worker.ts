import { createHash } from 'node:crypto';
import { archivalPdf } from './archival-pdf.ts';
import type { PdfOrder, RenderedPdf } from './pdf-order.ts';
import { answerOrders } from './pdf-thread.ts';
import { startCompiler, type Compiler } from './typst-compiler.ts';
import { typstDocument } from './typst-document.ts';

let compiler: Promise<Compiler> | undefined;

const render = async (order: PdfOrder): Promise<RenderedPdf> => {
  const { hasGlyph, compile } = await (compiler ??= startCompiler());
  const document = typstDocument(order, hasGlyph);
  const { pdf, places, begins } = compile(document);
  const { bytes, pages } = await archivalPdf(pdf);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, pages, sha256, places, begins, unknown_characters: [...document.unknown] };
};

answerOrders(render);
