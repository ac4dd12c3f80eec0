export type AttributeValue = Record<string, unknown>;
export type Item = Record<string, AttributeValue>;
export type Row = Record<string, unknown>;
export type KeySchema = { AttributeName: string }[];
export type Table = {
  TableName: string;
  TableArn: string;
  TableStatus: string;
  KeySchema: KeySchema;
};
export type Callback<T = unknown> = (error: Error | null, value?: T) => void;

/** An error dynalite answers with: `body` is the wire shape of the AWS error. */
export type ApiError = Error & { statusCode: number; body: Row & { __type: string } };

export type BatchOperation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };

/** Keys and values as they are stored, without the work of reading them. */
export const asStored = { keyEncoding: 'buffer', valueEncoding: 'buffer' } as const;
type StoredOperation = { type: 'put'; key: Buffer; value: Buffer } & typeof asStored;

type RangeOptions = { gt?: string; gte?: string; lt?: string; lte?: string; reverse?: boolean; limit?: number };
type ValueIterator = { nextv(size: number): Promise<unknown[]>; close(): Promise<void> };

/** The LevelDB database all tables, indexes and settings live in, as JSON values under prefixed keys. */
export type LevelDb = {
  open(): Promise<void>;
  close(): Promise<void>;
  getSync(key: string): unknown;
  clear(): Promise<void>;
  batch(operations: (BatchOperation | StoredOperation)[]): Promise<void>;
  values(options: RangeOptions & { highWaterMarkBytes?: number }): ValueIterator;
  iterator(options: typeof asStored): { all(): Promise<[Buffer, Buffer][]> };
  iterator(options: RangeOptions): AsyncIterable<[string, unknown]>;
};

/** What dynalite's actions use of one table's or one index's keyspace. */
export type SubDb = {
  get(key: string, callback: Callback): void;
  put(key: string, value: unknown, callback: Callback): void;
  del(key: string, callback: Callback): void;
  lock(key: string, section: (release: (callback: Callback) => Callback) => void): void;
  createValueStream(options: RangeOptions): unknown;
};

/** The store object every dynalite action takes as its first argument. */
export type DynaliteStore = {
  options: { maxItemSize: number };
  db: LevelDb;
  tableDb: SubDb;
  getItemDb(table: string): SubDb;
  getIndexDb(type: string, table: string, index: string): SubDb;
  getTable(name: string, checkStatus: boolean | Callback<Table>, callback?: Callback<Table>): void;
};

export type DynaliteDb = {
  create(options: {
    path?: string;
    createTableMs: number;
    deleteTableMs: number;
    updateTableMs: number;
  }): DynaliteStore;
  createKey(item: Item, table: Table, keySchema?: KeySchema): string;
  createIndexKey(item: Item, table: Table, keySchema?: KeySchema): string;
  validateKey(key: Item, table: Table): ApiError | null | undefined;
  checkConditional(request: Row, item: Item | undefined): ApiError | null | undefined;
  validationError(message: string): ApiError;
  itemSize(item: Item): number;
};

export type ActionValidation = { types: Row; custom?: (data: Row, store: DynaliteStore) => string | undefined };
export type DynaliteValidations = {
  /** What is wrong with a value, if anything; writes numbers in their own form. */
  validateAttributeValue(value: Row): string | undefined;
  checkTypes(data: Row, types: Row): Row;
  checkValidations(data: Row, types: Row, custom: ActionValidation['custom'], store: DynaliteStore): void;
};
export type Action = (store: DynaliteStore, data: Row, callback: Callback<Row | ''>) => void;
