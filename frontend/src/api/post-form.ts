import type { Problem } from '#shared/errors/problem.ts';
import { problemError, problemFromStatus } from './problem.ts';

/** An upload ends when no byte of it moved for this long. */
const STALL_MS = 60_000;
const STALLED = 408;

export type StoreForm = { url: string; fields: Readonly<Record<string, string>> };

/** Whether sending the file again may succeed: after a lost connection it may, after a refusal it cannot. */
export const maySendAgain = ({ status }: Problem): boolean => status === 0 || status === STALLED || status >= 500;

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
    let isStalled = false;
    let stall: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        isStalled = true;
        request.abort();
      }, STALL_MS);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      wait();
      if (total > 0) onShare(loaded / total);
    });
    request.addEventListener('loadend', () => clearTimeout(stall));
    request.addEventListener('load', () =>
      request.status >= 200 && request.status < 300 ? resolve() : void fail(request.status),
    );
    request.addEventListener('error', () => void fail(0));
    request.addEventListener('abort', () =>
      isStalled ? void fail(STALLED) : reject(new DOMException('stopped', 'AbortError')),
    );
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    wait();
    request.send(form);
  });
