import type { CellValue } from '#shared/list/column.ts';
import type { CodedCells, RowBase } from '#shared/list/row-store.ts';
import type { Codes } from '#shared/list/text-ranks.ts';
import type { Identified } from './entity-definition.ts';
import { rowTemplate } from './row-codec.ts';
import type { SnapshotRows } from './snapshot-codec.ts';
import { lengthIn, startIn, type Lists, type ReadValue, type Shared } from './snapshot-columns.ts';

/** What the rows of a collection hold besides the fields of its records, each derived from the record alone. */
export type Derived<Stored, Row extends Stored> = {
  readonly [Field in Exclude<keyof Row, keyof Stored> & string]: (stored: Stored) => Row[Field];
};

/** Makes whole rows with a shape in common; one whose fields are added one after the other takes three times the memory. */
export const rowMaker = <Stored extends Identified, Row extends Stored>(
  fields: readonly (keyof Stored & string)[],
  derived: Derived<Stored, Row>,
): ((stored: Stored) => Row) => {
  const names = ['id', 'version', ...fields] as const;
  const derivations = Object.entries<(stored: Stored) => unknown>(derived);
  const template = rowTemplate([...fields, ...Object.keys(derived)]);
  return (stored) => {
    const row = { ...template };
    for (const name of names) row[name] = stored[name];
    for (const [name, derive] of derivations) row[name] = derive(stored);
    // why: the fields of the record and all others were just set
    return row as Row;
  };
};

/** Keeps numbers that were derived, by place: NaN is unknown and an infinite one is null. */
class DerivedNumbers {
  readonly #count: number;
  #numbers: Float64Array | undefined;
  #isOther = false;

  constructor(count: number) {
    this.#count = count;
  }

