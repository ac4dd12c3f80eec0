import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startChild } from '#infra/local/children.ts';
import { storageEnvironment, type StorageEndpoints } from '#infra/local/environment.ts';
import { createTables } from '#infra/local/table-setup.ts';
import { dynamo } from '#functions/storage/client.ts';
import { transact } from '#functions/storage/transact.ts';
import { writeWorkbook } from '#functions/excel/write-workbook.ts';
import { uploadFrom } from '#functions/files/objects.ts';
import { workbookKey } from '#functions/imports/import-store.ts';
import { CHECK_KIND, COMMIT_KIND } from '#functions/imports/import-run-kinds.ts';
import { prepareRun } from '#functions/runs/expand-run.ts';
import { finishRun } from '#functions/runs/finish-run.ts';
import { runKindOf } from '#functions/runs/run-kinds.ts';
import { readRun } from '#functions/runs/run-store.ts';
import { startRun } from '#functions/runs/start-run.ts';
import { workRun } from '#functions/runs/work-run.ts';
import { carColumns } from '#shared/imports/car-columns.ts';
import { actorOf } from '#tests/personas.ts';

/**
 * Validated import without the gateway: this process is the worker, the storage is the process that `npm start` starts.
 * Counts from the uploaded file to the last committed row.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000' } } });
const count = Number(values.rows);

process.env['POWERTOOLS_LOG_LEVEL'] = 'ERROR';
const data = await mkdtemp(join(tmpdir(), 'bench-import-'));
const storage = await startChild<StorageEndpoints>('./storage-process.ts', ['--data', data]);
Object.assign(process.env, storageEnvironment(storage.first));
await createTables(dynamo());
const { writePersonas } = await import('#tests/harness/write-personas.ts');
await writePersonas();

const columns = carColumns.filter(({ key }) => !['id', 'person_name'].includes(key)).slice(0, 20);
const kinds = { integer: 'integer', money: 'money', date: 'date' } as const;
const value = (key: string, row: number): string | number | null => {
  const known: Record<string, string | number> = {
    type: 'car', brand: 'Brand', model: `Model ${row % 40}`, plate: `1-${row.toString(36)}`, fuel: 'diesel', co2_g_km: row % 200, co2_g_km_wltp: row % 210,
    date_first_registration: '2023-04-05', date_commissioning: '2023-04-07', catalogue_value: 30_000 + row, cost_yearly: 6_000.5, operational_cost_yearly: 1_200,
    contract_type: 'op_lease', is_utility_vehicle: 'no', chassis_number: `VF1${String(row).padStart(14, '0')}`, color: 'Grey', pk: 9, supplier: 'Lease co',
    specifics: 'Tow bar', currency: 'EUR', own_contribution: 50,
  }; // prettier-ignore
  return known[key] ?? null;
};
const path = join(data, 'file.xlsx');
await writeWorkbook({
  path,
  sheetName: 'cars',
  columns: columns.map(({ header, kind }) => ({ header, kind: kinds[kind as keyof typeof kinds] ?? 'text' })),
  rows: Array.from({ length: count }, (_, row) => columns.map(({ key }) => value(key, row))),
});
const importId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
await uploadFrom(path, workbookKey(importId), 'application/octet-stream');

const choice = {
  mapping: Object.fromEntries(columns.map(({ header, key }) => [header, key])),
  key: 'plate',
  change_date: '2026-11-21',
};
const actor = actorOf('admin');

const timed = async (kind: string, input: object): Promise<{ runId: string; seconds: number }> => {
  const run = await startRun({ kind, title: kind, input, actor });
  await transact(run.writes);
  const started = performance.now();
  let next = { chunk: 0, more: await prepareRun(run.runId, 1, runKindOf) };
  while (next.more) next = await workRun(run.runId, 1, next.chunk, runKindOf);
  await finishRun(run.runId, 1, runKindOf);
  const seconds = (performance.now() - started) / 1000;
  const head = await readRun(run.runId);
  console.log(
    `${kind}: ${seconds.toFixed(2)} s`,
    head?.status,
    JSON.stringify(head?.counts ?? head?.result?.['counts']),
    head?.problem ?? '',
  );
  return { runId: run.runId, seconds };
};

const checked = await timed(CHECK_KIND, { import_id: importId, object: 'car', choice });
const committed = await timed(COMMIT_KIND, { import_id: importId, object: 'car', choice, check_run_id: checked.runId });
console.log(`${count} rows: ${Math.round(count / (checked.seconds + committed.seconds))} rows/s`);
dynamo().destroy();
await storage.stop();
await rm(data, { recursive: true, force: true });
