import type { Dated } from '#shared/assignments/dated.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Identified } from './entity-definition.ts';

/**
 * The stored records of a collection of which something comes true on a later day. Few are: the others are not kept, so
 * that a large list costs nothing.
 */
export class DueRows<Stored extends Identified> {
  readonly #dated: Dated<Stored>;
  readonly #waiting = new Map<number, { stored: Stored; due: IsoDate }>();

  constructor(dated: Dated<Stored>) {
    this.#dated = dated;
  }

  /** The record on a day; it is kept when something of it lies ahead. */
  asOf(stored: Stored, day: IsoDate): Stored {
    const due = this.#dated.changesAfter(stored, day);
    if (due === null) this.#waiting.delete(stored.id);
    else this.#waiting.set(stored.id, { stored, due });
    return this.#dated.asOf(stored, day);
  }

  /** The records of which something came true by `day`. */
  takeDue(day: IsoDate): Stored[] {
    return [...this.#waiting.values()].filter(({ due }) => due <= day).map(({ stored }) => stored);
  }

  drop(ids: readonly number[]): void {
    for (const id of ids) this.#waiting.delete(id);
  }

  clear(): void {
    this.#waiting.clear();
  }
}
