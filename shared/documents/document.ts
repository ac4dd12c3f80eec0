import * as z from 'zod';

/**
 * What may be kept beside a record, with the endings that a name of that type may have (docs/areas/files.md#documents).
 */
export const documentEndings = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'text/plain': ['txt'],
} as const satisfies Record<string, readonly string[]>;

export type ContentType = keyof typeof documentEndings;
export const contentTypes = Object.keys(documentEndings) as ContentType[];

export const DOCUMENT_MAX_BYTES = 25 * 1024 * 1024;
export const DOCUMENT_MAX_MB = 25;
/** How long a deleted document can be brought back. */
export const KEPT_AFTER_DELETE_DAYS = 30;

/** The ending in lower case without its dot; '' when there is none. */
export const endingOf = (name: string): string => /\.([^./\\]{1,20})$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const isContentType = (type: string): type is ContentType => type in documentEndings;

export const hasEndingOf = (name: string, type: ContentType): boolean =>
  (documentEndings[type] as readonly string[]).includes(endingOf(name));

/** The type that a name promises; browsers without Office tell none for its files. */
export const typeOfName = (name: string): ContentType | undefined =>
  contentTypes.find((type) => hasEndingOf(name, type));

export type Preview = 'pdf' | 'image';

/** What a browser shows by itself. */
export const previewOf = (type: string): Preview | null =>
  type === 'application/pdf' ? 'pdf' : type.startsWith('image/') ? 'image' : null;

/** What a document is about (docs/areas/files.md#documents). */
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

/**
 * Of what the company owns or pays for: hidden from light access, as those of vehicles are
 * (docs/areas/files.md#documents).
 */
