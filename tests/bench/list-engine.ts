// The list engine alone, without HTTP: `npx node --expose-gc tests/bench/list-engine.ts [rows]`. First in memory, then against the
// local storage process on disk.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteItemCommand, CreateTableCommand, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { observeReadUnits } from '#functions/platform/storage/raw-query.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { collection, forgetCollections, type Collection } from '#functions/platform/storage/collection.ts';
import { entityKey } from '#functions/platform/storage/keys.ts';
import { packRow, type RowLayout } from '#functions/platform/storage/row-codec.ts';
import { BY_CHANGE, recordsTable } from '#functions/platform/storage/tables.ts';
import { applyListQuery, matchingRows } from '#shared/list/apply-list-query.ts';
import type { Column } from '#shared/list/column.ts';
import { listQuery } from '#shared/list/list-query.ts';
import { RowIndex, type Rule } from '#shared/list/row-index.ts';

const size = Number(process.argv[2] ?? 100_000);
const peopleSize = Math.min(20_000, Math.ceil(size / 5));

type Person = { id: number; version: number; name: string; team: string };
const vehicle = (id: number) => ({
  id,
  version: 1,
  deleted: Number(id % 20 === 0),
  type: ['car', 'motorbike', 'bicycle'][id % 3]!,
  brand: ['Audi', 'BMW', 'Citroën', 'Škoda', 'Volvo', 'Peugeot', 'Tesla', 'Kia'][id % 8]!,
  model: `Model ${(id * 7) % 113}`,
  plate: `1-${String.fromCharCode(65 + (id % 26), 65 + ((id >> 3) % 26), 65 + ((id >> 5) % 26))}-${100 + ((id * 37) % 900)}`,
  chassis_number: `WVWZZZ${(id * 2654435761) % 1e9}`,
  fuel: ['gas', 'diesel', 'electric'][id % 3]!,
  color: ['black', 'white', 'grey', null][id % 4]!,
  pk: id % 5 === 0 ? null : 60 + (id % 300),
  supplier: `Lease company ${id % 40}`,
  specifics: id % 3 === 0 ? `Towing hook, set ${id % 500}` : null,
  related_employee_id: id % 4 === 0 ? 0 : 1 + ((id * 13) % peopleSize),
  is_pool_vehicle: id % 7 === 0 ? 1 : 0,
  co2_g_km: (id * 11) % 250,
  co2_g_km_wltp: (id * 17) % 300,
  date_first_registration: `20${10 + (id % 15)}-0${1 + (id % 9)}-1${id % 10}`,
  date_commissioning: `20${10 + (id % 15)}-0${1 + (id % 9)}-2${id % 9}`,
  order_date: null,
  catalogue_value: 15_000 + ((id * 97) % 60_000) + 0.5,
  contract_type: ['buy', 'hire', 'op_lease', 'fin_lease'][id % 4]!,
  cost_yearly: (id * 31) % 12_000,
  operational_cost_yearly: (id * 41) % 3_000,
  own_contribution: null,
  currency: 'EUR',
});
type Vehicle = ReturnType<typeof vehicle>;
type Row = Vehicle & { owner: string | null };

const person = (id: number): Person => ({
  id,
  version: 1,
  name: `${['Ann', 'Bob', 'Zoë', 'Jan'][id % 4]} Peeters ${id}`,
  team: `Team ${id % 30}`,
});
const rowOf = (value: Vehicle, owner: string | null): Row => ({ ...value, owner });

const searchable = new Set(['brand', 'model', 'plate', 'chassis_number', 'supplier', 'owner']);
const column = (key: keyof Row, kind: Column<Row>['kind']): Column<Row> => ({
  key,
  label: key,
  kind,
  value: (row) => row[key],
  searchable: searchable.has(key),
});
const columns: readonly Column<Row>[] = [
  ...(['brand', 'model', 'plate', 'chassis_number', 'color', 'supplier', 'specifics'] as const).map((key) =>
    column(key, 'text'),
  ),
  ...(['type', 'fuel', 'contract_type', 'currency'] as const).map((key) => column(key, 'enum')),
  ...(['pk', 'co2_g_km', 'co2_g_km_wltp'] as const).map((key) => column(key, 'integer')),
  ...(['catalogue_value', 'cost_yearly', 'operational_cost_yearly'] as const).map((key) => column(key, 'money')),
  ...(['date_first_registration', 'date_commissioning'] as const).map((key) => column(key, 'date')),
  column('is_pool_vehicle', 'flag'),
  column('owner', 'person'),
];
const segment: Rule<Row> = { key: 'all', test: (row) => row.deleted === 0 };
const queryOf = (changes: Record<string, unknown> = {}) => listQuery.parse(changes);
const view = { columns, segment };

