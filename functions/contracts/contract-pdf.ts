import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredPdf } from '#shared/contracts/signing.ts';
import { codeOfValue } from '#shared/contracts/coded-values.ts';
import { documentWords } from '#shared/contracts/document-words.ts';
import { fillContent } from '#shared/document-content/fill.rules.ts';
import type { FieldValues } from '#shared/document-content/field-values.ts';
import type { DocumentContent, SignerPlace } from '#shared/document-content/nodes.ts';
import { imageIds } from '#shared/document-content/walk.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { DocumentLanguage } from '#shared/templates/names.ts';
import type { SignatureRequirements } from '#shared/templates/template.ts';
import { belgianDay, type IsoDate } from '#shared/values/dates.ts';
import { readImage } from '#functions/platform/content/images.ts';
import { downloadUrl, contentDisposition } from '#functions/platform/files/download.ts';
import { putBytes, readBytes } from '#functions/platform/files/objects.ts';
import type { RenderedPdf } from '#functions/platform/pdf/pdf-order.ts';
import { renderPdf } from '#functions/platform/pdf/render-pdf.ts';
import { fieldLabelsFor } from '#functions/templates/hashtags.ts';
import { contractSight } from './contract-sight.ts';
import { readText } from './contract-text.ts';
import { valuesOf } from './contract-values.ts';
import { tellWagesOf } from './shown-wages.ts';

const PDF = 'application/pdf';

/** A text and everything that its pages depend on; equal input gives equal bytes. */
export type DocumentOrder = {
  readonly title: string;
  readonly language: DocumentLanguage;
  readonly date: IsoDate;
  readonly content: DocumentContent;
  readonly values: FieldValues;
  readonly signatures: SignatureRequirements;
};

/** The places of the signatures that a document asks for, in the words of its language. */
const signersOf = ({ signatures, values, language }: DocumentOrder) => {
  const words = documentWords[language];
  const name = (field: string): string => (typeof values[field] === 'string' ? values[field] : '');
  const place = (at: SignerPlace, label: string, field: string) => ({ place: at, label, name: name(field) });
  return [
    ...(signatures.employee_signature_required === 1
      ? [place('employee', words.employee, 'signer_employee_name')]
      : []),
    ...(signatures.internal_signature_required === 1
      ? [place('internal_first', words.employer, 'signer_first_name')]
      : []),
    ...(signatures.second_internal_signer_user_id > 0
      ? [place('internal_second', words.employer, 'signer_second_name')]
      : []),
  ];
};

/**
 * Makes the PDF of a text, with a mark or a line to write on where a value is missing. Throws `preview_failed` with
 * what the renderer says.
 */
export const renderDocument = async (
  actor: Actor,
  order: DocumentOrder,
  missing: 'mark' | 'line' = 'mark',
): Promise<RenderedPdf & { readonly missing: readonly string[] }> => {
  const label = await fieldLabelsFor(actor);
  const filled = fillContent(order.content, order.values, {
    missing,
    label,
    codeOf: codeOfValue,
  });
  const found = await Promise.all(imageIds(order.content).map(async (id) => [id, await readImage(id)] as const));
  const images = new Map(found.flatMap(([id, image]) => (image ? [[id, image] as const] : [])));
  const { title, language, date } = order;
  const rendered = await renderPdf(filled.content, { title, language, date, images, signers: signersOf(order) });
  return { ...rendered, missing: filled.missing };
};

/** Where a PDF that is only looked at is kept; the bucket removes such files after a day. */
export const previewKey = (sha256: string): string => `exports/previews/${sha256}.pdf`;

/** Keeps a rendered PDF for a look and answers its link. */
export const lookAt = async ({ bytes, sha256 }: RenderedPdf, name: string): Promise<string> => {
  await putBytes(previewKey(sha256), Buffer.from(bytes), PDF, contentDisposition(`${name}.pdf`));
  return downloadUrl({ key: previewKey(sha256), contentType: PDF });
};

const linkOf = async ({ key, sha256 }: StoredPdf): Promise<{ file_url: string; sha256: string }> => ({
  file_url: await downloadUrl({ key, contentType: PDF }),
  sha256,
});

/** What the pages of a contract depend on; undefined for one that is a file. */
export const orderOf = async (contract: Contract): Promise<DocumentOrder | undefined> => {
  const text = await readText(contract);
  return (
    text && {
      title: contract.name,
      language: contract.language,
      date: belgianDay(new Date(contract.created_at)),
      content: text.content,
      values: valuesOf(contract),
      signatures: contract,
    }
  );
};

/** The frozen or uploaded file of a contract, else its text as it would be made now. */
export const pdfOf = async (actor: Actor, id: number): Promise<{ file_url: string; sha256: string }> => {
  const contract = await contractSight.see(actor, id);
  tellWagesOf(contract);
  const stored = contract.result ?? contract.pdf;
  if (stored) return linkOf(stored);
  const order = await orderOf(contract);
  if (!order) throw new AppError('not_found', { detail: 'The file of this contract was not uploaded yet.' });
  const rendered = await renderDocument(actor, order);
  return { file_url: await lookAt(rendered, contract.name), sha256: rendered.sha256 };
};

/** The signed file of a contract, else its pages; undefined for one whose file was not uploaded yet. */
export const bytesOf = async (actor: Actor, contract: Contract): Promise<Uint8Array | undefined> => {
  const stored = contract.result ?? contract.pdf;
  if (stored) return (await readBytes(stored.key)).bytes;
  const order = await orderOf(contract);
  return order && (await renderDocument(actor, order)).bytes;
};
