import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { SecretStore } from './secret-port.ts';

const content = z.record(z.string(), z.string());
type Content = z.infer<typeof content>;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readAll = async (file: string): Promise<Content> => {
  try {
    return content.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return {};
    // The message of the parser would quote the file.
    throw new Error(`the file of secrets cannot be read: ${file}`);
  }
};

/**
 * A reader sees the file as it was or as it is, never a part of it. What proves the change runs once the next file is on
 * the disk, so that a disk which refuses it is known before anything is saved beside it.
 */
const replace = async (file: string, secrets: Content, prove?: () => Promise<void>): Promise<void> => {
  const next = `${file}.${randomUUID()}`;
  try {
    await writeFile(next, JSON.stringify(secrets), { mode: 0o600, flag: 'wx', flush: true });
    await prove?.();
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
};

/** The last change of each file, after which the next one begins. */
const turns = new Map<string, Promise<void>>();

const change = (file: string, edit: (secrets: Content) => void, prove?: () => Promise<void>): Promise<void> => {
  const work = async (): Promise<void> => {
    const secrets = await readAll(file);
    edit(secrets);
    await replace(file, secrets, prove);
  };
  const turn = (turns.get(file) ?? Promise.resolve()).then(work, work);
  turns.set(file, turn);
  return turn;
};

/** Secrets in one file that only its owner may read, for the local runtime; one process writes it. */
export const fileSecrets = (file: string): SecretStore => ({
  read: async (name) => {
    const secrets = await readAll(file);
    return Object.hasOwn(secrets, name) ? secrets[name] : undefined;
  },
  write: (name, value, { prove } = {}) =>
    change(
      file,
      (secrets) => {
        secrets[name] = value;
      },
      prove,
    ),
  remove: (name) =>
    change(file, (secrets) => {
      delete secrets[name];
    }),
});
