import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { rowTemplate, type RowLayout } from './row-codec.ts';

type Identified = { id: number; version: number };
/** 0 for a column stored as a list of values, else the bytes per row of an index into its distinct values. */
type Width = 0 | 1 | 2 | 4;
type Header = { fields: readonly string[]; count: number; columns: { width: Width; bytes: number }[] };

const LENGTH_BYTES = 4;
/** With more distinct values than one per this many rows, an index costs more than it saves. */
const SHARED_PART = 4;

const widthFor = (distinct: number): Width => (distinct <= 0x100 ? 1 : distinct <= 0x10000 ? 2 : 4);

const indexes = (width: Width, buffer: ArrayBuffer): Uint8Array | Uint16Array | Uint32Array =>
  width === 1 ? new Uint8Array(buffer) : width === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);

type Column = { width: Width; parts: Uint8Array[] };

const encodeColumn = (count: number, valueAt: (row: number) => unknown): Column => {
  const values: unknown[] = [];
  const known = new Map<unknown, number>();
  const places = new Uint32Array(count);
  let hasObjects = false;
  for (let row = 0; row < count; row += 1) {
    const value = valueAt(row) ?? null;
    const isObject = typeof value === 'object' && value !== null;
    // A prefix keeps an object apart from a text that looks like one.
    const key = isObject ? `\0${JSON.stringify(value)}` : value;
    hasObjects ||= isObject;
    let place = known.get(key);
    if (place === undefined) {
      place = values.push(value) - 1;
      known.set(key, place);
    }
    places[row] = place;
  }
  // A column with objects is always stored as distinct values, because most lists are empty.
  if (!hasObjects && values.length * SHARED_PART > count) {
    return { width: 0, parts: [Buffer.from(JSON.stringify(Array.from(places, (place) => values[place])))] };
  }
  const width = widthFor(values.length);
  const index = indexes(width, new ArrayBuffer(count * width));
  index.set(places);
  return {
    width,
    parts: [new Uint8Array(index.buffer), Buffer.from(JSON.stringify(values))],
  };
};

const columnNames = (fields: readonly string[]): string[] => ['id', 'version', ...fields];

/** Encodes rows column by column, compressed: 100,000 vehicles take 4 MB. */
export const encodeSnapshot = async <T extends Identified>(
  layout: RowLayout<T>,
  rows: readonly T[],
): Promise<Buffer> => {
  const columns = columnNames(layout.fields).map((name) =>
    encodeColumn(rows.length, (row) => (rows[row] as Record<string, unknown>)[name]),
  );
  const header: Header = {
    fields: layout.fields,
    count: rows.length,
    columns: columns.map(({ width, parts }) => ({
      width,
      bytes: parts.reduce((sum, part) => sum + part.byteLength, 0),
    })),
  };
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(head.byteLength);
  return promisify(gzip)(Buffer.concat([length, head, ...columns.flatMap(({ parts }) => parts)]));
};

const decodeColumn = (bytes: Buffer, width: Width, count: number): ((row: number) => unknown) => {
  const start = count * width;
  const values = JSON.parse(bytes.toString('utf8', start)) as unknown[];
  if (width === 0) {
    if (values.length !== count) throw new Error('a column of the snapshot is too short');
    return (row) => values[row];
  }
  // The bytes are copied, because an index must start at a multiple of its width.
  const index = indexes(width, new Uint8Array(bytes.subarray(0, start)).buffer);
  for (const place of index) if (place >= values.length) throw new Error('an index of the snapshot leads nowhere');
  return (row) => values[index[row]!];
};

/**
 * Decodes a snapshot into a generator of its rows. Throws when the bytes are damaged or hold other fields. Equal
 * objects are shared, which is safe because rows are never changed in place.
 */
export const decodeSnapshot = async <T extends Identified>(
  layout: RowLayout<T>,
  compressed: Uint8Array,
): Promise<Generator<T>> => {
  const bytes = await promisify(gunzip)(compressed);
  const headEnd = LENGTH_BYTES + bytes.readUInt32LE(0);
  const { fields, count, columns } = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, headEnd)) as Header;
  if (fields.join() !== layout.fields.join()) throw new Error('the snapshot holds other fields');
  let at = headEnd;
  const valueOf = columns.map(({ width, bytes: length }) => {
    const column = decodeColumn(bytes.subarray(at, at + length), width, count);
    at += length;
    return column;
  });
  const names = columnNames(fields);
  if (valueOf.length !== names.length) throw new Error('the snapshot lacks a column');
  const template = rowTemplate(fields);
  return (function* () {
    for (let row = 0; row < count; row += 1) {
      const value = { ...template };
      for (let column = 0; column < names.length; column += 1) value[names[column]!] = valueOf[column]!(row);
      yield value as T;
    }
  })();
};
