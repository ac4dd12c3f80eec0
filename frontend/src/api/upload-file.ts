import { requestUpload, type UploadPurpose } from '#shared/contract/files/request-upload.ts';
import { callEndpoint } from './call.ts';
import { postForm } from './post-form.ts';

/**
 * Sends a file straight to the file store with a form from the API, which allows only the file's own content type.
 * Returns the upload id; `onShare` gets 0 to 1.
 */
export const uploadFile = async (
  purpose: UploadPurpose,
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> => {
  const { upload_id, ...form } = await callEndpoint(
    requestUpload,
    { body: { purpose, filename: file.name, size: file.size, content_type: file.type } },
    { signal },
  );
  await postForm(form, file, file.type, onShare, signal);
  return upload_id;
};
