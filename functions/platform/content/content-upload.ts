import { IMAGE_TYPES, MAX_PDF_BYTES, MAX_WORD_BYTES } from '#shared/document-content/limits.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import type { UploadRule } from '#functions/platform/files/upload-rule.ts';

export const PDF_TYPE = 'application/pdf';
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What is uploaded for templates and contracts: pictures of a text, a Word file to import, a finished PDF, a filled sheet. */
export const contentRule: UploadRule = {
  purpose: 'contract',
  types: [...IMAGE_TYPES, PDF_TYPE, WORD_TYPE, XLSX_TYPE],
  maxBytes: Math.max(MAX_PDF_BYTES, MAX_WORD_BYTES),
  anyOf: ['templates:write', 'contracts:write'],
};
