import { columnKey } from '#shared/list/column.ts';
import { isOrderOf, orderToKeep, type KeptOrder } from '#shared/list/kept-order.ts';
import { SORT_KEYS, sortKey } from '#shared/list/sort-key.ts';
import type { RowLayout } from './row-codec.ts';
import { alone } from './snapshot-columns.ts';

/** With fewer rows an order is made fast enough when somebody asks for it. */
const ROWS_MIN = 50_000;

/** What the keys of an order depend on besides the texts: our code, and what Node knows of letters. */
export const ORDERED_BY = `${SORT_KEYS}, Unicode ${process.versions['unicode']}`;

/** The orders to keep with rows, which are sorted by id, under the keys of their columns. */
export const ordersToKeep = <T>({ ordered = [] }: RowLayout<T>, rows: readonly T[]): [string, KeptOrder][] =>
  rows.length < ROWS_MIN
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
