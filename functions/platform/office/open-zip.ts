import type { Readable } from 'node:stream';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { AppError } from '#shared/errors/problem.ts';
import { archiveProblem } from './archive-problem.ts';

/** An open archive. The central directory is the only list of its parts, so guard and reader see the same parts. */
export type Zip = { entries: readonly Entry[]; part: (name: string) => Entry | undefined; file: ZipFile };

const OPTIONS = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true } as const;

/** Errors of yauzl as ours. It compares what it unpacks with the declared size and fails with these messages. */
const toArchiveProblem = (error: unknown): Error =>
  error instanceof Error && /too many bytes|not enough bytes|size mismatch/.test(error.message)
    ? archiveProblem('lying_size')
    : archiveProblem('damaged');

/** Part names are compared without case and without a leading slash (OPC §9.1). */
const partKey = (name: string): string => name.replace(/^\//, '').toLowerCase();

const readDirectory = async (file: ZipFile, maxEntries: number): Promise<Zip> => {
  try {
    if (file.entryCount > maxEntries) throw archiveProblem('too_many_entries', { limit: maxEntries });
    const parts = new Map<string, Entry>();
    for await (const entry of file.eachEntry()) {
      const name = partKey(entry.fileName);
      // Two parts of one name would let two programs read two different files.
      if (parts.has(name)) throw archiveProblem('damaged');
      parts.set(name, entry);
    }
    return { file, entries: [...parts.values()], part: (name) => parts.get(partKey(name)) };
  } catch (error) {
    file.close();
    throw error instanceof AppError ? error : toArchiveProblem(error);
  }
};

export const openZip = async (path: string, maxEntries: number): Promise<Zip> => {
  const file = await openPromise(path, OPTIONS).catch((error: unknown) => {
    throw toArchiveProblem(error);
  });
  return readDirectory(file, maxEntries);
};

export const openZipBuffer = async (content: Buffer): Promise<Zip> =>
  readDirectory(await fromBufferPromise(content, OPTIONS), 1_000);

/** The unpacked bytes of a part in chunks. Throws as soon as they exceed the declared size. */
export const readPart = async function* (zip: Zip, entry: Entry): AsyncGenerator<Buffer, void, undefined> {
  let stream: Readable | undefined;
  try {
    stream = await zip.file.openReadStreamPromise(entry);
    for await (const chunk of stream) yield chunk as Buffer;
  } catch (error) {
    throw toArchiveProblem(error);
  } finally {
    stream?.destroy();
  }
};

export const readWholePart = async (zip: Zip, entry: Entry): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of readPart(zip, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
};
