import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfString, type Signer } from '@libpdf/core';
import { signingKey } from '#functions/platform/signing-key/signing-key.ts';
import { appendPages } from './append-pages.ts';
import { certificateDocument } from './certificate-document.ts';
import { PdfProblem } from './pdf-order.ts';
import { answerOrders } from './pdf-thread.ts';
import type { SealedPdf, SealMark, SealOrder } from './seal-order.ts';
import { sealWords } from './seal-words.ts';
import { stampDocument, type StampedPage } from './stamp-document.ts';
import { startCompiler, type Compiler } from './typst-compiler.ts';

/** The name of the field that holds the seal; a file that was sealed before has it already. */
const FIELD = 'Seal';
/** Room for the signature and its certificate, in bytes; a name of 64 letters and a key of 4,096 bits take half. */
const ROOM = 6_144;

let compiler: Promise<Compiler> | undefined;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A file that was given a new end keeps its identity; one without any takes that of its content. */
const identify = ({ context }: PDF, hash: string): void => {
  const { trailer } = context.info;
  if (trailer.getArray('ID')) return;
  const id = PdfString.fromBytes(Buffer.from(hash.slice(0, 32), 'hex'));
  trailer.set('ID', new PdfArray([id, id]));
};

const open = async (bytes: Uint8Array): Promise<PDF> => {
  const pdf = await PDF.load(bytes).catch(() => undefined);
  if (!pdf || pdf.recoveredViaBruteForce || pdf.getPageCount() === 0) throw new PdfProblem('pdf_unreadable');
  if (pdf.isEncrypted) throw new PdfProblem('pdf_protected');
  // why: the library rewrites a file that is laid out for the web, which would break signatures in it; an addition
  // behind its end is read by every reader
  Reflect.set(pdf, '_isLinearized', false);
  return pdf;
};

type PlacedMark = StampedPage['marks'][number];
const isPlaced = (mark: SealMark): mark is PlacedMark => mark.place !== undefined;

/** Lays the marks over their pages. */
const stamp = async (pdf: PDF, marks: readonly PlacedMark[], { hasGlyph, compile }: Compiler): Promise<void> => {
  const byPage = [...Map.groupBy(marks, ({ place }) => place.page)].toSorted(([one], [other]) => one - other);
  if (byPage.length === 0) return;
  const pages = byPage.map(([number, onPage]) => {
    const page = pdf.getPage(number - 1);
    if (!page) throw new Error(`The document has no page ${number}`);
    return { page, width: page.width, height: page.height, marks: onPage };
  });
  const overlays = await PDF.load(compile(stampDocument(pages, hasGlyph)).pdf);
  for (const [index, { page }] of pages.entries()) page.drawPage(await pdf.embedPage(overlays, index));
};

/** A name that no field of the file has. */
const freeField = (pdf: PDF): string => {
  const taken = new Set(
    pdf
      .getForm()
      ?.getFields()
      .map(({ name }) => name),
  );
  for (let number = 1; ; number += 1) if (!taken.has(`${FIELD}${number}`)) return `${FIELD}${number}`;
};

/** The key as the library wants it. */
const signerOf = async (): Promise<Signer> => {
  const key = signingKey();
  return {
    certificate: await key.certificate(),
    keyType: 'RSA',
    signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
    sign: key.sign,
  };
};

const seal = async ({ bytes, marks, certificate, sealed_at: at }: SealOrder): Promise<SealedPdf> => {
  const typst = await (compiler ??= startCompiler());
  const pdf = await open(bytes);
  const before = { sha256: sha256(bytes), pages: pdf.getPageCount() };
  identify(pdf, before.sha256);
  await stamp(pdf, marks.filter(isPlaced), typst);
  const unplaced = marks.filter((mark) => !isPlaced(mark));
  const added = certificateDocument(certificate, before, { marks: unplaced, hasGlyph: typst.hasGlyph });
  const addedPages = await PDF.load(typst.compile(added).pdf);
  await appendPages(pdf, addedPages);
  const sealed = await pdf.sign({
    signer: await signerOf(),
    reason: sealWords[certificate.language].seal_reason,
    location: certificate.company,
    signingTime: new Date(at),
    fieldName: freeField(pdf),
    level: 'B-B',
    estimatedSize: ROOM,
  });
  return { bytes: sealed.bytes, sha256: sha256(sealed.bytes), pages: before.pages + addedPages.getPageCount() };
};

answerOrders(seal);
