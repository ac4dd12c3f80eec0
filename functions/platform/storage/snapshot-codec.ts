import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { Dated } from '#shared/assignments/dated.ts';
import { columnKey } from '#shared/list/column.ts';
import { SORT_KEYS, sortKey } from '#shared/list/sort-key.ts';
import { isOrderOf, orderToKeep, type KeptOrder } from '#shared/list/text-ranks.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { rowTemplate, type RowLayout } from './row-codec.ts';
import { alone, bytesOf, packColumn, readColumn, type ColumnData, type ReadValue } from './snapshot-columns.ts';

type Identified = { id: number; version: number };
/** The orders kept with rows, by the keys of their columns. */
type Orders = ReadonlyMap<string, KeptOrder>;
/** The bytes of each part packed and as they were, one after the other behind the header. */
type PartSize = readonly [packed: number, whole: number];
type Header = {
  fields: readonly string[];
  count: number;
  columns: (Pick<ColumnData, 'kind' | 'width'> & { parts: PartSize[] })[];
  /** The day on which the last column marked the rows that may change on later days. */
  dated?: IsoDate;
  /** The orders behind the columns, by the keys of the columns that they go by. Who does not know of them reads none. */
  orders?: { by: string; kept: { key: string; parts: PartSize[] }[] };
};

/** The first bytes of a snapshot; the number is that of its format, which its pointer in the table has, too. */
export const SNAPSHOT_FORMAT = 3;
const MARK = Buffer.from(`rows${SNAPSHOT_FORMAT}`);
const LENGTH_BYTES = 4;

const columnNames = (fields: readonly string[]): string[] => ['id', 'version', ...fields];

/** What is known on a day of the dates of rows. */
export type DatedOn<T> = { readonly dated: Dated<T>; readonly day: IsoDate };

/** With fewer rows an order is made fast enough when somebody asks for it. */
const ORDERED_MIN = 50_000;

/** What the keys of an order depend on besides the texts: our code, and what Node knows of letters. */
export const ORDERED_BY = `${SORT_KEYS}, Unicode ${process.versions['unicode']}`;

/** The orders to keep with rows, which are sorted by id, under the keys of their columns. */
const ordersToKeep = <T>({ ordered = [] }: RowLayout<T>, rows: readonly T[]): [string, KeptOrder][] =>
  rows.length < ORDERED_MIN
    ? []
    : ordered.flatMap((field) => {
        // why: the field is one of texts, and so the key is one
        const cellAt = (place: number): string | null => (rows[place]![field] ?? null) as string | null;
        const keyAt = (place: number): string => sortKey('text', cellAt(place)) as string;
        const order = orderToKeep(rows.length, keyAt);
        return order ? [[columnKey({ key: field, kind: 'text' }), order]] : [];
      });

/** The order that two parts hold; undefined where they are none of so many rows, which is no harm: it is made anew. */
export const readOrder = ([places, same]: readonly Uint8Array[], count: number): KeptOrder | undefined => {
  if (!places || !same || places.byteLength % Uint32Array.BYTES_PER_ELEMENT !== 0) return undefined;
  const order = { places: new Uint32Array(alone(places)), same };
  return isOrderOf(order, count) ? order : undefined;
};

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
  const pack = async (part: Uint8Array): Promise<PartSize> => {
    const small = await promisify(zstdCompress)(part);
    packed.push(small);
    return [small.byteLength, part.byteLength];
  };
  const header: Header = { fields: layout.fields, count: rows.length, columns: [], ...(on && { dated: on.day }) };
  for (const { kind, width, parts } of columns) {
    const sizes: PartSize[] = [];
    for (const part of parts) sizes.push(await pack(part));
    header.columns.push({ kind, width, parts: sizes });
  }
  const orders = ordersToKeep(layout, rows);
  if (orders.length > 0) header.orders = { by: ORDERED_BY, kept: [] };
  for (const [key, { places, same }] of orders) {
    header.orders?.kept.push({ key, parts: [await pack(bytesOf(places)), await pack(same)] });
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
): Promise<{ header: Header; columns: Column[]; orders: Orders }> => {
  if (!isSnapshot(bytes)) throw new Error('the object is no snapshot');
  const headStart = MARK.length + LENGTH_BYTES;
  let at = headStart + bytes.readUInt32LE(MARK.length);
  const header = JSON.parse(bytes.toString('utf8', headStart, at)) as Header;
  const open = async ([packed, whole]: PartSize): Promise<Uint8Array> => {
    const part = bytes.subarray(at, (at += packed));
    return promisify(zstdDecompress)(part, { chunkSize: Math.max(whole, 64) });
  };
  const columns = header.columns.map(async ({ parts, ...column }) =>
    read({ ...column, parts: await Promise.all(parts.map(open)) }, header.count),
  );
  const orders = readOrders(header, open);
  return { header, columns: await Promise.all(columns), orders: await orders };
};

/** The orders that were kept by the keys of today. One that cannot be read is none, and is made when it is asked for. */
const readOrders = async (
  { count, orders }: Header,
  open: (part: PartSize) => Promise<Uint8Array>,
): Promise<Orders> => {
  if (orders?.by !== ORDERED_BY) return new Map();
  const read = orders.kept.map(async ({ key, parts }) => {
    const bytes = await Promise.all(parts.map(open)).catch(() => []);
    const order = readOrder(bytes, count);
    return order ? [[key, order] as const] : [];
  });
  return new Map((await Promise.all(read)).flat());
};

/** The rows of a snapshot. They are made anew each time they are read, from columns that take a fifth of their memory. */
export class SnapshotRows<T extends Identified> implements Iterable<T> {
  readonly count: number;
  /** The day on which `mayChange` was marked; undefined where it was not. */
  readonly datedOn: IsoDate | undefined;
  readonly orders: Orders;
  readonly #valueOf: ReadonlyMap<string, ReadValue>;
  readonly #fields: readonly string[];
  readonly #template: Record<string, unknown>;
  readonly #mayChange: ReadValue | undefined;

  constructor({ fields, count, dated }: Header, columns: readonly ReadValue[], orders: Orders) {
    this.count = count;
    this.datedOn = dated;
    this.orders = orders;
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
  const { header, columns, orders } = await openSnapshot(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    readColumn,
  );
  if (header.fields.join() !== layout.fields.join()) throw new Error('the snapshot holds other fields');
  return new SnapshotRows<T>(header, columns, orders);
};
