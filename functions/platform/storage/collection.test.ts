import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDynamoDb, type DynamoDbServer } from '#infra/local/dynamodb/server.ts';
import { applyListQuery, type ListPage, type ListView } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import { listQuery } from '#shared/list/list-query.ts';
import { observeReadUnits, queryRaw } from './raw-query.ts';
import { documentClient, dynamo, transactionDynamo } from './client.ts';
import { collection, forgetCollections, type Collection } from './collection.ts';
import { entityStore } from './entity.ts';
import { groupedRows } from './grouped-rows.ts';
import type { RowLayout } from './row-codec.ts';
import { BY_CHANGE, recordsTable } from './tables.ts';
import { transact, TRANSACTION_MAX } from './transact.ts';

type Person = { id: number; version: number; name: string };
type Car = { id: number; version: number; brand: string; owner: number; deleted: 0 | 1; secret: string };
type ListedCar = Omit<Car, 'secret'>;
type CarRow = ListedCar & { owner_name: string | null };

const people = entityStore<Person>({ type: 'team', layout: { version: 1, fields: ['name'] } });
const layout: RowLayout<ListedCar> = { version: 2, fields: ['brand', 'owner', 'deleted'] };
const cars = entityStore<Car>({ type: 'car', layout });
const listedCars = { type: cars.type, layout };

const start = () => {
  const personRows = collection<Person, Person>({ entity: people, toRow: (person) => person });
  const carRows = collection<ListedCar, CarRow>({
    entity: listedCars,
    joins: [{ with: personRows, ids: (car) => [car.owner] }],
    toRow: (car) => ({ ...car, owner_name: personRows.rows.get(car.owner)?.name ?? null }),
  });
  return { personRows, carRows };
};

const columns: readonly Column<CarRow>[] = [
  { key: 'brand', label: '', kind: 'text', value: (car) => car.brand, searchable: true },
  { key: 'owner', label: '', kind: 'person', value: (car) => car.owner_name, searchable: true },
];
const active: ListView<CarRow> = { columns, segment: { key: 'all', test: (car) => car.deleted === 0 } };
const searched = async (rows: Collection<ListedCar, CarRow>, search_term: string): Promise<ListPage<CarRow>> =>
  applyListQuery(await rows.refresh(), listQuery.parse({ search_term }), active);

const audi = { version: 1, brand: 'Audi', owner: 0, deleted: 0, secret: 'not listed' } as const;
const carOf = (id: number, changes: Partial<Car> = {}): Car => ({ ...audi, id, ...changes });
const addCar = (id: number, changes: Partial<Car> = {}) => transact([cars.create(carOf(id, changes))]);
const editCar = async (id: number, changes: Partial<Car>) => {
  const before = (await cars.get(id))!;
  await transact([cars.update(before, { ...before, ...changes })]);
};

let server: DynamoDbServer;
let tables = 0;

beforeAll(async () => {
  server = await startDynamoDb({});
  vi.stubEnv('AWS_ENDPOINT_URL', server.endpoint);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
});

afterAll(async () => {
  dynamo().destroy();
  await server.close();
});

