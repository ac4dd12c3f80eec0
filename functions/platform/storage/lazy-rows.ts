import type { RowBase } from '#shared/list/row-store.ts';
import type { Identified } from './entity-definition.ts';
import { rowTemplate } from './row-codec.ts';
import type { SnapshotRows } from './snapshot-codec.ts';

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
  for (const field of ['id', 'version', ...fields]) {
    const read = snapshot.reader(field);
    Object.defineProperty(View.prototype, field, {
      get(this: View) {
        return read(this.place);
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
        return numbers.getOrDerive(this.place, () => derive(this as unknown as Stored));
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
  };
};
