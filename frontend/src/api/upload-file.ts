import { requestUpload, type UploadPurpose } from '#shared/contract/files/request-upload.ts';
import { callEndpoint } from './call.ts';
import { ProblemError, problemFromStatus } from './problem.ts';

/** `fetch` does not tell how much it has sent, so the form goes with the older request. */
const postForm = (url: string, form: FormData, onShare: (share: number) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (status: number) => reject(new ProblemError(problemFromStatus(status)));
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onShare(loaded / total));
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : fail(request.status),
    );
    request.addEventListener('error', () => fail(0));
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });

/**
 * Sends a file straight to the store with a form of the API, which allows exactly the type that the file says. Returns the upload id; `onShare` gets 0 to 1.
 */
export const uploadFile = async (
  purpose: UploadPurpose,
  file: File,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<string> => {
  const { url, fields, upload_id } = await callEndpoint(
    requestUpload,
    { body: { purpose, filename: file.name, size: file.size, content_type: file.type } },
    { signal },
  );
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  await postForm(url, form, onShare, signal);
  return upload_id;
};
