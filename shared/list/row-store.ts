const CHANGES_MAX = 20_000;

/**
 * Rows of one entity by id, each in a numbered slot, plus a log of the slots that changed. Structures derived from the
 * rows (orders, match sets, search text) remember how far they have read the log and catch up at their next use. So the
 * cost of a change is in proportion to its size, and unused structures cost nothing.
 */
export class RowStore<Row extends { readonly id: number }> {
  /** The rows by slot; undefined is a free slot. */
  readonly rows: (Row | undefined)[] = [];
  #slots = new Map<number, number>();
  #free: number[] = [];
  #changes: number[] = [];
  /** Number of changes that were dropped from the front of the log. */
  #dropped = 0;

  get size(): number {
    return this.#slots.size;
  }

  get(id: number): Row | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.rows[slot];
  }

  upsert(rows: Iterable<Row>): void {
    for (const row of rows) {
      let slot = this.#slots.get(row.id);
      if (slot === undefined) {
        slot = this.#free.pop() ?? this.rows.length;
        this.#slots.set(row.id, slot);
      }
      this.rows[slot] = row;
      this.#changes.push(slot);
    }
    this.#trim();
  }

  remove(ids: Iterable<number>): void {
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot === undefined) continue;
      this.#slots.delete(id);
      this.rows[slot] = undefined;
      this.#free.push(slot);
      this.#changes.push(slot);
    }
    this.#trim();
  }

  clear(): void {
    this.remove([...this.#slots.keys()]);
  }

  /** The position after the last change. */
  get position(): number {
    return this.#dropped + this.#changes.length;
  }

  /** The slots that changed since that position; undefined when starting over is needed or cheaper. */
  changedSince(position: number): Set<number> | undefined {
    if (position < this.#dropped) return undefined;
    if (position === this.position) return EMPTY;
    const changed = new Set(this.#changes.slice(position - this.#dropped));
    return changed.size * 8 > this.size + 64 ? undefined : changed;
  }

  #trim(): void {
    if (this.#changes.length <= CHANGES_MAX) return;
    this.#dropped += this.#changes.length;
    this.#changes = [];
  }
}

const EMPTY: Set<number> = new Set();
