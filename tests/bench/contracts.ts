// `npx node tests/bench/contracts.ts [contracts]`: list and detail of 50,000 contracts beside as many vehicles, a run of 200 drafts and the PDF of one, through HTTP on the local runtime; prints a table for docs/benchmarks.md.
import { loadavg } from 'node:os';
import { contractStates } from '#shared/contracts/names.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { saveContent } from '#functions/platform/content/content-store.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import { bulkVehicles } from '#infra/local/seed/vehicles.ts';
import { ended, startRuntimeWithRuns } from '#tests/harness/runtime-with-runs.ts';
import { aContract } from '#tests/builders/contract.ts';
import { printFigures, type Figure } from './figures.ts';
import { timeInTurns, once, quantile, timeRounds } from './measure.ts';

const size = Number(process.argv[2] ?? 50_000);
const PEOPLE = 200;
const TIMES = 200;
const PDF_TIMES = 20;
const HTML = `<h1>Annex</h1>${'<p>Between #company_name and #employee_name, of #employee_address.</p>'.repeat(150)}`;

const { runtime, close } = await startRuntimeWithRuns();
const api = await runtime.as('admin');
const post = async (path: string, sent: Record<string, unknown>) => {
  const { status, body } = await api.post(path, sent);
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  return body;
};
const p50 = async (
  what: string,
  goal: number,
  times: number,
  work: (round: number) => Promise<unknown>,
): Promise<Figure> => ({
  what: `${what} p50`,
  value: quantile(await timeRounds(times, work, 5), 0.5),
  unit: 'ms',
  goal,
});

const people: number[] = [];
for (let at = 0; at < PEOPLE; at += 1)
  people.push((await post('/api/employees/add', { first_name: 'Bench', last_name: `Person ${at}` })).id);
const template = await post('/api/contract_template/add', { name: 'Bench', type: 'annex', content_html: HTML });
await post('/api/contract_template/publish', { template_id: template.id });

const planted = await saveContent('contracts/1', '<p>Planted</p>');
const stored = function* () {
  for (let id = 1; id <= size; id += 1) {
    const named = { id, name: `Contract ${(id * 7919) % size}`, template_id: null, template_version: null };
    const state = contractStates[id % contractStates.length]!;
    yield contractStore.create(aContract(planted, { ...named, employee_id: people[id % PEOPLE]!, state }));
  }
};
await writeAll(stored());
await writeCounter(contractStore.type, size);
await writeAll(
  (function* () {
    for (const vehicle of bulkVehicles(size, 1, today(), people)) yield vehicleStore.create(vehicle);
  })(),
);
runtime.forget();

type Query = Record<string, string | number>;
const list = (query: Query) => api.get('/api/contract/list', { per_page: 25, ...query });
const pick = <T>(from: readonly T[], round: number): T => from[round % from.length]!;
const cold = await once(() => list({}));
const run = await once(async () => {
  const sent = { template_id: template.id, employee_ids: people };
  const { run_id: id } = await post('/api/contracts/addToEmployees', sent);
  const { status, failed } = await ended(api, id);
  if (status !== 'succeeded' || failed > 0) throw new Error(`the run ${status}, ${failed} failed`);
});
const columns = ['name', 'person_name', 'state', 'type', 'created_on'];
const pdf = (round: number) => api.get(`/api/contract/${size + 1 + (round % PEOPLE)}/pdf`);
const cars = (query: Query) => api.get('/api/cars/list', { per_page: 25, ...query });
const beside = async (what: string, own: Query, others: Query): Promise<Figure> => {
  for (const { status } of [await list(own), await cars(others)])
    if (status !== 200) throw new Error(`${what}: ${status}`);
  const [one, other] = await timeInTurns(TIMES, () => list(own), () => cars(others)); // prettier-ignore
  process.stdout.write(`${what}: ${one.toFixed(1)} ms of processor, vehicles ${other.toFixed(1)} ms\n`);
  return { what: `${what}, to the vehicles`, value: one / other, unit: 'x' };
};
const coldPdf = await once(() => pdf(0));
const figures: Figure[] = [
  { what: 'cold PDF of 4 pages', value: coldPdf, unit: 'ms', goal: 1000 },
  { what: 'cold first list', value: cold, unit: 'ms', goal: 1000 },
  await p50('list, page with count', 6, TIMES, (round) => list({ page: 1 + (round % 20) })),
  await p50('list, sort', 6, TIMES, (round) => list({ orderby_column: pick(columns, round) })),
  await p50('list, search', 14, TIMES, (round) => list({ search_term: `contract ${round}` })),
  await p50('contract detail', 10, TIMES, (round) => api.get(`/api/contract/${1 + round}/detail`)),
  { what: `run of ${PEOPLE} drafts`, value: run / 1000, unit: 's', goal: 60 },
  await p50('PDF of 4 pages, warm', 60, PDF_TIMES, pdf),
  await beside('list, page with count', { page: 3 }, { page: 3 }),
  await beside('list, sort', { orderby_column: 'name' }, { orderby_column: 'name' }),
  await beside('list, search', { search_term: 'contract 77' }, { search_term: 'volvo' }),
];
const load = loadavg().map((each) => each.toFixed(1));
printFigures(`${size} contracts, load average ${load.join(', ')}`, figures);
await close();
