// The list of vehicles alone, without HTTP, from a snapshot on the local storage process:
// `npx node --expose-gc tests/bench/large-list.ts [rows] [starts]`. Every start is a process of its own, and so is the
// export, which follows them: as one file and with the flags of the worker, as it is deployed, since TypeScript alone
// takes Node 30 MB.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { carExport } from '#functions/fleet/car-export.ts';
import { fleetSegments } from '#functions/fleet/fleet-segments.ts';
import { everyVehicle, vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { storeWorkbook } from '#functions/platform/files/send-workbook.ts';
import { documentClient, dynamo } from '#functions/platform/storage/client.ts';
import { snapshotKey } from '#functions/platform/storage/keys.ts';
import * as codec from '#functions/platform/storage/snapshot-codec.ts';
import { storeSnapshot } from '#functions/platform/storage/snapshot-objects.ts';
import { sha256Of } from '#functions/platform/storage/snapshots.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import { compilerOptions } from '#infra/compiler-options.ts';
import { createTables } from '#infra/local/table-setup.ts';
import { WORKER_NODE_FLAGS } from '#infra/worker-flags.ts';
import { applyListQuery, builtInSegment } from '#shared/list/apply-list-query.ts';
import { exportQuery, listQuery } from '#shared/list/list-query.ts';
import { vehicleColumns, type VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { emptyVehicle, type Vehicle } from '#shared/fleet/vehicle.ts';
import type { Column } from '#shared/list/column.ts';
import { integrationFeatures } from '#shared/permissions/actor.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { actorOf } from '#tests/personas.ts';
import { TWENTY_COLUMNS } from './export.ts';
import { quantile } from './measure.ts';

const [, , sizeGiven = '1000000', startsGiven = '3', part] = process.argv;
const size = Number(sizeGiven);
const starts = Number(startsGiven);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const at = <T>(values: readonly T[], id: number): T => values[id % values.length]!;
const dayOf = (id: number): string => `20${10 + (id % 15)}-0${1 + (id % 9)}-${10 + (id % 19)}`;
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const lettersOf = (id: number, length: number): string => {
  let [text, state] = ['', Math.imul(id, 0x9e3779b1)];
  while (text.length < length) {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 1;
    text += LETTERS.charAt((state >>> 8) % LETTERS.length);
  }
  return text;
};

/** A vehicle with 20 fields filled as people fill them: names repeat, plates and chassis numbers do not. */
const vehicle = (id: number): Vehicle => ({
  ...emptyVehicle,
  id,
  version: 1 + (id % 4),
  type: at(['car', 'car', 'car', 'motorbike', 'bicycle'] as const, id),
  brand: at(['Audi', 'BMW', 'Citroën', 'Škoda', 'Volvo', 'Peugeot', 'Tesla', 'Kia'], id),
  model: `Model ${(id * 7) % 113}`,
  plate: `1-${lettersOf(id, 3)}-${100 + ((id * 37) % 900)}`,
  fuel: at(['gas', 'diesel', 'electric'] as const, id),
  chassis_number: lettersOf(id * 31 + 5, 17),
  color: at(['black', 'white', 'grey', null], id),
  pk: id % 5 === 0 ? null : 60 + (id % 300),
  supplier: `Lease company ${id % 40}`,
  specifics: id % 3 === 0 ? `Towing hook, set ${id % 500}` : null,
  co2_g_km: (id * 11) % 250,
  co2_g_km_wltp: (id * 17) % 300,
  date_first_registration: dayOf(id),
  date_commissioning: dayOf(id + 3),
  order_date: dayOf(id + 8),
  catalogue_value: 15_000 + ((id * 97) % 60_000) + 0.5,
  is_utility_vehicle: 0,
  usage_type: 'private_and_commute',
  contract_type: at(['buy', 'hire', 'op_lease', 'fin_lease'] as const, id),
  cost_yearly: (id * 31) % 12_000,
  operational_cost_yearly: (id * 41) % 3_000,
  deleted: id % 20 === 0 ? 1 : 0,
  date_end: null,
  synced_at: null,
  created_at: `${dayOf(id)}T08:00:00.000Z`,
  related_employee_link_source_app: null,
  import_id: null,
  related_employee_id: id % 20 === 0 || id % 4 === 0 ? 0 : 1 + ((id * 13) % 20_000),
  periods:
    id % 4 === 0
      ? []
      : [
          {
            employee_id: 1 + ((id * 13) % 20_000),
            start_date: dayOf(id + 5),
            end_date: id % 20 === 0 ? dayOf(id + 9) : null,
          },
        ],
});

const columns = vehicleColumns as readonly Column<VehicleRow>[];
const queryOf = (changes: Record<string, unknown> = {}) => listQuery.parse(changes);
const exported = exportQuery.parse({ columns: TWENTY_COLUMNS });
const owner = { ...actorOf('admin'), integration_features: [...integrationFeatures] };
const view = { columns, segment: builtInSegment(queryOf(), fleetSegments) };
const megabytes = async (): Promise<string> => {
  const status = await readFile('/proc/self/status', 'utf8');
  const of = (name: string): number =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const [heap, arrays] = [heapUsed, arrayBuffers].map((bytes) => Math.round(bytes / 2 ** 20));
  return `resident ${of('VmRSS')} MB, most ${of('VmHWM')} MB (heap ${heap}, arrays ${arrays})`;
};

const timed = (act: () => unknown): { clock: number; processor: number } => {
  const begun = performance.now();
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return { clock: performance.now() - begun, processor: (user + system) / 1000 };
};
const report = (what: string, times: { clock: number; processor: number }[]): void => {
  const of = (kind: 'clock' | 'processor', share: number): string =>
    quantile(
      times.map((time) => time[kind]).toSorted((a, b) => a - b),
      share,
    ).toFixed(1);
  say(
    `  ${what}: processor p50 ${of('processor', 0.5)}, most ${of('processor', 0.999)} ms; clock p50 ${of('clock', 0.5)}, most ${of('clock', 0.999)} ms`,
  );
};
const measure = (what: string, rounds: number, act: (round: number) => unknown): void =>
  report(
    what,
    Array.from({ length: rounds }, (_, round) => timed(() => act(round))),
  );

/** Terms nobody asked for before, of every kind: rare, frequent, of one letter, of two words, of none. */
const termOf = (round: number): string =>
  at(
    [
      `b-${100 + round}`,
      lettersOf(round * 17, 4),
      `citroen ${round}`,
      String.fromCharCode(97 + (round % 26)),
      `model ${round % 113}`,
      `qx${round}`,
      `1-a${round % 10}`,
      'an le',
      `lease company ${round % 40}`,
      '1-',
      lettersOf(round * 19, 2),
    ],
    round,
  );

/** The processor time until half a second brings hardly any more. The clock says nothing where others work, too. */
const processorUntilIdle = async (): Promise<number> => {
  const spent = (): number => Object.values(process.cpuUsage()).reduce((sum, each) => sum + each, 0) / 1000;
  const begun = spent();
  for (let before = -Infinity; spent() - before > 10;) {
    before = spent();
    await sleep(500);
  }
  return spent() - begun;
};

const oneStart = async (): Promise<void> => {
  say(`  before: ${await megabytes()}`);
  const begun = performance.now();
  const before = process.cpuUsage();
  const rows = await everyVehicle();
  const first = applyListQuery(rows, queryOf(), view);
  const { user, system } = process.cpuUsage(before);
  say(
    `  cold list: processor ${((user + system) / 1000).toFixed(0)} ms, clock ${(performance.now() - begun).toFixed(0)} ms; ${first.count} rows, ${await megabytes()}`,
  );
  say(`  read behind the first page: processor ${(await processorUntilIdle()).toFixed(0)} ms; ${await megabytes()}`);
  measure('search', 90, (round) => applyListQuery(rows, queryOf({ search_term: termOf(round) }), view));
  measure('list', 200, (round) =>
    applyListQuery(rows, queryOf({ page: String(1 + (round % 50)), per_page: '25' }), view),
  );
  const sortFirst = (column: string): void => {
    for (const direction of ['asc', 'desc'])
      measure(`first sort by ${column}, ${direction}`, 1, () =>
        applyListQuery(rows, queryOf({ orderby_column: column, orderby_direction: direction }), view),
      );
  };
  // From an order that the snapshot keeps, and one that is made.
  sortFirst('chassis_number');
  sortFirst('driver_since');
  rows.upsert(Array.from({ length: 100 }, (_, at) => ({ ...rows.get(1 + at * 7)!, plate: `2-NEW-${at}` })));
  measure('list after 100 changes', 1, () => applyListQuery(rows, queryOf(), view));
  sortFirst('plate');
  say(`  after them: ${await megabytes()}`);
  const sorted = ['name', 'plate', 'person_name', 'fuel', 'co2_g_km', 'catalogue_value', 'date_first_registration'];
  const sort = (round: number) =>
    applyListQuery(
      rows,
      queryOf({ orderby_column: at(sorted, round), orderby_direction: round % 2 ? 'asc' : 'desc' }),
      view,
    );
  measure('sort, each for the first time', 14, sort);
  // From the third page by a column on it is sorted behind the answers.
  sorted.forEach((_, round) => sort(round));
  await processorUntilIdle();
  measure('sort', 200, sort);
  measure('filter, another each time', 10, (round) =>
    applyListQuery(
      rows,
      queryOf({
        filters: JSON.stringify({
          conditions: [{ column: 'catalogue_value', operator: 'over', values: [20_000 + round] }],
        }),
      }),
      view,
    ),
  );
  say(`  at the end: ${await megabytes()}`);
  globalThis.gc?.();
  say(`  after a collection: ${await megabytes()}`);
};

/** The whole list as a file of 20 columns in the bucket, as the worker makes it. */
const oneExport = async (): Promise<void> => {
  say(`  before: ${await megabytes()}`);
  const begun = performance.now();
  const before = process.cpuUsage();
  const { fileName, count, isFiltered: _, ...workbook } = await carExport.open(owner, exported);
  say(
    `  export of ${count} rows: begun after ${((performance.now() - begun) / 1000).toFixed(1)} s; ${await megabytes()}`,
  );
  await storeWorkbook(fileName, workbook);
  const { user, system } = process.cpuUsage(before);
  say(
    `  export: processor ${((user + system) / 1e6).toFixed(1)} s, clock ${((performance.now() - begun) / 1000).toFixed(1)} s; ${await megabytes()}`,
  );
};

const withStorage = async (data: string, act: () => Promise<void>): Promise<void> => {
  const storage: ChildProcess = fork(join(import.meta.dirname, '../../infra/local/storage-process.ts'), [
    '--data',
    data,
  ]);
  const [endpoints] = (await once(storage, 'message')) as [{ dynamodb: string; s3: string }];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    RECORDS_TABLE: 'records',
    FILES_BUCKET: 'files',
  });
  try {
    await act();
  } finally {
    storage.disconnect();
    await once(storage, 'exit');
  }
};

