/**
 * How the values of one field of all rows are kept, in a snapshot and in memory: `shared` as an index of 1, 2 or 4 bytes
 * into the distinct values, `texts` and `json` one after the other in one text, `integers` and `doubles` as they are.
 */
export type ColumnKind = 'shared' | 'texts' | 'json' | 'integers' | 'doubles';
export type ColumnData = {
  readonly kind: ColumnKind;
  readonly width: 0 | 1 | 2 | 4;
  readonly parts: readonly Uint8Array[];
};
export type ReadValue = (place: number) => unknown;

/** With more distinct values than one per this many rows, an index costs more than it saves. */
const SHARED_PART = 4;
/** So few distinct values are always shared. */
const SHARED_MIN = 256;
/** Marks the end of a text that is no value at all. */
const NONE_BIT = 0x8000_0000;
const NO_INTEGER = -0x8000_0000;
const EMPTY_LIST: readonly unknown[] = Object.freeze([]);

const widthFor = (distinct: number): 1 | 2 | 4 => (distinct <= 0x100 ? 1 : distinct <= 0x10000 ? 2 : 4);

const indexes = (width: number, buffer: ArrayBuffer): Uint8Array | Uint16Array | Uint32Array =>
  width === 1 ? new Uint8Array(buffer) : width === 2 ? new Uint16Array(buffer) : new Uint32Array(buffer);

/** The bytes in a buffer of their own: an array of numbers must begin at a multiple of their size. */
const alone = (bytes: Uint8Array): ArrayBuffer =>
  bytes.byteOffset === 0 && bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? bytes.buffer
    : new Uint8Array(bytes).buffer;

const bytesOf = (array: { buffer: ArrayBufferLike }): Uint8Array => new Uint8Array(array.buffer);

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
  const texts = whole.map((value) => (value === null ? null : JSON.stringify(value)));
  return inOneText('json', texts);
};

const readShared = (width: number, [index, list]: readonly Uint8Array[], count: number): ReadValue => {
  const values = JSON.parse(Buffer.from(list!).toString()) as unknown[];
  const places = indexes(width, alone(index!));
  if (places.length !== count) throw new Error('a column of the snapshot is too short');
  for (const place of places) if (place >= values.length) throw new Error('an index of the snapshot leads nowhere');
  return (row) => values[places[row]!];
};

const readTexts = ([positions, bytes]: readonly Uint8Array[], count: number): ((place: number) => string | null) => {
  const ends = new Uint32Array(alone(positions!));
  // One text for the whole column: what is cut out of it shares its memory.
  const text = Buffer.from(bytes!.buffer, bytes!.byteOffset, bytes!.byteLength).toString();
  if (ends.length !== count) throw new Error('a column of the snapshot is too short');
  if (count > 0 && (ends[count - 1]! & ~NONE_BIT) !== text.length) throw new Error('a text of the snapshot is torn');
  return (place) => {
    const end = ends[place]!;
    if (end >= NONE_BIT) return null;
    return text.slice(place === 0 ? 0 : ends[place - 1]! & ~NONE_BIT, end);
  };
};

/** Values are read out of their JSON once and kept. Equal empty lists are one, since rows are never changed in place. */
const readJson = (textAt: (place: number) => string | null, count: number): ReadValue => {
  let known: unknown[] | undefined;
  return (place) => {
    const before = known?.[place];
    if (before !== undefined) return before;
    const text = textAt(place);
    if (text === null) return null;
    if (text === '[]') return EMPTY_LIST;
    known ??= new Array<unknown>(count);
    return (known[place] = JSON.parse(text) as unknown);
  };
};

/** A function that reads a value by its place. Throws when the column is damaged. */
export const readColumn = ({ kind, width, parts }: ColumnData, count: number): ReadValue => {
  if (kind === 'shared') return readShared(width, parts, count);
  if (kind === 'texts') return readTexts(parts, count);
  if (kind === 'json') return readJson(readTexts(parts, count), count);
  const numbers = kind === 'integers' ? new Int32Array(alone(parts[0]!)) : new Float64Array(alone(parts[0]!));
  if (numbers.length !== count) throw new Error('a column of the snapshot is too short');
  return kind === 'integers'
    ? (place) => (numbers[place] === NO_INTEGER ? null : numbers[place])
    : (place) => (Number.isNaN(numbers[place]) ? null : numbers[place]);
};
