import type { IsoDate } from '#shared/values/dates.ts';

/**
 * A record whose dates come true without a write: what is stored is the plan, what is read is the record as of a day
 * (docs/areas/platform.md#who-holds-it-by-date).
 */
export type Dated<T> = {
  /** The record on a day; the same object when nothing differs. */
  readonly asOf: (stored: T, day: IsoDate) => T;
  /** The first day after `day` on which `asOf` gives another record; null when there is none. */
  readonly changesAfter: (stored: T, day: IsoDate) => IsoDate | null;
};
