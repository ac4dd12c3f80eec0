/** Key design of the three tables (architecture §6). Keys carry no tenant: the stack is the wall. */
export const SHARDS = 4;

/** Spreads consecutive ids evenly, so that one import does not heat one partition. */
export const shardOf = (id: number): number => id % SHARDS;

export type Key = { pk: string; sk: string };

export const entityKey = (type: string, id: number): Key => ({ pk: `${type}#${shardOf(id)}`, sk: String(id) });
export const partKey = (type: string, id: number, part: string): Key => ({ pk: `${type}#${shardOf(id)}`, sk: `${id}#${part}` });
/** A claim on a value that only one record may hold. */
export const uniqueKey = (kind: string, value: string): Key => ({ pk: `unique#${kind}#${value}`, sk: 'unique' });
export const counterKey = (type: string): Key => ({ pk: `counter#${type}`, sk: 'counter' });
export const settingKey = (name: string): Key => ({ pk: 'setting', sk: name });
export const preferenceKey = (userId: number, list: string): Key => ({ pk: `preference#${userId}`, sk: list });
export const idempotencyKey = (hash: string): Key => ({ pk: `idempotency#${hash}`, sk: 'idempotency' });
export const feedKey = (object: string, id: number, eventId: string): Key => ({ pk: `${object}#${id}`, sk: eventId });
