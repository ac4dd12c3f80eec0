// Estimates in a list beside its other columns, and what adds them up: `npx node tests/bench/estimates.ts [vehicles]`. The
// two lists of a line take turns, so that a busy machine slows both alike.
import { fleetEstimates } from '#functions/fleet/fleet-estimates.ts';
import { teamCosts } from '#functions/platform/directory/cost-by-team.ts';
import { everyVehicle } from '#functions/fleet/vehicle-store.ts';
import { totalCost } from '#shared/fleet/vehicle.rules.ts';
import { inCents } from '#shared/values/money.ts';
import { startRuntime } from '#tests/harness/runtime.ts';
import { timeInTurns, quantile, timeRounds } from './measure.ts';

const size = Number(process.argv[2] ?? 100_000);
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const runtime = await startRuntime({ seed: `vehicles=${size}` });
const admin = await runtime.as('admin');
const list = (query: object) => admin.get('/api/cars/list', { per_page: 50, ...query });
const over = (column: string, value: number): string =>
  JSON.stringify({ match: 'all', conditions: [{ column, operator: 'over', values: [value] }] });
await list({});

type Work = (round: number) => Promise<unknown>;
const compare = async (what: string, of: Work, beside: Work, times = 100): Promise<void> => {
  const [own, other] = await timeInTurns(times, of, beside);
  print(`| ${what} | ${own.toFixed(1)} ms | ${other.toFixed(1)} ms | ${(own / other).toFixed(2)} |`);
};
const page = (round: number) => ({ page: 1 + (round % 100) });

print(`${size} vehicles\n| what | estimate | other column | ratio |\n| --- | --- | --- | --- |`);
await compare(
  'sorted, by benefit beside yearly cost',
  (round) => list({ ...page(round), orderby_column: 'benefit_yearly' }),
  (round) => list({ ...page(round), orderby_column: 'cost_yearly' }),
);
await compare(
  'filtered, by contribution beside catalogue value',
  (round) => list({ ...page(round), filters: over('co2_contribution_monthly', 30 + (round % 7)) }),
  (round) => list({ ...page(round), filters: over('catalogue_value', 30_000 + (round % 7)) }),
);
const rows = [...(await everyVehicle()).all()].filter((row) => row.deleted === 0);
await compare(
  'both totals by team beside that of the cost',
  async () => {
    const estimates = fleetEstimates();
    rows.forEach(estimates.add);
    return estimates.figures(true);
  },
  async () => {
    const costs = teamCosts<(typeof rows)[number]>(
      (row) => row.related_employee_id,
      (row) => inCents(totalCost(row)),
    );
    for (const row of rows) costs.add(row);
    return costs.byTeam();
  },
  10,
);
const target = await timeRounds(20, (round) => admin.get('/api/cars/co2Target', { target: round % 40 }), 2);
print(`CO2 target: p50 ${quantile(target, 0.5).toFixed(0)} ms`);
await runtime.close();
