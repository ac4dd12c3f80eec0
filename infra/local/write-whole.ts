import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file of the data folder; whoever reads it sees what it was or what it is, never a part. */
export const writeWhole = async (file: string, text: string): Promise<void> => {
  const next = `${file}.${randomUUID()}`;
  try {
    await writeFile(next, text, { mode: 0o600, flag: 'wx' });
    await rename(next, file);
  } catch (error) {
    await rm(next, { force: true });
    throw error;
  }
};
