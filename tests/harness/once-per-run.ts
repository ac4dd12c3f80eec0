import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';

const POLL_MS = 50;
/** A worker that was killed while it made something is waited for no longer than this. */
const PATIENCE_MS = 120_000;

const read = async <T>(path: string): Promise<T | undefined> => {
  const bytes = await readFile(path).catch(() => undefined);
  // why: the file was written below, by a worker of the same run
  return bytes && (deserialize(bytes) as T);
};

const isMine = (lock: string): Promise<boolean> =>
  mkdir(lock).then(
    () => true,
    () => false,
  );

/** What another worker of this run left; undefined once it is for this one to make. */
const awaited = async <T>(path: string, lock: string): Promise<T | undefined> => {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(POLL_MS)) {
    const found = await read<T>(path);
    if (found) return found;
    if (await isMine(lock)) return read<T>(path);
  }
  return undefined;
};

/**
 * What `make` makes, once for all workers of a run, in the folder that `vitest.config.ts` names and removes: the first
 * worker makes it, the others wait for it. It is kept as bytes, so that functions and classes do not survive.
 */
export const oncePerRun = async <T>(key: string, make: () => Promise<T>): Promise<T> => {
  const folder = process.env['SHARED_BY_RUN'];
  if (folder === undefined) return make();
  await mkdir(folder, { recursive: true });
  const path = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 20));
  const lock = `${path}.lock`;
  const found = await awaited<T>(path, lock);
  if (found !== undefined) return found;
  try {
    const made = await make();
    await writeFile(`${path}.new`, serialize(made));
    await rename(`${path}.new`, path);
    return made;
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
};