const percentile = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!.toFixed(2);
const report = (name: string, times: number[]) =>
  console.log(
    `${name.padEnd(46)} p50 ${percentile(times, 0.5).padStart(8)} ms   p95 ${percentile(times, 0.95).padStart(8)} ms   first ${times[0]!.toFixed(2)} ms`,
  );
const measure = async (name: string, runs: number, act: (run: number) => unknown) => {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    await act(run);
    times.push(performance.now() - begun);
  }
  report(name, times);
};

// Each term is searched for only once, so that no answer comes from the cached match sets.
const termsOf: Record<string, (run: number) => string> = {
  'plate (1-10 hits)': (run) => `${String.fromCharCode(65 + (run % 26))}B-${100 + run}`,
  'chassis part (few hits)': (run) => `zz${1000 + run * 37}`,
  'two words (hundreds of hits)': (run) => `skoda ${100 + run}`,
  'brand and a figure (thousands of hits)': (run) => `citroen ${run % 100}`,
  'one letter (most rows)': (run) => String.fromCharCode(97 + (run % 26)),
  'nothing (no hit)': (run) => `qx${run}`,
};

const inMemory = async () => {
  const before = process.memoryUsage().heapUsed;
  const rows = Array.from({ length: size }, (_, at) =>
    rowOf(vehicle(at + 1), (at + 1) % 4 === 0 ? null : person(1 + (((at + 1) * 13) % peopleSize)).name),
  );
  const index = new RowIndex(rows);
  console.log(`\nIn memory, ${size} rows x ${columns.length} columns`);
  await measure('page with count', 300, (run) => applyListQuery(index, queryOf({ page: String(1 + run) }), view));
  await measure('last page', 300, () =>
    applyListQuery(index, queryOf({ page: String(Math.floor((size * 0.95) / 10)) }), view),
  );
  const builds: number[] = [];
  for (const { key } of columns) {
    const begun = performance.now();
    applyListQuery(index, queryOf({ orderby_column: key }), view);
    builds.push(performance.now() - begun);
  }
  report('sort, first use of each column', builds);
  await measure('sort, any column, both ways', 500, (run) =>
    applyListQuery(
      index,
      queryOf({ orderby_column: columns[run % columns.length]!.key, orderby_direction: run % 2 ? 'asc' : 'desc' }),
      view,
    ),
  );
  await measure('filter, new condition each time', 60, (run) =>
    applyListQuery(
      index,
      queryOf({
        filters: JSON.stringify({
          conditions: [
            { column: 'brand', operator: 'is', values: ['volvo'] },
            { column: 'catalogue_value', operator: 'over', values: [20_000 + run] },
          ],
        }),
      }),
      view,
    ),
  );
  await measure('filter, same condition', 200, () =>
    applyListQuery(
      index,
      queryOf({
        filters: JSON.stringify({ conditions: [{ column: 'owner', operator: 'contains', values: ['zoe'] }] }),
      }),
      view,
    ),
  );
  for (const [name, term] of Object.entries(termsOf)) {
    await measure(`search, ${name}`, name.startsWith('one') ? 26 : 100, (run) =>
      applyListQuery(index, queryOf({ search_term: term(run) }), view),
    );
  }
  let id = 0;
  await measure('one change, then a sorted and searched page', 200, () => {
    id += 1;
    index.upsert([{ ...index.get(id)!, plate: `NEW-${id}` }]);
    return applyListQuery(index, queryOf({ search_term: 'volvo', orderby_column: 'plate' }), view);
  });
  await measure('all rows in order (export)', 20, () =>
    matchingRows(index, queryOf({ orderby_column: 'plate' }), view),
  );
  globalThis.gc?.();
  console.log(
    `heap with every column sorted: ${((process.memoryUsage().heapUsed - before) / 1e6).toFixed(0)} MB, array buffers ${(process.memoryUsage().arrayBuffers / 1e6).toFixed(0)} MB`,
  );
};

