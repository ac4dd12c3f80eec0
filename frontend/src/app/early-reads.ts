import { getProfile } from '#shared/contract/session/get-profile.ts';
import { hasFields, isTextList, keepStored, readStored } from '../ui/browser-store.ts';
import { patience } from '../ui/patience.ts';
import { READS } from './kept-tokens.ts';

/** The most early answers that are kept: more than a page reads before it is drawn. */
const MAX = 8;

type Reads = { address: string; urls: string[] };

const addressNow = (): string => location.pathname + location.search;

let reads: Reads = { address: '', urls: [] };
const complete = new WeakSet<Reads>();
const early = new Map<string, Promise<Response>>();

const isReads = (value: unknown): value is Reads =>
  hasFields(value, 'address', 'urls') && typeof value.address === 'string' && isTextList(value.urls);

/**
 * Sends what the page at this address read before the tab was loaded again, and at any other address what all pages
 * read: the answers are on their way while the code of the page starts. Each is given to the first call that asks for
 * it.
 */
export const readAhead = (token: string | undefined): void => {
  const kept = readStored('sessionStorage', READS, isReads);
  addEventListener('pagehide', () => keepStored('sessionStorage', READS, reads));
  if (token === undefined) return;
  for (const url of kept?.address === addressNow() ? kept.urls : [getProfile.path]) {
    const answer = fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: patience() });
    // The page that asks for the answer hears of the failure.
    answer.catch(() => undefined);
    early.set(url, answer);
  }
};

/** The first page is complete: what it reads from now on is not waited for, and is what is true then. */
export const endReadAhead = (): void => {
  complete.add(reads);
  early.clear();
};

const note = (url: string): void => {
  const address = addressNow();
  if (reads.address !== address) reads = { address, urls: [] };
  if (!complete.has(reads) && reads.urls.length < MAX && !reads.urls.includes(url)) reads.urls.push(url);
};

/** `fetch` of the API, with what was sent ahead. */
export const sendCall = (url: string, init: RequestInit): Promise<Response> => {
  if (init.method !== 'GET') {
    // The early answers do not know of the change that is made now.
    early.clear();
    return fetch(url, init);
  }
  note(url);
  const answer = early.get(url);
  early.delete(url);
  return answer ?? fetch(url, init);
};
