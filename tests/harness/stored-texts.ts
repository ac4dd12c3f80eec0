import { gunzipSync } from 'node:zlib';
import { keysUnder } from '#functions/platform/files/forget-objects.ts';
import { readBytes } from '#functions/platform/files/objects.ts';
import { openZipBuffer, readWholePart } from '#functions/platform/office/open-zip.ts';
import { isSnapshot, openSnapshot } from '#functions/platform/storage/snapshot-codec.ts';
import { scanTable } from '#functions/platform/storage/scan-table.ts';
import { activityTable, recordsTable, runsTable } from '#functions/platform/storage/tables.ts';

/** Something stored: where it stands, and all that can be read in it. */
type StoredText = { readonly place: string; readonly text: string };

/** The bytes as text; packed ones are opened. */
const readable = async (bytes: Buffer): Promise<string> => {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return String(gunzipSync(bytes));
  if (isSnapshot(bytes)) return (await openSnapshot(bytes, ({ parts }) => parts.map(String))).columns.flat().join('\n');
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString('latin1') + bytes.toString('utf8');
  const zip = await openZipBuffer(bytes);
  const parts: string[] = [];
  for (const entry of zip.entries) parts.push(entry.fileName, String(await readWholePart(zip, entry)));
  zip.file.close();
  return parts.join('\n');
};

/** Every item of the tables and every object of the files bucket. */
const storedTexts = async function* (): AsyncGenerator<StoredText> {
  for (const table of [recordsTable(), activityTable(), runsTable()])
    for await (const item of scanTable(table))
      yield { place: `${table} ${String(item['pk'])} ${String(item['sk'])}`, text: JSON.stringify(item) };
  for (const key of await keysUnder(''))
    yield { place: key, text: `${key} ${await readable((await readBytes(key)).bytes)}` };
};

/** Where any of these texts stands, in whatever case. */
export const placesWith = async (texts: readonly string[]): Promise<string[]> => {
  const wanted = texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]).map((text) => text.toLowerCase());
  const found = new Set<string>();
  for await (const { place, text } of storedTexts()) {
    const lower = text.toLowerCase();
    if (wanted.some((one) => lower.includes(one))) found.add(place);
  }
  return [...found].toSorted();
};