const people: RowLayout<Person> = { version: 1, fields: ['name', 'team'] };
const cars: RowLayout<Vehicle> = {
  version: 1,
  fields: Object.keys(vehicle(1)).filter((key) => key !== 'id' && key !== 'version') as (keyof Vehicle)[],
};

const load = async <T extends { id: number; version: number }>(
  type: string,
  layout: RowLayout<T>,
  count: number,
  make: (id: number) => T,
  changedAt: number,
) => {
  const batches = Array.from({ length: Math.ceil(count / 25) }, (_, at) => at * 25 + 1);
  const work = async () => {
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
      const writes: WriteRequest[] = [];
      for (let id = first; id < first + 25 && id <= count; id += 1) {
        const { pk, sk } = entityKey(type, id);
        const value = make(id);
        writes.push({
          PutRequest: {
            Item: {
              pk: { S: pk },
              sk: { S: sk },
              version: { N: '1' },
              changed_at: { N: String(changedAt) },
              row: { S: packRow(layout, value) },
            },
          },
        });
      }
      await dynamo().send(new BatchWriteItemCommand({ RequestItems: { [recordsTable()]: writes } }));
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
};

const createTable = () =>
  dynamo().send(
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

const list = async (carRows: Collection<Vehicle, Row>, query: ReturnType<typeof queryOf>) =>
  applyListQuery(await carRows.refresh(), query, view);

const warm = async (carRows: Collection<Vehicle, Row>) => {
  await measure('warm list call', 500, (run) => list(carRows, queryOf({ page: String(1 + run) })));
  await measure('warm, sorted', 300, (run) =>
    list(carRows, queryOf({ orderby_column: columns[run % columns.length]!.key })),
  );
  await measure('warm, new search each time', 300, (run) =>
    list(carRows, queryOf({ search_term: `zz${1000 + run * 37}` })),
  );
  const begun = performance.now();
  const calls = 800;
  let call = 0;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      while (call < calls) {
        call += 1;
        const sent = performance.now();
        await list(carRows, queryOf({ search_term: `zz${90_000 + call}` }));
        times.push(performance.now() - sent);
      }
    }),
  );
  report('search, 8 at a time', times);
  console.log(`${(calls / ((performance.now() - begun) / 1000)).toFixed(0)} searches a second`);
};

const onStorage = async () => {
  const data = await mkdtemp(join(tmpdir(), 'list-engine-'));
  const storage = fork(join(import.meta.dirname, '../../infra/local/storage-process.ts'), ['--data', data]);
  try {
    const [endpoints] = (await once(storage, 'message')) as [{ dynamodb: string }];
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: endpoints.dynamodb,
      AWS_REGION: 'eu-west-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      RECORDS_TABLE: 'records',
    });
    await createTable();
    const anHourAgo = Date.now() - 3_600_000;
    await load('person', people, peopleSize, person, anHourAgo);
    await load('car', cars, size, vehicle, anHourAgo);

    const personRows = collection<Person, Person>({
      entity: { type: 'person', layout: people },
      toRow: (value) => value,
    });
    const carRows = collection<Vehicle, Row>({
      entity: { type: 'car', layout: cars },
      joins: [{ with: personRows, ids: (car) => [car.related_employee_id] }],
      toRow: (car) => rowOf(car, personRows.rows.get(car.related_employee_id)?.name ?? null),
    });
    console.log(`\nOn the local storage process, ${size} vehicles joined with ${peopleSize} people`);
    await measure('cold first list', 5, () => {
      forgetCollections();
      return list(carRows, queryOf());
    });
    let units = 0;
    let queries = 0;
    observeReadUnits((used) => {
      units += Math.max(1, used);
      queries += 1;
    });
    await list(carRows, queryOf());
    observeReadUnits(undefined);
    console.log(`a warm list call: ${queries} queries, ${units} read units`);
    await warm(carRows);
    globalThis.gc?.();
    console.log(`heap of the process: ${(process.memoryUsage().heapUsed / 1e6).toFixed(0)} MB`);
    await measure('people alone (half the queries)', 500, () => personRows.refresh());
  } finally {
    storage.disconnect();
    await once(storage, 'exit');
    await rm(data, { recursive: true, force: true });
  }
};

await inMemory();
globalThis.gc?.();
await onStorage();
