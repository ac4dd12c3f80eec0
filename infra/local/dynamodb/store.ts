import { createHash } from 'node:crypto';
import db from 'dynalite/db/index.js';
import type { Callback, DynaliteStore, Item, SubDb, Table } from './dynalite-types.ts';
import { ValueStream } from './value-stream.ts';

export type WriteLock = <T>(section: () => Promise<T>) => Promise<T>;
export type Store = DynaliteStore & { locked: WriteLock };

/** One writer at a time, in order of arrival. */
function createLock(): WriteLock {
  let tail: Promise<unknown> = Promise.resolve();
  return (section) => {
    const run = tail.then(section);
    tail = run.catch(() => undefined);
    return run;
  };
}

/**
 * The suffix that tells two items with equal index keys apart inside an index.
 * dynalite uses 24 bits of a hash, and among many items that share their index key two would overwrite each other.
 */
export function indexSuffix(tableKey: string): string {
  return createHash('md5').update(tableKey).digest('hex');
}

const dynaliteIndexKey = db.createIndexKey;
// Query and Scan build the start key of a page with this function; it must agree with the keys `recording.ts` writes.
db.createIndexKey = (item: Item, table: Table, keySchema) =>
  dynaliteIndexKey(item, table, keySchema) + indexSuffix(db.createKey(item, table));

export function itemKey(table: string, key: string): string {
  return `item-${table}~${key}`;
}

export function indexKey(type: string, table: string, index: string, key: string): string {
  return `index-${type.toLowerCase()}~${table}~${index}~${key}`;
}

/** A keyspace that reads without a thread hop: values are small and mostly in memory. */
function fastReads(store: DynaliteStore, subDb: SubDb, prefix: string): SubDb {
  const within = (range: Parameters<SubDb['createValueStream']>[0]) => {
    const bounds = { ...range };
    if (bounds.gt !== undefined) bounds.gt = prefix + bounds.gt;
    else bounds.gte = prefix + (bounds.gte ?? '');
    if (bounds.lte !== undefined) bounds.lte = prefix + bounds.lte;
    else bounds.lt = prefix + (bounds.lt ?? '\u00ff');
    return bounds;
  };
  return {
    ...subDb,
    get: (key, callback) => callback(null, store.db.getSync(prefix + key)),
    createValueStream: (range) => new ValueStream(store.db, within(range)),
  };
}

/** dynalite looks a table up at every request; the definition is kept until a table is written. */
function cacheTables(store: DynaliteStore): DynaliteStore['getTable'] {
  const cache = new Map<string, Table>();
  const { tableDb } = store;
  const forgetting = (key: string, callback: Callback): Callback => {
    cache.delete(key);
    return (error, value) => {
      cache.delete(key);
      callback(error, value);
    };
  };
  const { put, del } = tableDb;
  tableDb.put = (key, value, callback) => put(key, value, forgetting(key, callback));
  tableDb.del = (key, callback) => del(key, forgetting(key, callback));
  const getTable = store.getTable;
  return (name, checkStatus, callback) => {
    // Only item actions pass the callback second; the others change the definition they read.
    if (typeof checkStatus === 'boolean') return getTable(name, checkStatus, callback);
    const table = cache.get(name);
    if (table) return checkStatus(null, table);
    getTable(name, (error, definition) => {
      if (definition) cache.set(name, definition);
      checkStatus(error, definition);
    });
  };
}

/** A process killed in the middle of a change of a table leaves a status that dynalite would never end. */
async function endTableChanges(store: DynaliteStore): Promise<void> {
  for await (const [key, value] of store.db.iterator({ gte: 'table~', lt: 'table~\u00ff' })) {
    const table = value as Table;
    if (table.TableStatus === 'ACTIVE') continue;
    await store.db.batch([{ type: 'put', key, value: { ...table, TableStatus: 'ACTIVE' } }]);
  }
}

/** Opens the database in `dataDir`, or in memory. Rejects when another process has the directory open. */
export async function openStore(dataDir: string | undefined): Promise<Store> {
  const timings = { createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 };
  const store = db.create(dataDir === undefined ? timings : { ...timings, path: dataDir });
  await store.db.open();
  await endTableChanges(store);
  return {
    ...store,
    getTable: cacheTables(store),
    getItemDb: (table) => fastReads(store, store.getItemDb(table), itemKey(table, '')),
    getIndexDb: (type, table, index) =>
      fastReads(store, store.getIndexDb(type, table, index), indexKey(type, table, index, '')),
    locked: createLock(),
  };
}
