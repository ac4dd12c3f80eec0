import type { BatchOperation, DynaliteStore, Item, SubDb } from './dynalite-types.ts';
import { indexKey, indexSuffix, itemKey } from './store.ts';

export type Recording = {
  store: DynaliteStore;
  /** Item and index changes in order; one batch makes them all visible at once. */
  operations: BatchOperation[];
  /** New states of the items written, for the size limit of a transaction. */
  written: Item[];
  /** The state of the item the last action looked at. */
  existing: () => Item | undefined;
};

/**
 * A store that dynalite's write actions run on: it reads the real one and collects the writes.
 * The caller holds the write lock and applies the collected operations, so a plain write is as atomic
 * with its index entries as a transaction is, and conditions mean exactly what they mean in dynalite.
 */
export function record(base: DynaliteStore): Recording {
  const operations: BatchOperation[] = [];
  const written: Item[] = [];
  let existing: Item | undefined;
  let suffix = '';

  const collector = (toKey: (key: string) => string): SubDb => ({
    get: (key, callback) => callback(null, base.db.getSync(toKey(key))),
    put: (key, value, callback) => {
      operations.push({ type: 'put', key: toKey(key), value });
      callback(null);
    },
    del: (key, callback) => {
      operations.push({ type: 'del', key: toKey(key) });
      callback(null);
    },
    lock: (_key, section) => section((callback) => callback),
    createValueStream: () => {
      throw new Error('write actions read single items only');
    },
  });

  const itemDb = (table: string): SubDb => {
    const items = collector((key) => itemKey(table, key));
    return {
      ...items,
      get: (key, callback) => {
        existing = base.db.getSync(itemKey(table, key)) as Item | undefined;
        callback(null, existing);
      },
      put: (key, value, callback) => {
        written.push(value as Item);
        items.put(key, value, callback);
      },
      // An action takes the lock of its item before it touches index entries, whose keys need the item's key.
      lock: (key, section) => {
        suffix = indexSuffix(key);
        section((callback) => callback);
      },
    };
  };

  const store: DynaliteStore = {
    ...base,
    getItemDb: itemDb,
    getIndexDb: (type, table, index) => collector((key) => indexKey(type, table, index, key + suffix)),
  };
  return { store, operations, written, existing: () => existing };
}
