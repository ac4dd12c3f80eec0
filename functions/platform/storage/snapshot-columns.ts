import type { Codes } from '#shared/list/text-ranks.ts';

/**
 * How the values of one field of all rows are kept, in a snapshot and in memory: `shared` as an index of 1, 2 or 4
 * bytes into the distinct values, `texts` and `json` one after the other in one text, `integers` and `doubles` as they
 * are, `lists` of objects as columns of their own: the names of the fields of each object, and the values of each
 * field.
 */
export type ColumnKind = 'shared' | 'texts' | 'json' | 'integers' | 'doubles' | 'lists';
export type ColumnData = {
  readonly kind: ColumnKind;
  readonly width: 0 | 1 | 2 | 4;
  readonly parts: readonly Uint8Array[];
};
export type ReadValue = ((place: number) => unknown) & {
  /** Where few distinct values repeat: which of them each place has. */
  readonly shared?: Shared;
  /** In a column of lists: their items, which are columns of their own. */
  readonly lists?: Lists;
};
/** Which of some values each place has; without codes all have the same. */
export type Shared = { readonly codes?: Codes; readonly values: readonly unknown[] };
export type Lists = {
  /** The item behind the last one of each place. */
  readonly ends: Uint32Array;
  readonly namesAt: ReadValue;
  readonly fields: ReadonlyMap<string, ReadValue>;
};

/** With more distinct values than one per this many rows, an index costs more than it saves. */
const SHARED_PART = 4;
/** Up to this number of distinct values a column always shares them. */
const SHARED_MIN = 256;
/** Marks the end of a text that is no value at all. */
const NONE_BIT = 0x8000_0000;
const NO_INTEGER = -0x8000_0000;
const EMPTY_LIST: readonly unknown[] = Object.freeze([]);

const widthFor = (distinct: number): 1 | 2 | 4 => (distinct <= 0x100 ? 1 : distinct <= 0x10000 ? 2 : 4);

const indexes = (width: number, buffer: ArrayBuffer): Codes =>
  width === 1 ? new Uint8Array(buffer) : width === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);

/** The buffer of bytes that share it with nothing else. */
const ownBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): ArrayBuffer | undefined =>
  byteOffset === 0 && byteLength === buffer.byteLength && buffer instanceof ArrayBuffer ? buffer : undefined;

/** The bytes in a buffer of their own: an array of numbers must begin at a multiple of their size. */
export const alone = (bytes: Uint8Array): ArrayBuffer => ownBuffer(bytes) ?? new Uint8Array(bytes).buffer;

/** Gives memory back at once that nobody reads any more; a collection of garbage comes a hundred megabytes later. */
export const release = (bytes: Uint8Array): void => void ownBuffer(bytes)?.transfer(0);

export const bytesOf = (array: { buffer: ArrayBufferLike }): Uint8Array => new Uint8Array(array.buffer);

const isInteger = (value: unknown): boolean =>
  value === null || (Number.isInteger(value) && Math.abs(Number(value)) < -NO_INTEGER);
const isPlainText = (value: unknown): boolean => value === null || (typeof value === 'string' && value.isWellFormed());

const inOneText = (kind: 'texts' | 'json', texts: readonly (string | null)[]): ColumnData => {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  texts.forEach((text, place) => {
    end += text?.length ?? 0;
    ends[place] = text === null ? end + NONE_BIT : end;
  });
  return { kind, width: 0, parts: [bytesOf(ends), Buffer.from(texts.join(''))] };
};

type Item = Readonly<Record<string, unknown>>;
/** A column inside a column of lists; the first one, without a name, holds the names of the fields of each object. */
type Inner = Pick<ColumnData, 'kind' | 'width'> & { readonly name: string; readonly parts: number };

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly Item[] | null =>
  value === null || (Array.isArray(value) && value.every(isItem));
const namesIn = (item: Item): string[] => Object.keys(item).filter((name) => item[name] !== undefined);

const inColumns = (lists: readonly (readonly Item[] | null)[]): ColumnData => {
  const ends = new Uint32Array(lists.length);
  const items: Item[] = [];
  lists.forEach((list, place) => {
    if (list !== null) for (const item of list) items.push(item);
    ends[place] = list === null ? items.length + NONE_BIT : items.length;
  });
  const names = new Set(items.flatMap(namesIn));
  const columns = [
    { name: '', data: packColumn(items.length, (at) => namesIn(items[at]!)) },
    ...Array.from(names, (name) => ({ name, data: packColumn(items.length, (at) => items[at]![name]) })),
  ];
  const inner = columns.map(({ name, data: { kind, width, parts } }): Inner => ({
    name,
    kind,
    width,
    parts: parts.length,
  }));
  const parts = columns.flatMap(({ data }) => data.parts);
  return { kind: 'lists', width: 0, parts: [bytesOf(ends), Buffer.from(JSON.stringify(inner)), ...parts] };
};

