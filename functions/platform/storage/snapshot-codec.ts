import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Dated } from '#shared/assignments/dated.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { rowTemplate, type RowLayout } from './row-codec.ts';
import { packColumn, readColumn, type ColumnData, type ReadValue } from './snapshot-columns.ts';

type Identified = { id: number; version: number };
/** The bytes of each part packed and as they were, one after the other behind the header. */
type PartSize = readonly [packed: number, whole: number];
type Header = {
  fields: readonly string[];
  count: number;
  columns: (Pick<ColumnData, 'kind' | 'width'> & { parts: PartSize[] })[];
  /** The day on which the last column marked the rows that may change on later days. */
  dated?: IsoDate;
};

/** The first bytes of a snapshot; the number is that of its format, which its pointer in the table has, too. */
export const SNAPSHOT_FORMAT = 3;
const MARK = Buffer.from(`rows${SNAPSHOT_FORMAT}`);
const LENGTH_BYTES = 4;

const columnNames = (fields: readonly string[]): string[] => ['id', 'version', ...fields];

/** What is known on a day of the dates of rows. */
export type DatedOn<T> = { readonly dated: Dated<T>; readonly day: IsoDate };

/** Encodes rows, which are sorted by id, column by column, each compressed: 100,000 vehicles take 4 MB. */
export const encodeSnapshot = async <T extends Identified>(
  layout: RowLayout<T>,
  rows: readonly T[],
  on?: DatedOn<T>,
): Promise<Buffer> => {
  const columns = columnNames(layout.fields).map((name) =>
    packColumn(rows.length, (row) => (rows[row] as Record<string, unknown>)[name]),
  );
  if (on) {
    const { dated, day } = on;
    const mayChange = (row: T): boolean => dated.asOf(row, day) !== row || dated.changesAfter(row, day) !== null;
    columns.push(packColumn(rows.length, (row) => mayChange(rows[row]!)));
  }
  const packed: Buffer[] = [];
  const header: Header = { fields: layout.fields, count: rows.length, columns: [], ...(on && { dated: on.day }) };
  for (const { kind, width, parts } of columns) {
    const sizes: PartSize[] = [];
    for (const part of parts) {
      const small = await promisify(zstdCompress)(part);
      packed.push(small);
      sizes.push([small.byteLength, part.byteLength]);
    }
    header.columns.push({ kind, width, parts: sizes });
  }
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(head.byteLength);
  return Buffer.concat([MARK, length, head, ...packed]);
};

export const isSnapshot = (bytes: Buffer): boolean => bytes.subarray(0, MARK.length).equals(MARK);

/**
 * Opens the columns of a snapshot, all at the same time on the threads of the process, and reads each as soon as it is
 * open, so that its parts need not wait for the others. Throws when one is damaged.
 */
export const openSnapshot = async <Column>(
  bytes: Buffer,
  read: (column: ColumnData, count: number) => Column,
): Promise<{ header: Header; columns: Column[] }> => {
  if (!isSnapshot(bytes)) throw new Error('the object is no snapshot');
  const headStart = MARK.length + LENGTH_BYTES;
  let at = headStart + bytes.readUInt32LE(MARK.length);
  const header = JSON.parse(bytes.toString('utf8', headStart, at)) as Header;
  const columns = header.columns.map(async ({ parts, ...column }) => {
    const opened = parts.map(async ([packed, whole]) => {
      const part = bytes.subarray(at, (at += packed));
      return promisify(zstdDecompress)(part, { chunkSize: Math.max(whole, 64) });
    });
    return read({ ...column, parts: await Promise.all(opened) }, header.count);
  });
  return { header, columns: await Promise.all(columns) };
};

/** The rows of a snapshot. They are made anew each time they are read, from columns that take a fifth of their memory. */
export class SnapshotRows<T extends Identified> implements Iterable<T> {
  readonly count: number;
  /** The day on which `mayChange` was marked; undefined where it was not. */
  readonly datedOn: IsoDate | undefined;
  readonly #valueOf: ReadonlyMap<string, ReadValue>;
  readonly #fields: readonly string[];
  readonly #template: Record<string, unknown>;
  readonly #mayChange: ReadValue | undefined;

  constructor({ fields, count, dated }: Header, columns: readonly ReadValue[]) {
    this.count = count;
    this.datedOn = dated;
    this.#fields = columnNames(fields);
    this.#template = rowTemplate(fields);
    const expected = this.#fields.length + (dated === undefined ? 0 : 1);
    if (columns.length !== expected) throw new Error('the snapshot lacks a column');
    this.#valueOf = new Map(this.#fields.map((name, column) => [name, columns[column]!]));
    this.#mayChange = dated === undefined ? undefined : columns.at(-1);
  }

  /** Reads a field by the place of the row. */
  reader(field: string): ReadValue {
    return this.#valueOf.get(field)!;
  }

  /** Whether the row may be another one on a day from `datedOn` on. */
  mayChange(place: number): boolean {
    return this.#mayChange?.(place) === true;
  }

  at(place: number): T {
    const row = { ...this.#template };
    for (const field of this.#fields) row[field] = this.#valueOf.get(field)!(place);
    // why: the fields are those of the layout
    return row as T;
  }

  *[Symbol.iterator](): Generator<T> {
    for (let place = 0; place < this.count; place += 1) yield this.at(place);
  }
}

/** Decodes a snapshot. Throws when the bytes are damaged or hold other fields. */
export const decodeSnapshot = async <T extends Identified>(
  layout: RowLayout<T>,
  bytes: Uint8Array,
): Promise<SnapshotRows<T>> => {
  const { header, columns } = await openSnapshot(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    readColumn,
  );
  if (header.fields.join() !== layout.fields.join()) throw new Error('the snapshot holds other fields');
  return new SnapshotRows<T>(header, columns);
};
