// `npx node tests/bench/days-off.ts`: the local runtime through HTTP with 1,000 more people who are away all month; prints a table for docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { caller, type Caller } from './caller.ts';
import { printFigures, type Figure } from './figures.ts';
import { startLocalRuntime } from './local-runtime.ts';
import { once, quantile, timeRounds } from './measure.ts';

const PEOPLE = 1_000;
const SEED = `days-off=${PEOPLE}`;
const TIMES = 100;
const DECIDED = 100;
const WARM_UP = 20;
/** A list reads again what was written in the last five seconds, and now and then what was written in the last minute. */
const QUIET_MS = 65_000;
/** A large list starts from a snapshot, which is written soon after the first start. */
const SNAPSHOT_MS = 30_000;

const today = new Date().toISOString().slice(0, 10);
const [year, month] = [today.slice(0, 4), String(Number(today.slice(5, 7)))];
/** A Monday of the next month but one, on which nobody of the seed is away. */
const monday = (() => {
  let day = addDays(today, 75);
  while (new Date(`${day}T00:00:00Z`).getUTCDay() !== 1) day = addDays(day, 1);
  return toDmy(day);
})();

/** The ids of the people whom the seed added: their names end with a number. */
const addedPeople = async ({ get }: Caller): Promise<number[]> => {
  const { data } = await get('/api/employees/list', { search_term: 'janssens', per_page: String(PEOPLE) });
  return (data as { id: number; name: string }[]).filter(({ name }) => /\d$/.test(name)).map(({ id }) => id);
};

const p50 = async (what: string, goal: number, work: (round: number) => Promise<unknown>): Promise<Figure> => ({
  what: `${what} p50`,
  value: quantile(await timeRounds(TIMES, work, WARM_UP), 0.5),
  unit: 'ms',
  goal,
});

const data = await mkdtemp(join(tmpdir(), 'bench-days-off-'));
try {
  const seeded = await startLocalRuntime(data, SEED);
  await caller(seeded).get('/api/calendar/month', { year, month });
  await sleep(SNAPSHOT_MS);
  await seeded.close();
  await using runtime = await startLocalRuntime(data, SEED);
  const api = caller(runtime);
  const { get, post, read } = api;
  const monthOf = (query: Record<string, string>) => get('/api/calendar/month', { year, month, ...query });
  const cold = await once(() => monthOf({ per_page: String(PEOPLE) }));
  await sleep(QUIET_MS);
  const shown = await monthOf({ per_page: String(PEOPLE) });
  const entries = (shown['data'] as { days: unknown[] }[]).reduce((sum, { days }) => sum + days.length, 0);
  const figures: Figure[] = [
    { what: `cold first month, ${entries} entries`, value: cold, unit: 'ms' },
    await p50(`month of 1,000 people, ${entries} entries, to its last byte`, 30, () =>
      read('/api/calendar/month', { year, month, per_page: String(PEOPLE) }),
    ),
    {
      what: 'the same, parsed by the caller p50',
      value: quantile(await timeRounds(TIMES, () => monthOf({ per_page: String(PEOPLE) }), WARM_UP), 0.5),
      unit: 'ms',
    },
    await p50('month, first page of 40', 10, () => monthOf({ per_page: '40' })),
    await p50('balances of all, page', 30, () => get('/api/daysOff/balances/list', { per_page: '25' })),
    await p50('home', 60, () => get('/api/home')),
    await p50('inbox, page', 8, () => get('/api/inbox/daysOff/list', { segment_id: 'to_decide' })),
  ];
  const people = await addedPeople(api);
  const asked: number[] = [];
  for (const employee_id of people.slice(0, DECIDED + WARM_UP)) {
    const span = { type_id: 1, start_date: monday, end_date: monday };
    asked.push(Number((await post('/api/daysOff/requests/add', { employee_id, ...span }))['id']));
  }
  await sleep(QUIET_MS);
  const decide = (round: number) =>
    post('/api/daysOff/requests/decide', { request_ids: [asked[round]], decision: 'approve' });
  figures.push({
    what: 'decide one p50',
    value: quantile(await timeRounds(DECIDED, decide, WARM_UP), 0.5),
    unit: 'ms',
    goal: 15,
  });
  const load = loadavg().map((each) => each.toFixed(1));
  printFigures(`1,168 people, ${entries} entries in the month, load average ${load.join(', ')}`, figures);
} finally {
  await rm(data, { recursive: true, force: true });
}
