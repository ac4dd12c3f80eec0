import { createPublicKey, generateKeyPair, randomUUID, sign } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { KeptKey } from './signing-key-port.ts';

const BITS = 2048;

const generate = promisify(generateKeyPair);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Makes the file unless another process was first; a reader sees a whole key or none. */
const make = async (file: string): Promise<void> => {
  const { privateKey } = await generate('rsa', { modulusLength: BITS });
  const draft = `${file}.${randomUUID()}`;
  try {
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(draft, pem, { mode: 0o600, flag: 'wx', flush: true });
    // A link, unlike a new name, never takes the place of a file.
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
};

const read = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await make(file);
    return readFile(file, 'utf8');
  }
};

/** A key in a file that only its owner may read, for the local runtime; it is made when it is first needed. */
export const fileKey = (file: string): KeptKey => ({
  publicKey: async () => createPublicKey(await read(file)).export({ type: 'spki', format: 'der' }),
  sign: async (data) => sign('sha256', data, await read(file)),
});
