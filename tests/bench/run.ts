// `npm run bench [sizes]`: the local runtime through HTTP with vehicles of 20 columns; prints a table for docs/benchmarks.md.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aCar } from '#tests/builders/car.ts';
import { benchAssign } from './assign.ts';
import { caller } from './caller.ts';
import { benchExport } from './export.ts';
import { benchImport } from './import.ts';
import { printFigures, type Figure } from './figures.ts';
import { startLocalRuntime } from './local-runtime.ts';
import { once, quantile, throughput, timeRounds } from './measure.ts';

const terms = ['tesla', 'bmw', '1-a', 'škoda', 'van', 'peeters', 'e-tron', 'lease', '2-b', 'ford'];
const columns = ['name', 'plate', 'person_name', 'fuel', 'co2_g_km', 'catalogue_value', 'date_first_registration'];

/** From this size on a list starts from a snapshot, which is written soon after the first start. */
const SNAPSHOT_ROWS = 20_000;
const snapshotIn = async (data: string): Promise<void> => {
  for (let tries = 0; tries < 600; tries += 1) {
    const files = await readdir(data, { recursive: true });
    if (files.some((file) => file.includes('snapshots/car/'))) return sleep(2_000);
    await sleep(100);
  }
  throw new Error('no snapshot was written');
};

const benchSize = async (size: number): Promise<Figure[]> => {
  const data = await mkdtemp(join(tmpdir(), 'bench-'));
  const big = size >= 100_000;
  try {
    const seeded = await startLocalRuntime(data, `vehicles=${size}`);
    try {
      if (size >= SNAPSHOT_ROWS) await snapshotIn(data);
    } finally {
      await seeded.close();
    }
    await using runtime = await startLocalRuntime(data, `vehicles=${size}`);
    const { get, post } = caller(runtime);
    const list = (query: Record<string, string>) => get('/api/cars/list', query);
    const cold = await once(() => list({}));
    const page = await timeRounds(200, (round) => list({ page: String(1 + (round % 20)), per_page: '25' }));
    const sort = await timeRounds(200, (round) =>
      list({ orderby_column: columns[round % columns.length] ?? 'name', per_page: '25' }),
    );
    const segment = await timeRounds(200, (round) =>
      list({ segment_id: ['pool', 'unassigned', 'not_payroll_ready', 'archived'][round % 4] ?? 'all' }),
    );
    const search = await timeRounds(200, (round) =>
      list({ search_term: `${terms[round % terms.length]}${round % 7 === 0 ? round : ''}` }),
    );
    const searches = await throughput(8, 5, (round) =>
      list({ search_term: `${terms[round % terms.length]} ${round % 50}` }),
    );
    const ids = ((await list({ per_page: '100' }))['data'] as { id: number }[]).map((row) => row.id);
    const detail = await timeRounds(200, (round) => get(`/api/cars/${ids[round % ids.length]}/detail`));
    const created: number[] = [];
    const create = await timeRounds(100, async (round) =>
      created.push(Number((await post('/api/cars/add', aCar({ plate: `0-BEN-${round}` })))['id'])),
    );
    const edit = await timeRounds(100, (round) =>
      post('/api/cars/edit', { car_id: created[round % created.length], color: `colour ${round}` }),
    );
    const figures: Figure[] = [
      { what: 'start with existing data', value: runtime.startMs, unit: 'ms', goal: 3000 },
      { what: 'cold first list', value: cold, unit: 'ms', goal: 1000 },
      { what: 'list page with count p50', value: quantile(page, 0.5), unit: 'ms', goal: big ? 8 : 6 },
      { what: 'list page with count p95', value: quantile(page, 0.95), unit: 'ms' },
      { what: 'sort any column p50', value: quantile(sort, 0.5), unit: 'ms', goal: big ? 16 : 6 },
      { what: 'segment p50', value: quantile(segment, 0.5), unit: 'ms', goal: big ? 18 : 7 },
      { what: 'search p50', value: quantile(search, 0.5), unit: 'ms', goal: 14 },
      { what: 'search, 8 at once', value: searches, unit: '/s', goal: 70, atLeast: true },
      { what: 'detail p50', value: quantile(detail, 0.5), unit: 'ms', goal: 4 },
      { what: 'create p50', value: quantile(create, 0.5), unit: 'ms', goal: 10 },
      { what: 'edit p50', value: quantile(edit, 0.5), unit: 'ms', goal: 10 },
    ];
    if (big) figures.push(...(await benchExport(runtime, { get, post })));
    if (size === 1000 || big) figures.push(...(await benchImport({ get, post })));
    if (size === 1000) figures.push(...(await benchAssign({ get, post })));
    return figures;
  } finally {
    await rm(data, { recursive: true, force: true });
  }
};

const sizes = process.argv.slice(2).map(Number);
for (const size of sizes.length > 0 ? sizes : [1000, 10_000, 100_000]) {
  printFigures(`${size} vehicles`, await benchSize(size));
}