/** Packs the values of a field; they must be as JSON holds them. */
export const packColumn = (count: number, valueAt: ReadValue): ColumnData => {
  const values: unknown[] = [];
  const known = new Map<unknown, number>();
  const places = new Uint32Array(count);
  for (let row = 0; row < count; row += 1) {
    const value = valueAt(row) ?? null;
    // A prefix keeps an object apart from a text that looks like one.
    const key = typeof value === 'object' && value !== null ? `\0${JSON.stringify(value)}` : value;
    let place = known.get(key);
    if (place === undefined) {
      place = values.push(value) - 1;
      known.set(key, place);
    }
    places[row] = place;
  }
  if (values.length <= SHARED_MIN || values.length * SHARED_PART <= count) {
    const width = widthFor(values.length);
    const index = indexes(width, new ArrayBuffer(count * width));
    index.set(places);
    return { kind: 'shared', width, parts: [bytesOf(index), Buffer.from(JSON.stringify(values))] };
  }
  const whole = Array.from(places, (place) => values[place]);
  if (values.every(isInteger)) {
    const integers = Int32Array.from(whole, (value) => (value === null ? NO_INTEGER : Number(value)));
    return { kind: 'integers', width: 0, parts: [bytesOf(integers)] };
  }
  if (values.every((value) => value === null || typeof value === 'number')) {
    const doubles = Float64Array.from(whole, (value) => (value === null ? NaN : Number(value)));
    return { kind: 'doubles', width: 0, parts: [bytesOf(doubles)] };
  }
  // why: every value was just seen to be a text or null
  if (values.every(isPlainText)) return inOneText('texts', whole as (string | null)[]);
  if (whole.every(isList)) return inColumns(whole);
  const texts = whole.map((value) => (value === null ? null : JSON.stringify(value)));
  return inOneText('json', texts);
};

const readShared = (width: number, [index, list]: readonly Uint8Array[], count: number): ReadValue => {
  const values = JSON.parse(Buffer.from(list!).toString()) as unknown[];
  const places = indexes(width, alone(index!));
  if (places.length !== count) throw new Error('a column of the snapshot is too short');
  for (const place of places) if (place >= values.length) throw new Error('an index of the snapshot leads nowhere');
  // A field that says the same of every row needs no index.
  if (values.length === 1) return Object.assign(() => values[0], { shared: { values } });
  return Object.assign((row: number) => values[places[row]!], { shared: { codes: places, values } });
};

const readTexts = ([positions, bytes]: readonly Uint8Array[], count: number): ((place: number) => string | null) => {
  const ends = new Uint32Array(alone(positions!));
  // One text for the whole column: what is cut out of it shares its memory.
  const text = Buffer.from(bytes!.buffer, bytes!.byteOffset, bytes!.byteLength).toString();
  release(bytes!);
  if (ends.length !== count) throw new Error('a column of the snapshot is too short');
  if (count > 0 && (ends[count - 1]! & ~NONE_BIT) !== text.length) throw new Error('a text of the snapshot is torn');
  return (place) => {
    const end = ends[place]!;
    if (end >= NONE_BIT) return null;
    return text.slice(place === 0 ? 0 : ends[place - 1]! & ~NONE_BIT, end);
  };
};

/** Equal empty lists are one, since rows are never changed in place. */
const readJson =
  (textAt: (place: number) => string | null): ReadValue =>
  (place) => {
    const text = textAt(place);
    return text === null ? null : text === '[]' ? EMPTY_LIST : (JSON.parse(text) as unknown);
  };

const readLists = ([positions, described, ...parts]: readonly Uint8Array[], count: number): ReadValue => {
  const ends = new Uint32Array(alone(positions!));
  if (ends.length !== count) throw new Error('a column of the snapshot is too short');
  const items = count === 0 ? 0 : ends[count - 1]! & ~NONE_BIT;
  let from = 0;
  const inner = (JSON.parse(Buffer.from(described!).toString()) as Inner[]).map(
    ({ name, parts: length, ...column }) => {
      const read = readColumn({ ...column, parts: parts.slice(from, (from += length)) }, items);
      return [name, read] as const;
    },
  );
  const namesAt = inner[0]![1];
  const fields = new Map(inner.slice(1));
  // why: the values of the first column are the names of fields
  const itemAt = (at: number): unknown =>
    Object.fromEntries((namesAt(at) as string[]).map((name) => [name, fields.get(name)!(at)]));
  const read = (place: number): unknown => {
    const length = lengthIn(ends, place);
    if (length < 0) return null;
    const start = startIn(ends, place);
    return length === 0 ? EMPTY_LIST : Array.from({ length }, (_, at) => itemAt(start + at));
  };
  return Object.assign(read, { lists: { ends, namesAt, fields } });
};

/** The first item of the list of a place. */
export const startIn = (ends: Uint32Array, place: number): number => (place === 0 ? 0 : ends[place - 1]! & ~NONE_BIT);

/** How many items the list of a place has; -1 where there is no list. */
export const lengthIn = (ends: Uint32Array, place: number): number =>
  ends[place]! >= NONE_BIT ? -1 : ends[place]! - startIn(ends, place);

/** The last value is kept, because what is derived from a row reads it several times. */
const keepingLast = (read: ReadValue): ReadValue => {
  let [lastPlace, last]: [number, unknown] = [-1, undefined];
  const readOrKept = (place: number): unknown => {
    if (place !== lastPlace) [lastPlace, last] = [place, read(place)];
    return last;
  };
  return read.lists ? Object.assign(readOrKept, { lists: read.lists }) : readOrKept;
};

/** A function that reads a value by its place. Throws when the column is damaged. */
export const readColumn = ({ kind, width, parts }: ColumnData, count: number): ReadValue => {
  if (kind === 'shared') return readShared(width, parts, count);
  if (kind === 'texts') return readTexts(parts, count);
  if (kind === 'json') return keepingLast(readJson(readTexts(parts, count)));
  if (kind === 'lists') return keepingLast(readLists(parts, count));
  const numbers = kind === 'integers' ? new Int32Array(alone(parts[0]!)) : new Float64Array(alone(parts[0]!));
  if (numbers.length !== count) throw new Error('a column of the snapshot is too short');
  return kind === 'integers'
    ? (place) => (numbers[place] === NO_INTEGER ? null : numbers[place])
    : (place) => (Number.isNaN(numbers[place]) ? null : numbers[place]);
};
