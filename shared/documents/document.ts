import * as z from 'zod';
import { keysOf } from '#shared/values/keys-of.ts';

/**
 * The content types of documents, each with the endings that its file names may have (docs/areas/files.md#documents).
 */
export const documentEndings = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/msword': ['doc'],
  'image/heic': ['heic', 'heif'],
  'message/rfc822': ['eml'],
  'text/csv': ['csv'],
  'text/plain': ['txt'],
} as const satisfies Record<string, readonly string[]>;

export type ContentType = keyof typeof documentEndings;
export const contentTypes = keysOf(documentEndings);

export const DOCUMENT_MAX_BYTES = 25 * 1024 * 1024;
export const DOCUMENT_MAX_MB = 25;
/** For this many days a deleted document can be brought back. */
export const KEPT_AFTER_DELETE_DAYS = 30;

/** The ending in lower case without its dot; '' when there is none. */
export const endingOf = (name: string): string => /\.([^./\\]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const isContentType = (type: string): type is ContentType => type in documentEndings;

export const hasEndingOf = (name: string, type: ContentType): boolean =>
  (documentEndings[type] as readonly string[]).includes(endingOf(name));

/** The type that the ending of a name promises. Browsers on machines without Office report no type for its files. */
export const typeOfName = (name: string): ContentType | undefined =>
  contentTypes.find((type) => hasEndingOf(name, type));

export type Preview = 'pdf' | 'image';

const previews: Readonly<Record<string, Preview>> = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
  'image/webp': 'image',
};

/** How every browser can show files of a type by itself; null when some cannot, or it could run something. */
export const previewOf = (type: string): Preview | null => previews[type] ?? null;

/** What documents can be about (docs/areas/files.md#documents). */
export const documentTypes = [
  'contract',
  'policy',
  'registration',
  'insurance',
  'inspection',
  'damage',
  'identity',
  'certificate',
  'invoice',
  'letter',
  'other',
] as const;
export const documentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof documentType>;
