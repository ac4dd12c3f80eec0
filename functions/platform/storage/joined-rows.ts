export type Listener = (ids: Iterable<number>) => void;

/** The part of a collection that a collection needs which takes names from it. */
export type Joinable = {
  /** Brings its rows up to date; with a read of the change log that somebody waits for already, by that one. */
  refresh(log?: Promise<unknown>): Promise<unknown>;
  /** Calls the listener with what changed, and at once with what is there already. */
  onChange(listener: Listener): void;
};

/**
 * A join: the rows of another collection, or other rows of the same one, that a record shows something of; ids that are
 * 0 or unknown are fine.
 */
export type Join<Row> = { readonly with: Joinable | 'own rows'; readonly ids: (row: Row) => readonly number[] };

/** Which rows of a collection show something of which joined rows, and which joined rows changed. */
export class JoinedRows<Row> {
  readonly #joins: readonly Join<Row>[];
  /** For each join, the rows that show something of a joined row. Rows that stay in a snapshot are not among them. */
  readonly #dependents: Map<number, Set<number>>[];
  /** For each join, the joined rows that changed since the last refresh. */
  readonly #changed: Set<number>[];

  constructor(joins: readonly Join<Row>[]) {
    this.#joins = joins;
    this.#dependents = joins.map(() => new Map<number, Set<number>>());
    this.#changed = joins.map(() => new Set<number>());
    joins.forEach((join, at) => {
      if (join.with === 'own rows') return;
      join.with.onChange((ids) => {
        for (const id of ids) this.#changed[at]!.add(id);
      });
    });
  }

  async refresh(log: Promise<unknown>): Promise<void> {
    const joined = this.#joins.flatMap((join) => (join.with === 'own rows' ? [] : [join.with]));
    await Promise.all(joined.map((each) => each.refresh(log)));
  }

  /** Notes which joined rows a row depends on. */
  link(id: number, before: Row | undefined, row: Row | undefined): void {
    this.#joins.forEach((join, at) => {
      const dependents = this.#dependents[at]!;
      if (before) for (const joined of join.ids(before)) dependents.get(joined)?.delete(id);
      if (!row) return;
      for (const joined of join.ids(row)) {
        const ids = dependents.get(joined);
        if (ids) ids.add(id);
        else dependents.set(joined, new Set([id]));
      }
    });
  }

  /** Notes changed rows of this collection that other rows of it may show something of. */
  noteOwn(ids: readonly number[]): void {
    this.#joins.forEach((join, at) => {
      if (join.with === 'own rows') for (const id of ids) this.#changed[at]!.add(id);
    });
  }

  /**
   * Takes what shows something of a changed joined row: the ids of linked rows, and a test for those that are not; none
   * where nothing changed.
   */
  takeOutdated(): { linked: ReadonlySet<number>; isOutdated: ((row: Row) => boolean) | undefined } {
    const linked = new Set<number>();
    this.#changed.forEach((joined, at) => {
      for (const id of joined) this.#dependents[at]!.get(id)?.forEach((dependent) => linked.add(dependent));
    });
    const changed = this.#changed.map((joined) => new Set(joined));
    this.forgetChanges();
    const isOutdated = (row: Row): boolean =>
      this.#joins.some((join, at) => changed[at]!.size > 0 && join.ids(row).some((id) => changed[at]!.has(id)));
    return { linked, isOutdated: changed.some(({ size }) => size > 0) ? isOutdated : undefined };
  }

  forgetChanges(): void {
    for (const ids of this.#changed) ids.clear();
  }

  clear(): void {
    for (const dependents of this.#dependents) dependents.clear();
  }
}
