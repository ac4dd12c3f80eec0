// `node tests/bench/cost.ts`: what daily use consumes, measured in the local runtime; prints the tables of docs/cost.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companyFeed } from '#functions/activity/company-feed.ts';
import { dynamo, transactionDynamo } from '#functions/platform/storage/client.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { exportTenant } from '#infra/ops/export-archive.ts';
import { aCar } from '#tests/builders/car.ts';
import { startRuntime } from '#tests/harness/runtime.ts';
import { actorOf } from '#tests/personas.ts';

type Used = { reads: number; writes: number; calls: number };
type Consumed = { CapacityUnits?: number };

const used: Used = { reads: 0, writes: 0, calls: 0 };
/** Units that AWS bills for a strongly consistent read of nothing. */
const EMPTY_READ = 1;
const readNames = new Set([
  'GetItemCommand',
  'QueryCommand',
  'ScanCommand',
  'BatchGetItemCommand',
  'TransactGetItemsCommand',
]);

const watch = (client: ReturnType<typeof dynamo>): void =>
  client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input as object, { ReturnConsumedCapacity: 'TOTAL' });
      const result = await next(args);
      const { ConsumedCapacity: consumed } = result.output as { ConsumedCapacity?: Consumed | Consumed[] };
      const units = [consumed ?? []].flat().reduce((sum, { CapacityUnits: each = 0 }) => sum + each, 0);
      // AWS bills a read that finds nothing; the local storage counts it as 0.
      if (readNames.has(context.commandName ?? '')) used.reads += Math.max(units, EMPTY_READ);
      else used.writes += units;
      used.calls += 1;
      return result;
    },
    { step: 'initialize', name: 'cost' },
  );

const directory = await mkdtemp(join(tmpdir(), 'cost-'));
const vehicles = Number(process.argv[2] ?? 1000);
const runtime = await startRuntime({ seed: `vehicles=${vehicles}` });
const admin = await runtime.as('admin');
watch(dynamo());
watch(transactionDynamo());

const rows: [string, number, number, number, number][] = [];
const measure = async (what: string, times: number, work: (round: number) => Promise<unknown>): Promise<void> => {
  Object.assign(used, { reads: 0, writes: 0, calls: 0 });
  const started = performance.now();
  for (let round = 0; round < times; round += 1) await work(round);
  const milliseconds = (performance.now() - started) / times;
  rows.push([what, used.calls / times, used.reads / times, used.writes / times, milliseconds]);
};
const get = async (path: string): Promise<unknown> => {
  const { status, body } = await admin.get(path);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body;
};
const post = async (path: string, sent: unknown): Promise<{ id: number }> => {
  const { status, body } = await admin.post(path, sent);
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
  return body as { id: number };
};

await measure('list of vehicles, cold', 3, () => {
  runtime.forget();
  return get('/api/cars/list');
});
await measure('list of vehicles, warm', 50, () => get('/api/cars/list'));
await measure('list of people, cold', 3, () => {
  runtime.forget();
  return get('/api/employees/list');
});
await measure('list of people, warm', 50, () => get('/api/employees/list'));
await measure('profile', 50, () => get('/api/profile'));
await measure('detail of a vehicle', 50, (round) => get(`/api/cars/${1 + round}/detail`));
await measure('feed of a vehicle', 50, (round) =>
  get(`/api/activity/list?relatedObject=car&relatedObjectId=${1 + (round % 40)}`),
);
await measure('feed of the company', 20, () => companyFeed(actorOf('admin'), { limit: 50 }));
const ids: number[] = [];
await measure('add a vehicle', 30, async (round) =>
  ids.push((await post('/api/cars/add', aCar({ plate: `1-CST-${String(round).padStart(3, '0')}` }))).id),
);
await measure('edit a vehicle', 30, (round) => post('/api/cars/edit', { car_id: ids[round], color: `c${round}` }));
await measure('note', 30, (round) =>
  post('/api/activity/addNote', { relatedObject: 'car', relatedObjectId: ids[round], note: 'A note of one sentence.' }),
);

process.stdout.write(
  `| request (${vehicles} vehicles) | calls | read units | write units | ms |\n| --- | --- | --- | --- | --- |\n`,
);
for (const [what, calls, reads, writes, ms] of rows) {
  const figures = [calls, reads, writes, ms].map((value) => value.toFixed(1));
  process.stdout.write(`| ${what} | ${figures.join(' | ')} |\n`);
}

const before = process.memoryUsage().rss;
let peak = before;
const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
const started = performance.now();
const { tables } = await exportTenant(join(directory, 'archive'));
clearInterval(timer);
const seconds = (performance.now() - started) / 1000;
process.stdout.write(
  `export: ${tableDefinitions.map(({ name }) => `${name} ${tables[name].lines} items ${tables[name].bytes} bytes`).join(', ')}; ${seconds.toFixed(1)} s, ${Math.round((peak - before) / 1e6)} MB more memory at most\n`,
);
await runtime.close();
await rm(directory, { recursive: true });
process.exit(0);
