import { DOCUMENT_MAX_BYTES, typeOfName } from './document.ts';

/** Why a chosen file would not be taken as a document; undefined for one that can be sent. */
export const uploadRefusal = (file: { name: string; size: number }): 'kind' | 'empty' | 'size' | undefined => {
  if (typeOfName(file.name) === undefined) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > DOCUMENT_MAX_BYTES ? 'size' : undefined;
};
