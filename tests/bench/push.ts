// `npx node tests/bench/push.ts`: a month of 3,000 people with days off on every working day, previewed and pushed to the sandbox through HTTP; prints a table for docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isUnderWay, pushStatuses } from '#shared/push/names.ts';
import { caller, type Caller } from './caller.ts';
import { printFigures, type Figure } from './figures.ts';
import { childMemory, startLocalRuntime } from './local-runtime.ts';
import { once, quantile, timeRounds } from './measure.ts';

const PEOPLE = 3_000;
const SEED = `days-off=${PEOPLE}`;
const TIMES = 10;
const PAGE = 1_000;
const WORKER = 'worker-process.ts';
/** A list reads again what was written in the last five seconds, and now and then what was written in the last minute. */
const QUIET_MS = 65_000;

const today = new Date().toISOString().slice(0, 10);
const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];

/** The types of days off without a code get the first one of the office: how they are called does not matter here. */
const mapAll = async ({ get, post }: Caller, integration: number): Promise<void> => {
  const codes = (await get(`/api/integrations/${integration}/payrollTypes`))['data'] as { id: string }[];
  const mapping = (await get(`/api/integrations/${integration}/mapping`))['data'] as {
    type_id: number;
    payroll_day_off_type_id: string | null;
  }[];
  for (const { type_id, payroll_day_off_type_id: code } of mapping)
    if (code === null)
      await post('/api/integrations/linkDayOffType', {
        integration_id: integration,
        type_id,
        payroll_day_off_type_id: codes[0]?.id,
      });
};

type Pushed = { status_report: string; lines: number; taken_over: number; refused: number; problem: string | null };

/** Waits until a push ends or needs a person. */
const pollPush = async ({ get }: Caller, commandId: unknown): Promise<Pushed> => {
  for (;;) {
    // why: the answer of an API is untyped here
    const push = (await get(`/api/daysOff/push/${String(commandId)}/detail`)) as unknown as Pushed;
    const status = pushStatuses.find((name) => name === push.status_report);
    if (status === undefined || !isUnderWay(status)) return push;
    await sleep(500);
  }
};

const data = await mkdtemp(join(tmpdir(), 'bench-push-'));
try {
  await using runtime = await startLocalRuntime(data, SEED);
  const api = caller(runtime);
  const { get, post } = api;
  const [integration] = (await get('/api/integrations/list'))['data'] as { id: number }[];
  if (!integration) throw new Error('the demo has no integration');
  const integration_id = integration.id;
  await mapAll(api, integration_id);
  await sleep(QUIET_MS);
  const people = () =>
    get(`/api/integrations/${integration_id}/people`, { year: String(year), month: String(month), per_page: '50' });
  const cold = await once(people);
  const employee_ids = (await people())['ready_ids'] as number[];
  const of = { integration_id, year, month, employee_ids };
  const preview = (page = 1) => post('/api/daysOff/push/preview', { ...of, page, per_page: PAGE });
  const asked = performance.now();
  const shown = await preview();
  const first = performance.now() - asked;
  const previews = await timeRounds(TIMES, () => preview(), 3);
  const figures: Figure[] = [
    { what: 'people of the integration, cold', value: cold, unit: 'ms' },
    {
      what: 'people of the integration, page, p50',
      value: quantile(await timeRounds(TIMES, people, 3), 0.5),
      unit: 'ms',
    },
    {
      what: `preview of ${String(shown['count'])} lines, p50`,
      value: quantile(previews, 0.5),
      unit: 'ms',
      goal: 2_000,
    },
    { what: 'preview, the first, which stores the payload', value: first, unit: 'ms', goal: 2_000 },
    { what: 'preview, worst', value: previews.at(-1) ?? Number.NaN, unit: 'ms' },
  ];
  const started = performance.now();
  const { command_id } = await post('/api/daysOff/push/start', {
    ...of,
    payload_id: shown['payload_id'],
    confirm_retry_push: 1,
  });
  figures.push({ what: 'start', value: performance.now() - started, unit: 'ms' });
  const pushed = await pollPush(api, command_id);
  if (pushed.status_report !== 'success') throw new Error(JSON.stringify(pushed));
  figures.push(
    { what: `${pushed.lines} lines sent, ${pushed.taken_over} people taken over`, value: (performance.now() - started) / 1000, unit: 's' },
    { what: 'memory of the worker at most', value: await childMemory(runtime.pid, WORKER), unit: 'MB', goal: 350 },
  ); // prettier-ignore
  const load = loadavg().map((each) => each.toFixed(1));
  printFigures(`${employee_ids.length} people, load average ${load.join(', ')}`, figures);
} finally {
  await rm(data, { recursive: true, force: true });
}
