// `npx node tests/bench/software.ts`: the local runtime through HTTP with 10,000 licences; prints a table for docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addPeople } from './assign.ts';
import { caller, type Caller } from './caller.ts';
import { printFigures, type Figure } from './figures.ts';
import { startLocalRuntime } from './local-runtime.ts';
import { once, quantile, timeRounds } from './measure.ts';
import { pollRun } from './poll-run.ts';

const PRODUCTS = 50;
const PEOPLE_EACH = 200;
const TIMES = 200;
/**
 * A list reads again what was written in the last five seconds, and now and then what was written in the last minute.
 */
const QUIET_MS = 65_000;

/** Assigns each product to the next 200 people, as runs; returns how many licences a second. */
const assignAll = async (api: Caller): Promise<number> => {
  const people = await addPeople(api);
  const taken = await once(async () => {
    for (let at = 0; at < PRODUCTS; at += 1) {
      const sent = { name: `Bench ${at}`, url: `bench-${at}.example`, seats: 150 + at, seat_cost: 4 + at };
      const { id: product_id } = await api.post('/api/software/products/add', sent);
      const from = (at * 37) % people.length;
      const employee_ids = [...people, ...people].slice(from, from + PEOPLE_EACH);
      await pollRun(api, (await api.post('/api/software/licenses/addMany', { product_id, employee_ids }))['run_id']);
    }
  });
  return (PRODUCTS * PEOPLE_EACH * 1000) / taken;
};

const p50 = async (what: string, goal: number, work: (round: number) => Promise<unknown>): Promise<Figure> => ({
  what: `${what} p50`,
  value: quantile(await timeRounds(TIMES, work), 0.5),
  unit: 'ms',
  goal,
});

const data = await mkdtemp(join(tmpdir(), 'bench-software-'));
try {
  const seeded = await startLocalRuntime(data, 'demo');
  const perSecond = await assignAll(caller(seeded));
  await seeded.close();
  await using runtime = await startLocalRuntime(data, 'demo');
  const { get } = caller(runtime);
  const licenses = (query: Record<string, string>) => get('/api/software/licenses/list', query);
  const products = (query: Record<string, string>) => get('/api/software/products/list', query);
  const grouped = (query: Record<string, string>) => get('/api/software/licenses/list/grouped', query);
  const cold = await once(() => licenses({}));
  await sleep(QUIET_MS);
  const ids = ((await products({ per_page: '40', search_term: 'bench' }))['data'] as { id: number }[]).map(
    ({ id }) => id,
  );
  const pick = <T>(from: readonly T[], round: number): T => from[round % from.length]!;
  const page = (round: number) => ({ page: String(1 + (round % 20)), per_page: '25' });
  // The first calls of a process are slow, whichever they are.
  await timeRounds(TIMES, (round) => licenses(page(round)));
  const figures: Figure[] = [
    { what: 'assignment as runs of 200', value: perSecond, unit: '/s', goal: 200, atLeast: true },
    { what: 'cold first list', value: cold, unit: 'ms', goal: 1000 },
    await p50('licence list, page with count', 6, (round) => licenses(page(round))),
    await p50('licence list, sort', 6, (round) =>
      licenses({
        orderby_column: pick(['name', 'person_name', 'date_enabled', 'active', 'team'], round),
        per_page: '25',
      }),
    ),
    await p50('licence list, segment', 7, (round) =>
      licenses({ segment_id: pick(['all', 'inactive', 'left'], round) }),
    ),
    await p50('product list, page with counts', 6, (round) => products(page(round % 2))),
    await p50('product list, sort', 6, (round) =>
      products({ orderby_column: pick(['name', 'active_count', 'cost_yearly', 'seats_free'], round), per_page: '25' }),
    ),
    await p50('product list, segment', 7, (round) =>
      products({ segment_id: pick(['active', 'left', 'renewal'], round) }),
    ),
    await p50('grouped list', 6, (round) => grouped({ page: String(1 + (round % 5)) })),
    await p50('grouped list, search', 14, (round) => grouped({ search_term: `person ${round}` })),
    await p50('product detail', 4, (round) => get(`/api/software/products/${pick(ids, round)}/detail`)),
    await p50('licences of a product', 6, (round) => get(`/api/software/licenses/product/${pick(ids, round)}/list`)),
    await p50('licence detail', 4, (round) => get(`/api/software/licenses/${1000 + round}/detail`)),
  ];
  // The fleet at the same moment: the budget was set for it.
  const vehicles = ((await get('/api/cars/list', { per_page: '40' }))['data'] as { id: number }[]).map(({ id }) => id);
  figures.push(
    await p50('for comparison: vehicle list', 6, (round) => get('/api/cars/list', page(round % 3))),
    await p50('for comparison: vehicle detail', 4, (round) => get(`/api/cars/${pick(vehicles, round)}/detail`)),
  );
  const load = loadavg().map((each) => each.toFixed(1));
  printFigures(`${PRODUCTS * PEOPLE_EACH} licences of ${PRODUCTS} products, load average ${load.join(', ')}`, figures);
} finally {
  await rm(data, { recursive: true, force: true });
}
