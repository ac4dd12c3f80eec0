import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { StoredTables } from '#infra/local/dynamodb/server.ts';

/** What a seed left: the tables, and the files under their paths in the folder of the storage. */
export type SeededStorage = { readonly tables: StoredTables; readonly objects: readonly (readonly [string, Buffer])[] };

const POLL_MS = 50;
/** A worker that was killed while it seeded is waited for no longer than this. */
const PATIENCE_MS = 60_000;

const read = async (path: string): Promise<SeededStorage | undefined> => {
  const bytes = await readFile(path).catch(() => undefined);
  // why: the file was written below, by a worker of the same run
  return bytes && (deserialize(bytes) as SeededStorage);
};

const isMine = (lock: string): Promise<boolean> =>
  mkdir(lock).then(
    () => true,
    () => false,
  );

/** What another worker of this run left; undefined once it is for this one to seed. */
const awaited = async (path: string, lock: string): Promise<SeededStorage | undefined> => {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(POLL_MS)) {
    const found = await read(path);
    if (found) return found;
    if (await isMine(lock)) return read(path);
  }
  return undefined;
};

/**
 * Seeds once for all workers of a run, in the folder that `vitest.config.ts` names and removes: the first worker seeds,
 * the others wait for what it left.
 */
export const sharedSeed = async (key: string, seedAnew: () => Promise<SeededStorage>): Promise<SeededStorage> => {
  const folder = process.env['SHARED_SEEDS'];
  if (folder === undefined) return seedAnew();
  await mkdir(folder, { recursive: true });
  const path = join(folder, key.replaceAll(/\W/g, '-'));
  const lock = `${path}.lock`;
  const found = await awaited(path, lock);
  if (found) return found;
  try {
    const made = await seedAnew();
    await writeFile(`${path}.new`, serialize(made));
    await rename(`${path}.new`, path);
    return made;
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
};
