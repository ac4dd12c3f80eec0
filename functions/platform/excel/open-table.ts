import { open } from 'node:fs/promises';
import { guardWorkbook } from './guard-workbook.ts';
import { openCsv } from './read-csv.ts';
import { openWorkbook } from './read-workbook.ts';
import type { OpenTable } from './table.ts';

/** The first bytes of archives and of old Office files: neither is text. */
const BINARY = ['504b0304', 'd0cf11e0'].map((hex) => Buffer.from(hex, 'hex'));
const HEAD_BYTES = 4;

const isText = async (path: string): Promise<boolean> => {
  const handle = await open(path);
  try {
    const { buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return !BINARY.some((head) => head.equals(buffer));
  } finally {
    await handle.close();
  }
};

/** Opens an uploaded table. A file that was declared as text may still be a workbook, which its guard judges then. */
export const openTable = async (path: string, isTextFile: boolean): Promise<OpenTable> => {
  if (isTextFile && (await isText(path))) return openCsv(path);
  await guardWorkbook(path);
  return openWorkbook(path);
};
