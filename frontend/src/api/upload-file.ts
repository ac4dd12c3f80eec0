import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { requestUpload } from '#shared/contract/files/request-upload.ts';
import { callEndpoint } from './call.ts';
import { postForm } from './post-form.ts';

/** What a file is for, and the record that a document belongs to. */
type Target = Pick<EndpointCall<typeof requestUpload>['body'], 'purpose' | 'relatedObject' | 'relatedObjectId'>;

/**
 * Sends a file straight to the file store with a form from the API, which allows only that content type. Returns the
 * upload id; `onShare` gets 0 to 1.
 */
export const uploadFile = async (
  target: Target,
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
  type: string = file.type,
): Promise<string> => {
  const { upload_id, ...form } = await callEndpoint(
    requestUpload,
    { body: { ...target, filename: file.name, size: file.size, content_type: type } },
    { signal },
  );
  await postForm(form, file, type, onShare, signal);
  return upload_id;
};