  getOrDerive(place: number, derive: () => unknown): unknown {
    if (this.#isOther) return derive();
    const known = this.#numbers?.[place] ?? NaN;
    if (!Number.isNaN(known)) return known === Infinity ? null : known;
    const value = derive();
    this.#isOther = value !== null && typeof value !== 'number';
    if (this.#isOther) this.#numbers = undefined;
    else {
      this.#numbers ??= new Float64Array(this.#count).fill(NaN);
      this.#numbers[place] = Number(value ?? Infinity);
    }
    return value;
  }

  forget(place?: number): void {
    if (place === undefined) this.#numbers = undefined;
    else if (this.#numbers) this.#numbers[place] = NaN;
  }
}

/** Something that was read of a row, and which of so many values of it each place has. */
type Question = {
  readonly size: number;
  /** By place, or by item of a list. */
  readonly codes: Codes;
  /** Where it is of an item of a list: which. */
  readonly ends: Uint32Array | undefined;
  readonly nth: number;
  /** Where it is a field of the row itself: the values. */
  readonly values: readonly unknown[] | undefined;
};

const codeAt = ({ codes, ends, nth }: Question, place: number): number =>
  codes[ends ? startIn(ends, place) + nth : place]!;

/** Lists of so many items are not told apart. */
const ITEMS_MAX = 500;

/** Notes what is read of a row: rows of which the same was read need not be looked at again. */
class Reads {
  asked: Question[] = [];
  /** Whether something was read that tells rows apart by nothing but itself. */
  isLost = false;
  /** The only question that may be asked, and the value it is answered with. */
  #only: Question | undefined;
  #answer: unknown;
  #place = 0;

  startOver(only?: Question, answer?: unknown): void {
    this.asked = [];
    this.isLost = false;
    this.#only = only;
    this.#answer = answer;
  }

  /** Reads a field, and notes that it was read. */
  reader(read: ReadValue): ReadValue {
    if (read.lists) return this.#listReader(read.lists);
    const question = questionOf(read.shared);
    return (place) => {
      if (question) this.#note(question);
      else this.isLost ||= read.shared === undefined;
      return question && question === this.#only ? this.#answer : read(place);
    };
  }

  #listReader({ ends, namesAt, fields }: Lists): ReadValue {
    let lengths: Question | undefined;
    /** By place in the list: what asks for the names of its fields, and the items that have the same names. */
    const known: { question: Question | undefined; items: Map<unknown, object> }[] = [];
    return (place) => {
      this.#place = place;
      this.#note((lengths ??= lengthsOf(ends)));
      this.isLost ||= !namesAt.shared;
      const length = lengthIn(ends, place);
      if (length < 0) return null;
      this.isLost ||= length >= ITEMS_MAX;
      return Array.from({ length }, (_, nth) => {
        const { question, items } = (known[nth] ??= {
          question: questionOf(namesAt.shared, ends, nth),
          items: new Map(),
        });
        if (question) this.#note(question);
        const names = namesAt(startIn(ends, place) + nth);
        let item = items.get(names);
        // why: the values of that column are the names of fields
        if (!item) items.set(names, (item = this.#item(names as string[], fields, ends, nth)));
        return item;
      });
    };
  }

  /** An item of the list that is read, which notes what is read of it. */
  #item(names: readonly string[], fields: Lists['fields'], ends: Uint32Array, nth: number): object {
    const item = {};
    for (const field of names) {
      const read = fields.get(field)!;
      const question = questionOf(read.shared, ends, nth);
      const get = (): unknown => {
        if (question) this.#note(question);
        else this.isLost ||= !read.shared;
        return read(startIn(ends, this.#place) + nth);
      };
      Object.defineProperty(item, field, { enumerable: true, get });
    }
    return item;
  }

  #note(question: Question): void {
    if (!this.asked.includes(question)) this.asked.push(question);
    if (this.#only && this.#only !== question) this.isLost = true;
  }
}

/** The question that a field asks, of the row or of an item; of one that says the same of all, none. */
const questionOf = (shared: Shared | undefined, ends?: Uint32Array, nth = 0): Question | undefined =>
  shared?.codes && {
    size: shared.values.length,
    codes: shared.codes,
    ends,
    nth,
    values: ends ? undefined : shared.values,
  };

/** How many items each list has. */
const lengthsOf = (ends: Uint32Array): Question => {
  const codes = new Uint16Array(ends.length);
  for (let place = 0; place < codes.length; place += 1) codes[place] = Math.min(lengthIn(ends, place), ITEMS_MAX) + 1;
  return { size: ITEMS_MAX + 2, codes, ends: undefined, nth: 0, values: undefined };
};

/** More rows than this part, and than a few, that must be looked at: to look at all is as fast. */
const LOOKED_AT_PART = 8;
const LOOKED_AT_MIN = 5_000;
/** Answers stand in tables while these have no more entries together than this part of the rows. */
const TABLES_PART = 4;

/** A question, and what follows each answer: the next by its number, a cell as a negative number; 0 is unknown. */
type Branch = {
  readonly question: Question;
  readonly table: Int32Array | undefined;
  readonly map: Map<number, number> | undefined;
};

const follows = ({ question, table, map }: Branch, place: number): number => {
  const code = codeAt(question, place);
  return table ? table[code]! : (map!.get(code) ?? 0);
};

/** What a column makes of rows, by what it reads of them: it asks the same as long as it is answered the same. */
class Answers {
  readonly cells: CellValue[] = [];
  readonly #known = new Map<CellValue, number>();
  readonly #branches: Branch[] = [];
  #entriesLeft: number;
  #lookedAt = 0;

  constructor(count: number) {
    this.#entriesLeft = count / TABLES_PART;
  }

  /** Notes the cell of each place, by its number, up to the first that must be looked at. */
  fill(codes: Uint32Array, from: number): number {
    const root = this.#branches[0];
    if (!root) return this.cells.length > 0 ? codes.length : from;
    for (let place = from; place < codes.length; place += 1) {
      let next = follows(root, place);
      while (next > 0) next = follows(this.#branches[next]!, place);
      if (next === 0) return place;
      codes[place] = ~next;
    }
    return codes.length;
  }

  /** Notes what a place, which was looked at, teaches of others; false where it is not worth while. */
  learn(place: number, asked: readonly Question[], cell: CellValue): boolean {
    let known = this.#known.get(cell);
    if (known === undefined) this.#known.set(cell, (known = this.cells.push(cell) - 1));
    let at = 0;
    for (const [nth, question] of asked.entries()) {
      if (nth === 0 && this.#branches.length === 0) this.#branches.push(this.#branch(question));
      const branch = this.#branches[at]!;
      const before = follows(branch, place);
      const isLast = nth === asked.length - 1;
      // Another question than before: what it makes of a row depends on more than was read.
      if (branch.question !== question || (isLast ? before !== 0 : before < 0)) return false;
      at = isLast ? ~known : before || this.#branches.push(this.#branch(asked[nth + 1]!)) - 1;
      const code = codeAt(question, place);
      if (branch.table) branch.table[code] = at;
      else branch.map!.set(code, at);
    }
    if (asked.length > 1) this.#lookedAt += 1;
    return this.#lookedAt < LOOKED_AT_MIN + place / LOOKED_AT_PART;
  }

  #branch(question: Question): Branch {
    if (question.size > this.#entriesLeft) return { question, table: undefined, map: new Map() };
    this.#entriesLeft -= question.size;
    return { question, table: new Int32Array(question.size), map: undefined };
  }
}

/** The cells of a column that reads one field and nothing else, by the values of that field. */
const cellsByValue = (reads: Reads, cellAt: (place: number) => CellValue): CodedCells | undefined => {
  const [question, another] = reads.asked;
  if (!question?.values || another) return undefined;
  const { codes, values } = question;
  const cells: CellValue[] = [];
  for (const value of values) {
    reads.startOver(question, value);
    cells.push(cellAt(0));
    if (reads.isLost) return undefined;
  }
  return { cells, codes };
};

/** The cells of all places, looked at where something was read that was not read before. */
const codedCells = (count: number, reads: Reads, cellAt: (place: number) => CellValue): CodedCells | undefined => {
  if (count === 0) return undefined;
  reads.startOver();
  cellAt(0);
  if (reads.isLost) return undefined;
  const byValue = cellsByValue(reads, cellAt);
  if (byValue) return byValue;
  const answers = new Answers(count);
  const codes = new Uint32Array(count);
  for (let place = 0; (place = answers.fill(codes, place)) < count;) {
    reads.startOver();
    const cell = cellAt(place);
    if (reads.isLost || !answers.learn(place, reads.asked, cell)) return undefined;
  }
  return { cells: answers.cells, codes };
};

/**
 * The rows of a snapshot, which are not made before somebody reads them: where a list is large, a page of it is all that
 * is ever looked at as a whole. `settled` are the fields of rows of which nothing comes true on a later day.
 */
export const lazyRows = <Stored extends Identified, Row extends Stored>(
  snapshot: SnapshotRows<Stored>,
  fields: readonly (keyof Stored & string)[],
  derived: Derived<Stored, Row>,
  settled: Partial<Row>,
): RowBase<Row> => {
  const make = rowMaker(fields, derived);
  const ids = Int32Array.from({ length: snapshot.count }, (_, place) => Number(snapshot.reader('id')(place)));
  const kept: DerivedNumbers[] = [];
  class View {
    place: number;
    constructor(place: number) {
      this.place = place;
    }
  }
  // It is of the same class as the others, since code that meets one class only is faster.
  const traced = new View(0);
  const reads = new Reads();
  for (const field of ['id', 'version', ...fields]) {
    const read = snapshot.reader(field);
    const noting = reads.reader(read);
    Object.defineProperty(View.prototype, field, {
      get(this: View) {
        return this === traced ? noting(this.place) : read(this.place);
      },
    });
  }
  for (const [field, derive] of Object.entries<(stored: Stored) => unknown>(derived)) {
    if (field in settled) {
      Object.defineProperty(View.prototype, field, { value: settled[field as keyof Row] });
      continue;
    }
    const numbers = new DerivedNumbers(snapshot.count);
    kept.push(numbers);
    Object.defineProperty(View.prototype, field, {
      get(this: View) {
        // why: the prototype has all fields of a row
        const own = this as unknown as Stored;
        return this === traced ? derive(own) : numbers.getOrDerive(this.place, () => derive(own));
      },
    });
  }
  // why: the prototype has all fields of a row
  const rowOf = (view: View): Row => view as unknown as Row;
  const cursor = new View(0);
  return {
    ids,
    view: (place) => {
      cursor.place = place;
      return rowOf(cursor);
    },
    peek: (place) => rowOf(new View(place)),
    make: (place) => make(snapshot.at(place)),
    forget: (place) => {
      for (const numbers of kept) numbers.forget(place);
    },
    keptOrder: (key) => snapshot.orders.get(key),
    cells: (value) =>
      codedCells(snapshot.count, reads, (place) => {
        traced.place = place;
        return value(rowOf(traced));
      }),
  };
};
