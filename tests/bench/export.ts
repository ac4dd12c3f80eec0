import { childMemory, type LocalRuntime } from './local-runtime.ts';
import { once, quantile, timeRounds } from './measure.ts';
import { pollRun } from './poll-run.ts';
import type { Caller } from './caller.ts';

export const TWENTY_COLUMNS = [
  'name', 'type', 'plate', 'person_name', 'fuel', 'co2_g_km', 'co2_g_km_wltp', 'date_first_registration', 'date_commissioning', 'order_date',
  'catalogue_value', 'cost_yearly', 'operational_cost_yearly', 'total_cost_yearly', 'contract_type', 'usage_type', 'is_utility_vehicle',
  'chassis_number', 'color', 'supplier',
].join(); // prettier-ignore

/** The whole fleet as xlsx, and what lists cost while the worker writes it. */
export const benchExport = async (runtime: LocalRuntime, caller: Caller) => {
  const all = () => caller.get('/api/cars/list/excel', { columns: TWENTY_COLUMNS });
  const started = performance.now();
  const { run_id: runId } = await all();
  const end = pollRun(caller, runId);
  const meanwhile = await timeRounds(40, () => caller.get('/api/cars/list', { per_page: '25' }), 0);
  await end;
  const busy = performance.now() - started;
  const alone = await once(async () => pollRun(caller, (await all())['run_id']));
  return [
    { what: 'export 100k x 20, first', value: busy, unit: 'ms' },
    { what: 'export 100k x 20, warm worker', value: alone, unit: 'ms', goal: 4000 },
    {
      what: 'peak memory of the worker',
      value: await childMemory(runtime.pid, 'worker-process'),
      unit: 'MB',
      goal: 350,
    },
    { what: 'list p50 while exporting', value: quantile(meanwhile, 0.5), unit: 'ms' },
  ];
};
