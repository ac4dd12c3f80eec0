import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDynamoDb, type DynamoDbServer } from '#infra/local/dynamodb/server.ts';
import { startObjectStore, type ObjectStore } from '#infra/local/object-store.ts';
import { createTables, dropTables } from '#infra/local/table-setup.ts';
import { matchingRows } from '#shared/list/apply-list-query.ts';
import { documentClient, dynamo } from './client.ts';
import { collection, forgetCollections } from './collection.ts';
import { entityStore } from './entity.ts';
import { entityKey, snapshotKey } from './keys.ts';
import { objectStore } from './object-store.ts';
import { recordsTable } from './tables.ts';
import { transact } from './transact.ts';
import { writeSnapshot } from './write-snapshot.ts';

type Car = { id: number; version: number; brand: string; owner: number; tags: string[] };
const cars = entityStore<Car>({ type: 'car', layout: { version: 3, fields: ['brand', 'owner', 'tags'] } });

const rowsOf = async (store = cars): Promise<Car[]> => {
  const fresh = collection<Car, Car>({ entity: store, toRow: (car) => car });
  return [...(await fresh.refresh()).all()];
};
const add = async (changes: Partial<Car> = {}): Promise<Car> => {
  const id = await cars.reserveIds();
  const car: Car = { id, version: 1, brand: 'Audi', owner: id % 7, tags: [], ...changes };
  await transact([cars.create(car)]);
  return car;
};
const addMany = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await add();
};
const edit = async (id: number, changes: Partial<Car>): Promise<void> => {
  const before = (await cars.get(id))!;
  await transact([cars.update(before, { ...before, ...changes })]);
};
const remove = async (id: number): Promise<void> => transact([cars.remove((await cars.get(id))!)]);
/** Deletes a row without a tombstone, as the product never does, so that only a snapshot still has it. */
const wipe = (id: number) =>
  documentClient().send(new DeleteCommand({ TableName: recordsTable(), Key: entityKey('car', id) }));

/** Makes the snapshot look older; the clock itself cannot be moved, since S3 would refuse the requests. */
const age = (byMs: number) =>
  documentClient().send(
    new UpdateCommand({
      TableName: recordsTable(),
      Key: snapshotKey('car', cars.layout.version),
      UpdateExpression: 'ADD taken_at :by',
      ExpressionAttributeValues: { ':by': -byMs },
    }),
  );

const anyTime = { rowsMin: 1, renewAfterMs: 0 };
const DAY = 86_400_000;
let server: DynamoDbServer;
let objects: ObjectStore;
let folder: string;
const warnings: string[] = [];
const noteWarning = (warning: Error): void => void warnings.push(warning.message);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  server = await startDynamoDb({});
  objects = await startObjectStore({ dataDir: folder, buckets: ['files'] });
  vi.stubEnv('AWS_ENDPOINT_URL', server.endpoint);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', objects.endpoint);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('RECORDS_TABLE', 'records');
  vi.stubEnv('FILES_BUCKET', 'files');
  process.on('warning', noteWarning);
});

afterAll(async () => {
  process.off('warning', noteWarning);
  dynamo().destroy();
  await Promise.all([server.close(), objects.close()]);
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  warnings.length = 0;
  await createTables(dynamo());
});
afterEach(async () => {
  await dropTables(dynamo());
});

const snapshotFiles = async (): Promise<string[]> => {
  const names = await readdir(join(folder, 'files'), { recursive: true });
  return names.filter((name) => name.includes('snapshots')).map((name) => join(folder, 'files', name));
};

