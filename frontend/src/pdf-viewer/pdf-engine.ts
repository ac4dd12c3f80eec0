import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- why: the build turns `?url` into the address of the file
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PdfDrawing, PdfFile } from './pdf-file.ts';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** What the screen shows of a page is this sharp at least, and at most, as large canvases are lost on phones. */
const SHARPEST = 3;

type Page = Awaited<ReturnType<pdfjs.PDFDocumentProxy['getPage']>>;

const drawPage = (page: Page, canvas: HTMLCanvasElement, scale: number): PdfDrawing => {
  const sharpness = Math.min(SHARPEST, Math.max(1, devicePixelRatio));
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const drawing = page.render({ canvas, viewport });
  return { done: drawing.promise, stop: () => drawing.cancel() };
};

const writePage = (page: Page, words: HTMLElement, scale: number): PdfDrawing => {
  words.replaceChildren();
  words.style.setProperty('--total-scale-factor', String(scale));
  const text = new pdfjs.TextLayer({
    textContentSource: page.streamTextContent(),
    container: words,
    viewport: page.getViewport({ scale }),
  });
  return { done: text.render(), stop: () => text.cancel() };
};

/** Starts what reads PDFs before there is one to read. */
export const startReader = (): pdfjs.PDFWorker => new pdfjs.PDFWorker();

/**
 * Opens a PDF by its address or its bytes, which are used up; it is read whole, since the file host answers for parts
 * with another status. A reader that was started for it serves this one file.
 */
export const openPdf = async (source: string | Uint8Array, reader?: pdfjs.PDFWorker): Promise<PdfFile> => {
  const loading = pdfjs.getDocument({
    ...(typeof source === 'string' ? { url: source } : { data: source }),
    ...(reader && { worker: reader }),
    disableRange: true,
    disableStream: true,
  });
  const file = await loading.promise;
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, at) => file.getPage(at + 1)));
  const pageOf = (number: number): Page => {
    const page = pages[number - 1];
    if (!page) throw new Error(`no page ${number}`);
    return page;
  };
  return {
    pages: file.numPages,
    sizes: pages.map((page) => {
      const { width, height } = page.getViewport({ scale: 1 });
      return [width, height] as const;
    }),
    draw: (number, canvas, scale) => drawPage(pageOf(number), canvas, scale),
    write: (number, words, scale) => writePage(pageOf(number), words, scale),
    bytes: async () => new Uint8Array(await file.getData()),
    close: () => void loading.destroy(),
  };
};
