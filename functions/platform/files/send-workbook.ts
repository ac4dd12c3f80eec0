import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ulid } from 'ulid';
import { writeWorkbook, type WriteWorkbookInput } from '#functions/platform/excel/write-workbook.ts';
import { downloadUrl, contentDisposition, XLSX_TYPE } from './download.ts';
import { uploadFrom } from './objects.ts';

export type Workbook = Omit<WriteWorkbookInput, 'path'>;

/** Writes an .xlsx to a temporary file and uploads it from there with its length and name. Returns its key. */
export const storeWorkbook = async (name: string, workbook: Workbook): Promise<{ key: string; rows: number }> => {
  const path = join(tmpdir(), `${randomUUID()}.xlsx`);
  const key = `exports/${ulid()}.xlsx`;
  try {
    const { rows } = await writeWorkbook({ ...workbook, path });
    await uploadFrom(path, key, XLSX_TYPE, contentDisposition(name));
    return { key, rows };
  } finally {
    await rm(path, { force: true });
  }
};

/** The response of an endpoint that makes a workbook right away. */
export const sendWorkbook = async (
  name: string,
  workbook: Workbook,
): Promise<{ file_name: string; file_url: string }> => {
  const { key } = await storeWorkbook(name, workbook);
  return { file_name: name, file_url: await downloadUrl({ key, contentType: XLSX_TYPE }) };
};