describe('a start from a snapshot', () => {
  it('has the rows of the snapshot, brought up to date', async () => {
    await addMany(30);
    expect(await writeSnapshot(cars, anyTime)).toBe(30);
    await edit(3, { brand: 'Škoda', tags: ['pool'] });
    await remove(4);
    const added = await add({ brand: 'Volvo' });
    await wipe(5);
    const rows = await rowsOf();
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, ...Array.from({ length: 26 }, (_, at) => at + 5), added.id]);
    expect(rows[2]).toEqual({ id: 3, version: 2, brand: 'Škoda', owner: 3, tags: ['pool'] });
    // The row is gone from the table, so the snapshot was used.
    expect(rows.some(({ id }) => id === 5)).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('is what the table holds, whatever was written while the snapshot was taken', async () => {
    for (let round = 0; round < 4; round += 1) {
      await addMany(12);
      const writes = Array.from({ length: 8 }, async (_, writer) => {
        for (let turn = 0; turn < 6; turn += 1) {
          const car = await add({ brand: `b${writer}` });
          if (turn % 2 === 0) await edit(car.id, { brand: `turn ${turn}` });
          if (turn % 3 === 0) await remove(car.id);
        }
      });
      await Promise.all([...writes, writeSnapshot(cars, anyTime)]);
      const stored = entityStore<Car>({ type: 'car', layout: { ...cars.layout, version: 99 } });
      // Another layout has no snapshot, so the table is read.
      expect(await rowsOf()).toEqual(await rowsOf(stored));
    }
    expect((await snapshotFiles()).length).toBeGreaterThan(0);
  });

  it('ends a week after the snapshot, when tombstones end', async () => {
    await addMany(12);
    await writeSnapshot(cars, anyTime);
    await wipe(1);
    await age(6.9 * DAY);
    expect(await rowsOf()).toHaveLength(12);
    await age(0.1 * DAY);
    expect(await rowsOf()).toHaveLength(11);
  });

  it.each([
    ['torn', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    ['damaged', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 50), Buffer.alloc(4), bytes.subarray(54)])],
    ['empty', () => Buffer.alloc(0)],
  ])('reads the table when the object is %s, and says so', async (_, damage) => {
    await addMany(12);
    await writeSnapshot(cars, anyTime);
    await wipe(1);
    for (const file of await snapshotFiles()) {
      const bytes = await readFile(file).catch(() => undefined);
      if (bytes && !file.includes('metadata')) await writeFile(file, damage(bytes));
    }
    expect((await rowsOf()).map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_each, at) => at + 2));
    await expect.poll(() => warnings.join()).toContain('cannot be used');
  });

  it('reads the table when the object is gone', async () => {
    await addMany(12);
    await writeSnapshot(cars, anyTime);
    await wipe(1);
    for (const file of await snapshotFiles()) await rm(file, { recursive: true, force: true });
    expect(await rowsOf()).toHaveLength(11);
  });
});

/** Counts the objects that are fetched and stored, and the rows that are read from the change index, during `work`. */
const counting = async (work: () => Promise<unknown>) => {
  const counts = { fetched: 0, stored: 0, rows: 0 };
  const counter = { step: 'initialize', name: 'count' } as const;
  objectStore().middlewareStack.add((next, { commandName }) => {
    return (args) => {
      counts[commandName === 'GetObjectCommand' ? 'fetched' : 'stored'] += 1;
      return next(args);
    };
  }, counter);
  dynamo().middlewareStack.add((next) => {
    return async (args) => {
      const answer = await next(args);
      if ('IndexName' in args.input) counts.rows += Number((answer.output as { Count?: number }).Count);
      return answer;
    };
  }, counter);
  await work();
  objectStore().middlewareStack.remove(counter.name);
  dynamo().middlewareStack.remove(counter.name);
  return counts;
};

describe('20 engines that start at once', () => {
  const startAll = () =>
    Promise.all(
      Array.from({ length: 20 }, () => {
        const engine = collection<Car, Car>({ entity: cars, toRow: (car) => car });
        return Promise.all([engine.refresh(), engine.refresh()]);
      }),
    );

  it('each fetch the snapshot once, and leave table and writing alone', async () => {
    await addMany(30);
    await writeSnapshot(cars, anyTime);
    // What was written in the minute before a snapshot is read again; here nothing was.
    await age(-120_000);
    expect(await counting(startAll)).toEqual({ fetched: 20, stored: 0, rows: 0 });
  });

  it('each read the table once where there is no snapshot, and leave its writing to the schedule', async () => {
    await addMany(30);
    expect(await counting(startAll)).toEqual({ fetched: 0, stored: 0, rows: 600 });
  });
});

