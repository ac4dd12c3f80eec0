import { confirmUpload } from '#shared/contract/files/confirm-upload.ts';
import { typeOfName } from '#shared/documents/document.ts';
import { callEndpoint } from '../api/call.ts';
import { uploadFile } from '../api/upload-file.ts';
import { whenScanned } from '../api/when-scanned.ts';
import type { RecordRef } from './use-documents.ts';

export type SendingPhase = 'sending' | 'checking' | 'done';

/** How far a file is: what happens to it, and how much has been sent, 0 to 1. */
type Progress = { readonly phase: SendingPhase; readonly share?: number };

/** Sends a file as a document of a record, and tells how far it is, until it was scanned and is there. */
export const sendDocument = async (
  { object, id }: RecordRef,
  file: File,
  tell: (progress: Progress) => void,
  signal: AbortSignal,
): Promise<void> => {
  const tellShare = (share: number): void => tell({ phase: 'sending', share });
  tellShare(0);
  const target = { purpose: 'document', relatedObject: object, relatedObjectId: id } as const;
  const upload_id = await uploadFile(target, file, tellShare, signal, typeOfName(file.name) ?? file.type);
  tell({ phase: 'checking', share: 1 });
  await whenScanned(() => callEndpoint(confirmUpload, { body: { upload_id } }, { signal }), signal);
  tell({ phase: 'done' });
};
