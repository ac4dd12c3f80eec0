import type { Item } from './write.ts';

/** What an item keeps under `data`. */
export const dataOf = <T>(item: Item): T =>
  // why: a store writes values of one type alone under its keys, and reads them there
  item['data'] as T;

/** What an item keeps under `data`, with the version beside it. */
export const versionedDataOf = <T>(item: Item): T =>
  // why: as for `dataOf`; the version is a part of the type
  ({ ...dataOf<object>(item), version: item['version'] }) as T;
