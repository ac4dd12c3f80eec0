import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const WRITE_AFTER_MS = 500;
/** Without a maximum the file would grow without end, because nobody ends some sessions. */
const ENTRIES_MAX = 2_000;

type Entry = { payload: AdapterPayload; until: number };

/**
 * Sessions, grants and tokens of the provider: in memory, written to the data folder a moment after a change. What a
 * crash loses costs one more sign-in.
 */
export const openSessionStore = (directory: string | undefined) => {
  const entries = new Map<string, Entry>();
  const file = directory === undefined ? undefined : join(directory, 'sessions.json');
  let timer: NodeJS.Timeout | undefined;

  const read = (): void => {
    if (file === undefined) return;
    try {
      for (const [key, entry] of JSON.parse(readFileSync(file, 'utf8')) as [string, Entry][]) entries.set(key, entry);
    } catch {
      // A missing or damaged file means that everyone signs in again.
    }
  };

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (file === undefined || directory === undefined) return;
    for (const [key, entry] of entries) if (entry.until < Date.now()) entries.delete(key);
    try {
      mkdirSync(directory, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify([...entries]), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch {
      // A disk that takes nothing means one more sign-in, too; the storage says that it is so.
    }
  };

  const noteChange = (): void => {
    if (entries.size > ENTRIES_MAX) entries.delete(entries.keys().next().value ?? '');
    if (file === undefined || timer !== undefined) return;
    timer = setTimeout(flush, WRITE_AFTER_MS);
    timer.unref();
  };

  const live = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? entry.payload : undefined;
  };

  const search = (prefix: string, matches: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
    [...entries.keys()]
      .filter((key) => key.startsWith(prefix))
      .map(live)
      .find((payload) => payload && matches(payload));

  const adapter = (model: string): Adapter => ({
    async upsert(id, payload, expiresIn) {
      const key = `${model}:${id}`;
      entries.delete(key);
      entries.set(key, { payload, until: expiresIn ? Date.now() + expiresIn * 1000 : Number.MAX_SAFE_INTEGER });
      noteChange();
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => search(`${model}:`, (payload) => payload['uid'] === uid),
    findByUserCode: async (code) => search(`${model}:`, (payload) => payload['userCode'] === code),
    async consume(id) {
      const payload = live(`${model}:${id}`);
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1000);
      noteChange();
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
      noteChange();
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        if (key.startsWith(`${model}:`) && payload['grantId'] === grantId) entries.delete(key);
      }
      noteChange();
    },
  });

  read();
  return { adapter, flush };
};