const writeRows = async (): Promise<void> => {
  const { type, layout, dated } = vehicleStore;
  const listed = Array.from({ length: size }, (_, place) => vehicle(place + 1));
  const begun = performance.now();
  const bytes = await codec.encodeSnapshot(layout, listed, dated && { dated, day: belgianDay(new Date()) });
  say(
    `${size} vehicles, snapshot of ${(bytes.byteLength / 1e6).toFixed(1)} MB encoded in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
  const key = `snapshots/${type}/bench`;
  await storeSnapshot(key, bytes);
  const pointer = { key, sha256: sha256Of(bytes), taken_at: Date.now(), rows: size, format: codec.SNAPSHOT_FORMAT };
  await documentClient().send(
    new PutCommand({ TableName: recordsTable(), Item: { ...snapshotKey(type, layout.version), ...pointer } }),
  );
};

/** This program as one file, like a function (infra/bundle.ts). */
const bundled = async (folder: string): Promise<string> => {
  // The file itself must do without it.
  const { build } = await import('esbuild');
  const outfile = join(folder, 'export.mjs');
  await build({ entryPoints: [import.meta.filename], outfile, ...compilerOptions, external: ['esbuild'] });
  return outfile;
};

const start = async (data: string, what: 'start' | 'export'): Promise<void> =>
  withStorage(data, async () => {
    const isExport = what === 'export';
    const child = fork(isExport ? await bundled(data) : import.meta.filename, [sizeGiven, '1', what], {
      execArgv: ['--expose-gc', ...(isExport ? WORKER_NODE_FLAGS : [])],
      stdio: 'inherit',
    });
    await once(child, 'exit');
  });

if (part !== undefined) {
  await (part === 'export' ? oneExport() : oneStart());
  dynamo().destroy();
  process.exit(0);
}
const data = process.env['BENCH_DATA'] ?? (await mkdtemp(join(tmpdir(), 'large-list-')));
const isKept = (await readFile(join(data, 'size'), 'utf8').catch(() => '')) === sizeGiven;
if (!isKept) {
  await withStorage(data, async () => {
    await createTables(dynamo());
    await writeRows();
  });
  await writeFile(join(data, 'size'), sizeGiven);
}
for (let nth = 1; nth <= starts; nth += 1) {
  say(`start ${nth}`);
  await start(data, 'start');
}
await start(data, 'export');
if (process.env['BENCH_DATA'] === undefined) await rm(data, { recursive: true, force: true });
