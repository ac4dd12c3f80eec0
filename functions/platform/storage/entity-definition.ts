import type { Dated } from '#shared/assignments/dated.ts';
import type { Target } from './removal.ts';
import type { RowLayout } from './row-codec.ts';

export type Identified = { id: number; version: number };
export type EntityDefinition<T extends Identified> = {
  /** Key prefix and counter name: `car`. */
  type: string;
  /** The type whose counter gives the ids; absent for the own one. Types of one counter can stand in one list. */
  counter?: string;
  /** The fields that the list engine keeps in memory. */
  layout: RowLayout<T>;
  /** How the record changes with the days. Absent for a record without dates that come true. */
  dated?: Dated<T>;
  /** The records that it names and that can be deleted for good; a save that names one more fails once that is gone. */
  pointsAt?: (value: T) => readonly Target[];
};
