import { confirmUpload } from '#shared/contract/files/confirm-upload.ts';
import { requestUpload } from '#shared/contract/files/request-upload.ts';
import { typeOfName } from '#shared/documents/document.ts';
import { callEndpoint } from '../api/call.ts';
import { postForm } from '../api/post-form.ts';
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
  const type = typeOfName(file.name) ?? file.type;
  tell({ phase: 'sending', share: 0 });
  const { upload_id, ...form } = await callEndpoint(
    requestUpload,
    {
      body: {
        purpose: 'document',
        relatedObject: object,
        relatedObjectId: id,
        filename: file.name,
        size: file.size,
        content_type: type,
      },
    },
    { signal },
  );
  await postForm(form, file, type, (share) => tell({ phase: 'sending', share }), signal);
  tell({ phase: 'checking', share: 1 });
  await whenScanned(() => callEndpoint(confirmUpload, { body: { upload_id } }, { signal }), signal);
  tell({ phase: 'done' });
};