describe('rows that stay in the columns of their snapshot', () => {
  type Row = Car & { owner_brand: string | null; title: string };
  const toRow = (rows: { peek(id: number): Car | undefined }, car: Car): Row => ({
    ...car,
    owner_brand: rows.peek(car.owner)?.brand ?? null,
    title: `${car.brand} of ${car.owner}`,
  });

  it('are those that a start from the table makes, through changes of theirs and of what they show', async () => {
    await addMany(30);
    await writeSnapshot(cars, anyTime);
    // As if the rows had been written long before it.
    await age(-120_000);
    const others = collection<Car, Car>({ entity: cars, toRow: (car) => car });
    const joins = [{ with: others, ids: ({ owner }: Car) => [owner] }];
    const lazy = collection<Car, Row>({
      entity: cars,
      joins,
      derived: {
        owner_brand: ({ owner }) => others.rows.peek(owner)?.brand ?? null,
        title: ({ brand, owner }) => `${brand} of ${owner}`,
      },
    });
    const whole = collection<Car, Row>({ entity: cars, joins, toRow: (car) => toRow(others.rows, car) });
    const isSame = async (): Promise<void> => {
      const expected = [...(await whole.refresh()).all()];
      expect([...(await lazy.refresh()).all()]).toEqual(expected);
      const byOwner = { key: 'of', label: '', kind: 'text', value: (row: Row) => row.owner_brand } as const;
      const query = { search_term: '', orderby_column: 'of', orderby_direction: 'desc' } as const;
      const view = { columns: [byOwner], segment: { key: 'some', test: (row: Row) => row.title !== 'Audi of 5' } };
      expect(matchingRows(lazy.rows, query, view)).toEqual(matchingRows(whole.rows, query, view));
    };
    await isSame();
    expect(lazy.rows.ownIds()).toEqual([]);
    await edit(2, { brand: 'Volvo' });
    await remove(5);
    const added = await add({ owner: 2 });
    await isSame();
    expect(lazy.rows.ownIds().toSorted((one, other) => one - other)).toEqual([2, added.id]);
    lazy.deriveAnew();
    await isSame();
    await age(120_000);
    forgetCollections();
    await isSame();
  });
});

describe('a snapshot', () => {
  it('of the format before is left alone without a word, and the next one takes its place', async () => {
    await addMany(12);
    await writeSnapshot(cars, anyTime);
    const Key = snapshotKey('car', cars.layout.version);
    // As releases before the second format wrote it.
    const earlier = { UpdateExpression: 'REMOVE #format', ExpressionAttributeNames: { '#format': 'format' } };
    await documentClient().send(new UpdateCommand({ TableName: recordsTable(), Key, ...earlier }));
    await wipe(1);
    expect(await rowsOf()).toHaveLength(11);
    expect(warnings).toEqual([]);
    expect(await writeSnapshot(cars, { rowsMin: 11 })).toBe(11);
    await wipe(2);
    expect(await rowsOf()).toHaveLength(11);
  });

  it('is written for many rows only, and once a day', async () => {
    await addMany(12);
    expect(await writeSnapshot(cars)).toBe(0);
    expect(await writeSnapshot(cars, { rowsMin: 13 })).toBe(0);
    expect(await writeSnapshot(cars, { rowsMin: 12 })).toBe(12);
    expect(await writeSnapshot(cars, { rowsMin: 12 })).toBe(0);
    await remove(1);
    await age(DAY);
    expect(await writeSnapshot(cars, { rowsMin: 11 })).toBe(11);
    expect(await rowsOf()).toHaveLength(11);
  });

  it('is written again before its day when as many records came since', async () => {
    await addMany(12);
    await remove(1);
    await writeSnapshot(cars, { rowsMin: 11 });
    await addMany(10);
    expect(await writeSnapshot(cars, { rowsMin: 11 })).toBe(0);
    await addMany(1);
    expect(await writeSnapshot(cars, { rowsMin: 11 })).toBe(22);
    expect(await writeSnapshot(cars, { rowsMin: 11 })).toBe(0);
  });

  it('does not outlive its table', async () => {
    await addMany(12);
    await writeSnapshot(cars, anyTime);
    await dropTables(dynamo());
    await createTables(dynamo());
    await addMany(2);
    expect(await rowsOf()).toHaveLength(2);
  });

  it('is not written into a table that took the place of the one it was read from', async () => {
    await addMany(12);
    await writeSnapshot(cars, anyTime);
    const swapped = vi.fn<() => Promise<void>>(async () => {
      await dropTables(dynamo());
      await createTables(dynamo());
    });
    const beforeStore = { step: 'initialize', name: 'swap-tables' } as const;
    objectStore().middlewareStack.add((next) => async (args) => (await swapped(), next(args)), beforeStore);
    await expect(writeSnapshot(cars, anyTime)).rejects.toThrow();
    objectStore().middlewareStack.remove(beforeStore.name);
    expect(swapped).toHaveBeenCalledOnce();
    expect(await rowsOf()).toEqual([]);
  });
});