beforeEach(async () => {
  forgetCollections();
  vi.stubEnv('RECORDS_TABLE', `records-${(tables += 1)}`);
  await dynamo().send(
    new CreateTableCommand({
      TableName: recordsTable(),
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
        { AttributeName: 'changed_at', AttributeType: 'N' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      LocalSecondaryIndexes: [
        {
          IndexName: BY_CHANGE,
          KeySchema: [
            { AttributeName: 'pk', KeyType: 'HASH' },
            { AttributeName: 'changed_at', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['version', 'row', 'gone'] },
        },
      ],
    }),
  );
});

/** Lets the clock stand still, and says at which moment (epoch ms). */
const stopClock = (): number => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  return Date.now();
};
afterEach(() => void vi.useRealTimers());

describe('collection', () => {
  it('shows a write right after it, warm and cold', async () => {
    const { carRows } = start();
    expect(await searched(carRows, '')).toEqual({ data: [], count: 0 });
    await addCar(1);
    const row = { id: 1, version: 1, brand: 'Audi', owner: 0, deleted: 0, owner_name: null };
    expect(await searched(carRows, '')).toEqual({ data: [row], count: 1 });
    await editCar(1, { brand: 'Škoda' });
    expect(await carRows.get(1)).toEqual({ ...row, version: 2, brand: 'Škoda' });
    expect((await searched(carRows, 'audi')).count).toBe(0);
    expect((await searched(start().carRows, 'skoda')).count).toBe(1);
  });

  it('moves an archived record to another segment and drops a deleted one', async () => {
    const { carRows } = start();
    await addCar(1);
    await addCar(2);
    await carRows.refresh();
    await editCar(1, { deleted: 1 });
    expect((await searched(carRows, '')).data.map((row) => row.id)).toEqual([2]);
    expect((await carRows.refresh()).size).toBe(2);
    await transact([cars.remove((await cars.get(1))!)]);
    expect((await carRows.refresh()).size).toBe(1);
    expect(await carRows.get(1)).toBeUndefined();
    expect((await start().carRows.refresh()).size).toBe(1);
  });

  it('follows the name of a joined record, and a record that changes hands', async () => {
    const { carRows } = start();
    await transact([
      people.create({ id: 1, version: 1, name: 'Ann' }),
      people.create({ id: 2, version: 1, name: 'Bob' }),
    ]);
    await addCar(1, { owner: 1 });
    await addCar(2, { owner: 2 });
    expect((await searched(carRows, 'ann')).data.map((row) => row.id)).toEqual([1]);
    await transact([people.update({ id: 1, version: 1, name: 'Ann' }, { id: 1, version: 1, name: 'Zoë' })]);
    expect((await searched(carRows, 'ann')).count).toBe(0);
    expect((await searched(carRows, 'zoe')).data).toEqual([
      { id: 1, version: 1, brand: 'Audi', owner: 1, deleted: 0, owner_name: 'Zoë' },
    ]);
    await editCar(1, { owner: 2 });
    await transact([people.remove((await people.get(2))!)]);
    expect((await carRows.refresh()).get(1)?.owner_name).toBeNull();
    expect((await carRows.refresh()).get(2)?.owner_name).toBeNull();
  });

  it('follows a join that another request has brought up to date', async () => {
    const { carRows, personRows } = start();
    await transact([people.create({ id: 1, version: 1, name: 'Ann' })]);
    await addCar(1, { owner: 1 });
    await carRows.refresh();
    await transact([people.update({ id: 1, version: 1, name: 'Ann' }, { id: 1, version: 1, name: 'Eve' })]);
    await personRows.refresh();
    expect((await carRows.get(1))?.owner_name).toBe('Eve');
  });

  it('follows a join that changes while a start reads', async () => {
    let name = 'Ann';
    let tell: (ids: Iterable<number>) => void = () => undefined;
    const joined = { refresh: async () => undefined, onChange: (listener: typeof tell) => (tell = listener) };
    let isRenamed = false;
    const carRows = collection<ListedCar, CarRow>({
      entity: listedCars,
      joins: [{ with: joined, ids: (car) => [car.owner] }],
      toRow: (car) => {
        const row = { ...car, owner_name: name };
        if (!isRenamed) {
          isRenamed = true;
          name = 'Zoë';
          tell([1]);
        }
        return row;
      },
    });
    for (const id of [1, 2, 3]) await addCar(id, { owner: 1 });
    expect([...(await carRows.refresh()).all()].map((row) => row.owner_name)).toEqual(['Zoë', 'Zoë', 'Zoë']);
  });

  it('reads the record itself when its row has an unknown layout, and keeps only what is listed of it', async () => {
    const old = entityStore<Car>({ type: 'car', layout: { version: 1, fields: ['brand'] } });
    const seen: ListedCar[] = [];
    const carRows = collection<ListedCar, ListedCar>({ entity: listedCars, toRow: (car) => (seen.push(car), car) });
    await transact(Array.from({ length: 60 }, (_, at) => old.create(carOf(at + 1, { owner: 7 }))));
    expect((await carRows.refresh()).size).toBe(60);
    expect(seen).toContainEqual({ id: 1, version: 1, brand: 'Audi', owner: 7, deleted: 0 });
  });

  it('reads in pages and does not decode what it knows', async () => {
    let decoded = 0;
    const carRows = collection<ListedCar, ListedCar>({ entity: listedCars, toRow: (car) => ((decoded += 1), car) });
    for (let batch = 0; batch < 12; batch += 1) {
      const ids = Array.from({ length: 20 }, (_, at) => (batch * 20 + at + 1) * 4);
      await transact(ids.map((id) => cars.create(carOf(id, { brand: 'x'.repeat(8_000) }))));
    }
    expect((await carRows.refresh()).size).toBe(240);
    expect((await carRows.refresh()).size).toBe(240);
    expect(decoded).toBe(240);
  });

  const put = (item: Record<string, unknown>) =>
    documentClient().send(new PutCommand({ TableName: recordsTable(), Item: item }));
  /** Writes a car as another process would, by the clock of that process. */
  const theirs = async (changedAt: number, brand: string): Promise<void> => {
    await put({ pk: 'car#1', sk: '1', version: 1, changed_at: changedAt, row: JSON.stringify([2, brand, 0, 0]) });
    await put({ pk: 'changes#', sk: `${changedAt}#theirs`, partitions: 'car#1' });
  };

  /** Returns the read units of each query that `work` sends. */
  const unitsOf = async (work: () => Promise<unknown>): Promise<number[]> => {
    const units: number[] = [];
    observeReadUnits((used) => units.push(Math.max(1, used)));
    await work().finally(() => observeReadUnits(undefined));
    return units;
  };

  it('costs one query whatever the size once the last change is over, and one for what was written', async () => {
    const { carRows } = start();
    const begun = stopClock();
    await transact(Array.from({ length: TRANSACTION_MAX }, (_, at) => cars.create(carOf(at + 1))));
    await carRows.refresh();
    vi.setSystemTime(begun + 6_000);
    await carRows.refresh();
    expect(await unitsOf(() => carRows.refresh())).toEqual([1]);
    await editCar(1, { brand: 'Saab' });
    expect(await unitsOf(() => carRows.refresh())).toHaveLength(2);
    expect(await unitsOf(() => carRows.refresh())).toEqual([1]);
    expect((await carRows.get(1))?.brand).toBe('Saab');
    // An entry of another process is found, and its partition is read again until it has settled.
    await put({ pk: 'changes#', sk: `${Date.now()}#theirs`, partitions: 'car#1 car#2' });
    expect(await unitsOf(() => carRows.refresh())).toHaveLength(3);
    expect(await unitsOf(() => carRows.refresh())).toHaveLength(3);
    vi.setSystemTime(begun + 20_000);
    await carRows.refresh();
    expect(await unitsOf(() => carRows.refresh())).toEqual([1]);
  });

  it('finds at once a write that was under way while an earlier refresh read', async () => {
    const { carRows } = start();
    const begun = stopClock();
    await carRows.refresh();
    await theirs(begun - 250, 'Slow');
    expect((await carRows.refresh()).get(1)?.brand).toBe('Slow');
  });

  it('finds at once a write that took seconds, by the second entry that it left', async () => {
    const { carRows } = start();
    const begun = stopClock();
    await carRows.refresh();
    await theirs(begun - 4_000, 'Slower');
    expect((await carRows.refresh()).size).toBe(0);
    await put({ pk: 'changes#', sk: `${begun}#second`, partitions: 'car#1', since: begun - 4_000 });
    expect((await carRows.refresh()).get(1)?.brand).toBe('Slower');
  });

  it('leaves a second entry before a write that took long is acknowledged, and a third where that took long', async () => {
    const begun = stopClock();
    const { middlewareStack } = transactionDynamo();
    const durations = [2_000, 300];
    const takeLong = { step: 'initialize', name: 'take-long' } as const;
    middlewareStack.add(
      (next) => async (args) => {
        const answer = await next(args);
        vi.setSystemTime(Date.now() + (durations.shift() ?? 0));
        return answer;
      },
      takeLong,
    );
    try {
      await addCar(1);
      const entries: unknown[] = [];
      await queryRaw(
        {
          TableName: recordsTable(),
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': { S: 'changes#' } },
        },
        ({ sk, since }) => void entries.push([Number.parseInt(sk!['S']!, 10) - begun, since && Number(since['N']) - begun]), // prettier-ignore
      );
      expect(entries).toEqual([
        [0, undefined],
        [2_000, 0],
        [2_300, 0],
      ]);
      await editCar(1, { brand: 'Saab' });
      expect((await start().carRows.refresh()).get(1)?.brand).toBe('Saab');
    } finally {
      middlewareStack.remove(takeLong.name);
    }
  });

  it('finds a write stamped by a slow clock within ten seconds', async () => {
    const { carRows } = start();
    const begun = stopClock();
    await carRows.refresh();
    await theirs(begun - 50_000, 'Late');
    vi.setSystemTime(begun + 9_999);
    expect((await carRows.refresh()).size).toBe(0);
    vi.setSystemTime(begun + 10_000);
    expect((await carRows.refresh()).size).toBe(1);
  });

  it('finds a row that appears a moment after the entry that tells of it', async () => {
    const { carRows } = start();
    await carRows.refresh();
    const changedAt = Date.now();
    await put({ pk: 'changes#', sk: `${changedAt}#one`, partitions: 'car#1' });
    expect((await carRows.refresh()).size).toBe(0);
    await put({ pk: 'car#1', sk: '1', version: 1, changed_at: changedAt, row: '[2,"Torn",0,0]' });
    expect((await carRows.refresh()).get(1)?.brand).toBe('Torn');
  });

  it('finds what was written in an hour of sleep, whose entries are gone', async () => {
    const { carRows } = start();
    await carRows.refresh();
    await put({ pk: 'car#1', sk: '1', version: 1, changed_at: Date.now(), row: '[2,"Night",0,0]' });
    expect((await carRows.refresh()).size).toBe(0);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    expect((await carRows.refresh()).get(1)?.brand).toBe('Night');
  });

  it('starts over after a day of sleep and when the data was replaced', async () => {
    const { carRows } = start();
    await addCar(1);
    await carRows.refresh();
    vi.stubEnv('RECORDS_TABLE', 'records-1');
    forgetCollections();
    await carRows.refresh();
    expect(carRows.rows.get(1)?.brand).not.toBe('Audi');
    vi.stubEnv('RECORDS_TABLE', `records-${tables}`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_001 });
    expect((await carRows.refresh()).get(1)?.brand).toBe('Audi');
  });

  it('tells a listener that comes late what is there already', async () => {
    const { carRows } = start();
    await addCar(1, { owner: 7 });
    await addCar(2, { owner: 7 });
    await addCar(3, { owner: 8 });
    await carRows.refresh();
    const heard: number[][] = [];
    carRows.onChange((ids) => heard.push([...ids]));
    const byOwner = groupedRows(carRows, ({ owner }) => owner);
    byOwner.join.onChange((owners) => heard.push([...owners]));
    expect(heard).toEqual([
      [1, 2, 3],
      [7, 8],
    ]);
    expect(byOwner.rowsOf(7).map(({ id }) => id)).toEqual([1, 2]);
    const empty = start().carRows;
    empty.onChange(() => expect.unreachable());
  });

  it('recovers from a failed first read', async () => {
    const { carRows } = start();
    await addCar(1);
    const table = recordsTable();
    vi.stubEnv('RECORDS_TABLE', 'missing');
    await expect(carRows.refresh()).rejects.toThrow();
    vi.stubEnv('RECORDS_TABLE', table);
    expect((await carRows.refresh()).size).toBe(1);
  });

  it('never misses an acknowledged write under concurrent writers and readers', async () => {
    const { carRows } = start();
    const other = start();
    await transact(
      Array.from({ length: 20 }, (_, at) => people.create({ id: at + 1, version: 1, name: `p${at + 1}` })),
    );
    const write = async (writer: number) => {
      for (let turn = 0; turn < 12; turn += 1) {
        const id = writer * 100 + turn;
        const owner = 1 + ((writer + turn) % 20);
        await addCar(id, { owner });
        expect((await carRows.get(id))?.owner_name).toBe(`p${owner}`);
        await editCar(id, { brand: `b${turn}` });
        const [mine, theirs] = await Promise.all([carRows.get(id), other.carRows.get(id)]);
        expect(mine?.brand).toBe(`b${turn}`);
        expect(theirs?.brand).toBe(`b${turn}`);
        if (turn % 3 === 0) {
          await transact([cars.remove((await cars.get(id))!)]);
          expect(await carRows.get(id)).toBeUndefined();
        }
      }
    };
    await Promise.all(Array.from({ length: 10 }, (_, writer) => write(writer + 1)));
    expect((await carRows.refresh()).size).toBe(80);
    expect((await other.carRows.refresh()).size).toBe(80);
  });
});
