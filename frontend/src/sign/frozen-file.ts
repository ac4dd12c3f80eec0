import type { SignShown } from '#shared/contract/links/link-detail.ts';
import { saveBytes } from '../pdf-viewer/save-bytes.ts';

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether bytes have a SHA-256; a page that has no secure connection cannot tell. */
const isFile = async (bytes: Uint8Array<ArrayBuffer>, sha256: string): Promise<boolean> => {
  const hasDigest = globalThis.isSecureContext;
  return !hasDigest || hexOf(await crypto.subtle.digest('SHA-256', bytes)) === sha256;
};

/**
 * The file of a contract, read once: what is shown is what is downloaded. Its address is valid for a minute, so a later
 * read asks for a new one. Pages to be signed must be those that were sent.
 */
export const frozenFile = (shown: SignShown, askAgain: () => Promise<SignShown | undefined>) => {
  let url: string | undefined = shown.file_url;
  let kept: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const isToSign = shown.step === 'sign' || shown.step === 'provider';

  const read = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const from = url ?? (await askAgain())?.file_url;
    url = undefined;
    if (from === undefined) throw new Error('no file');
    const response = await fetch(from, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (!response.ok) throw new Error(`the file host answered ${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (isToSign && !(await isFile(bytes, shown.sha256))) throw new Error('another file than the one that was sent');
    return bytes;
  };
  const bytes = async (): Promise<Uint8Array<ArrayBuffer>> => {
    kept ??= read();
    try {
      return await kept;
    } catch (error) {
      kept = undefined;
      throw error;
    }
  };
  return {
    /** A copy of the bytes. */
    bytes: async () => (await bytes()).slice(),
    download: async (): Promise<void> => saveBytes(await bytes(), `${shown.contract_name}.pdf`, 'application/pdf'),
  };
};
export type FrozenFile = ReturnType<typeof frozenFile>;
