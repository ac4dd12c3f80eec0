import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import archiver from 'archiver';
import { ulid } from 'ulid';
import { contentDisposition, ZIP_TYPE } from './download.ts';
import { uploadFrom } from './objects.ts';

export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

/** Writes files to a .zip in a temporary file and uploads it from there with its length and name. Returns its key. */
export const storeZip = async (name: string, entries: AsyncIterable<ZipEntry>): Promise<string> => {
  const path = join(tmpdir(), `${randomUUID()}.zip`);
  const key = `exports/${ulid()}.zip`;
  try {
    const file = createWriteStream(path);
    const zip = archiver('zip', { zlib: { level: 6 } });
    const failed = new Promise<never>((_, reject) => zip.once('error', reject));
    zip.pipe(file);
    const written = async (): Promise<void> => {
      for await (const entry of entries) zip.append(Buffer.from(entry.bytes), { name: entry.name });
      await Promise.all([zip.finalize(), finished(file)]);
    };
    await Promise.race([written(), failed]);
    await uploadFrom(path, key, ZIP_TYPE, contentDisposition(name));
    return key;
  } finally {
    await rm(path, { force: true });
  }
};
