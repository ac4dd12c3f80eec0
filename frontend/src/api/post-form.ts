import { problemError, problemFromStatus } from './problem.ts';

export type StoreForm = { url: string; fields: Readonly<Record<string, string>> };

/**
 * Posts a file straight to the file store with a form from the API; `onShare` gets 0 to 1. `fetch` does not report how
 * much it has sent, so `XMLHttpRequest` does the upload. The form allows only a file of the given type.
 */
export const postForm = (
  { url, fields }: StoreForm,
  file: File,
  type: string,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new File([file], file.name, { type }));
    const request = new XMLHttpRequest();
    const fail = async (status: number) => reject(await problemError(problemFromStatus(status)));
    request.upload.addEventListener('progress', ({ loaded, total }) => total > 0 && onShare(loaded / total));
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : void fail(request.status),
    );
    request.addEventListener('error', () => void fail(0));
    request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.send(form);
  });
