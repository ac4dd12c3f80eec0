import { SFNClient, StopExecutionCommand } from '@aws-sdk/client-sfn';
import { beforeAll, describe, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { cancelRun } from '#shared/contract/runs/cancel-run.ts';
import { resumeRun } from '#shared/contract/runs/resume-run.ts';
import { mappingOf, startImport } from '#tests/api/imports/upload-file.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { invokeFunction } from './harness/call-emulator.ts';
import { untilEnded, untilRun } from './harness/runs.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

/** Six chunks of 500: enough to be stopped after the first and before the last. */
const ROWS = 2_600;
const PER_PAGE = 999;

let admin: ApiClient;
beforeAll(async () => {
  admin = await asAdmin(tenants()[0]);
});

const HEADERS = ['Brand', 'Model', 'Plate', 'Fuel', 'Chassis number'];
const fleetOf = (prefix: string): Buffer => {
  const numbers = Array.from({ length: ROWS }, (_, at) => String(at + 1).padStart(4, '0'));
  const rows = numbers.map((number) => ['Kia', 'EV6', `${prefix}-${number}`, 'Electric', `DEPLOY${prefix}${number}`]);
  return aWorkbook({ rows: [HEADERS, ...rows] });
};

/** Uploads and checks a file, and begins to write it; returns the run that writes. */
const beginImport = async (prefix: string): Promise<string> => {
  const started = await startImport(admin, 'car', fleetOf(prefix));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'plate' };
  const checked = await untilEnded(admin, (await admin.call(check, { body })).run_id);
  expect(checked).toMatchObject({ status: 'succeeded', result: { counts: { new: ROWS, wrong: 0 } } });
  return (await admin.call(commit, { body: { import_id: started.import_id } })).run_id;
};

const plates = async (prefix: string): Promise<Set<string | null>> => {
  const query = { search_term: `${prefix}-`, per_page: String(PER_PAGE) };
  const numbers = Array.from({ length: Math.ceil(ROWS / PER_PAGE) }, (_, at) => String(at + 1));
  const pages = await Promise.all(numbers.map((page) => admin.call(listCars, { query: { ...query, page } })));
  expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([ROWS]));
  return new Set(pages.flatMap(({ data }) => data.map(({ plate }) => plate ?? null)));
};

const stopExecution = async (runId: string, attempt: number): Promise<void> => {
  const { slug } = tenants()[0];
  const client = new SFNClient({});
  const account = '000000000000';
  const region = process.env['AWS_REGION'] ?? '';
  const executionArn = `arn:aws:states:${region}:${account}:execution:${slug}-bulk-run:${runId}-${attempt}`;
  await client.send(new StopExecutionCommand({ executionArn }));
  client.destroy();
};

describe('an import', () => {
  it('goes on after its execution was stopped in the middle, and writes each row once', async () => {
    const runId = await beginImport('2S');
    const { attempt } = await untilRun(admin, runId, ({ done }) => done > 0);
    await stopExecution(runId, attempt);
    await invokeFunction(`${tenants()[0].slug}-workflows-bulk-run-sweep`);
    const run = await untilEnded(admin, runId);
    expect(run).toMatchObject({ status: 'succeeded', total: ROWS, done: ROWS, failed: 0, attempt: attempt + 1 });
    expect((await plates('2S')).size).toBe(ROWS);
  });

  it('stops when its user cancels it, and writes the rest when they resume it', async () => {
    const runId = await beginImport('2C');
    await untilRun(admin, runId, ({ done }) => done > 0);
    const cancelled = await admin.call(cancelRun, { body: { run_id: runId } });
    expect(cancelled).toMatchObject({ status: 'cancelled', can_resume: true });
    await admin.call(resumeRun, { body: { run_id: runId } });
    expect(await untilEnded(admin, runId)).toMatchObject({ status: 'succeeded', done: ROWS, failed: 0 });
    expect((await plates('2C')).size).toBe(ROWS);
  });
});
