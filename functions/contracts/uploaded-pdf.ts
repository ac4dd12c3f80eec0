import { createHash } from 'node:crypto';
import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredPdf } from '#shared/contracts/signing.ts';
import { BASE64_FILE_MAX, PDF_PAGES_MAX } from '#shared/contracts/limits.ts';
import { MAX_PDF_BYTES } from '#shared/document-content/limits.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { contentRule, PDF_TYPE } from '#functions/platform/content/content-upload.ts';
import { contentDisposition } from '#functions/platform/files/download.ts';
import { deleteObject, putBytes, readBytes } from '#functions/platform/files/objects.ts';
import { consumeUpload, takeUpload } from '#functions/platform/files/uploads.ts';
import { checkPdf, notPdf } from '#functions/platform/pdf/check-pdf.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { contractEvents } from './contract-events.ts';
import { contractStore } from './contract-store.ts';
import { assertDraft } from './contracts.ts';

type Sent = { readonly base64_pdf?: string | undefined; readonly upload_id?: string | undefined };
/** The bytes, and the field that they came in. */
type Arrived = { readonly bytes: Buffer; readonly path: keyof Sent; readonly writes: readonly Write[] };
export type TakenPdf = { readonly pdf: StoredPdf; readonly writes: readonly Write[] };

const decoded = (text: string): Buffer => {
  const [, base64] = /^(?:data:application\/pdf;base64,)?([A-Za-z0-9+/]+={0,2})$/.exec(text.trim()) ?? [];
  if (base64 === undefined) throw issuesError([issue('base64_pdf', 'not_base64')]);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > BASE64_FILE_MAX)
    throw new AppError('file_too_large', { detail: 'Send files of more than 4 MB as an upload.' });
  return bytes;
};

const uploaded = async (actor: Actor, uploadId: string): Promise<Arrived> => {
  const key = `contracts/arrived/${uploadId}`;
  const { content_type: type } = await takeUpload(actor, uploadId, contentRule, key);
  if (type !== PDF_TYPE) throw notPdf('upload_id');
  const { bytes } = await readBytes(key);
  await deleteObject(key);
  const isUsed = (): AppError => issuesError([issue('upload_id', 'unknown_upload')], 'unsupported_file');
  return { bytes, path: 'upload_id', writes: [consumeUpload(uploadId, isUsed)] };
};

const arrived = async (actor: Actor, { base64_pdf: text, upload_id: upload }: Sent): Promise<Arrived> => {
  if (text !== undefined) return { bytes: decoded(text), path: 'base64_pdf', writes: [] };
  if (upload !== undefined) return uploaded(actor, upload);
  throw issuesError([issue('base64_pdf', 'required')]);
};

/** Throws `wrong_state` for a contract whose file cannot be uploaded now. */
export const assertTakesFile = (before: Contract): void => {
  assertDraft(before);
  if (before.file_type !== 'pdf')
    throw new AppError('wrong_state', { detail: 'This contract has a text: its file is made from it.' });
};

/** Takes a file for a contract: a PDF that opens, without scripts, of at most 25 MB and 200 pages. */
export const takePdf = async (actor: Actor, before: Contract, sent: Sent): Promise<TakenPdf> => {
  const { bytes, path, writes } = await arrived(actor, sent);
  if (bytes.length > MAX_PDF_BYTES) throw new AppError('file_too_large', { detail: 'A PDF has at most 25 MB.' });
  const { pages } = await checkPdf(bytes, path);
  if (pages > PDF_PAGES_MAX) throw issuesError([issue(path, 'pdf_too_many_pages', { max: PDF_PAGES_MAX })]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = `contracts/${before.id}/${sha256}.pdf`;
  await putBytes(key, bytes, PDF_TYPE, contentDisposition(`${before.name}.pdf`));
  return { pdf: { key, sha256, bytes: bytes.length, pages }, writes };
};

export const planFile = (actor: Actor, before: Contract, { pdf, writes }: TakenPdf): Write[] => [
  contractStore.update(before, { ...before, pdf }),
  ...contractEvents(actor, before, 'contract_file_added', { pages: pdf.pages }),
  ...writes,
];
