import { expect, it } from 'vitest';
import { exportCars } from '#shared/contract/fleet/export-cars.ts';
import { check } from '#shared/contract/imports/check.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { INLINE_ROWS_MAX } from '#functions/platform/runs/export-list.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const VEHICLES = 5_200;

const { admin } = await startCompanyWithRuns(`vehicles=${VEHICLES}`);

const download = async (url: string): Promise<Buffer> => Buffer.from(await (await fetch(url)).arrayBuffer());

it('imports its own export without a change', async () => {
  const answer = await admin.call(exportCars, { query: {} });
  if (!('run_id' in answer)) throw new Error(`${INLINE_ROWS_MAX} rows are a run`);
  const run = await ended(admin, answer.run_id);
  expect(run).toMatchObject({ status: 'succeeded', total: run.done, failed: 0 });
  const started = await startImport(admin, 'car', await download(String(run.result?.['file_url'])));
  const body = { import_id: started.import_id, mapping: mappingOf(started), key: 'id' };
  const checked = await ended(admin, (await admin.call(check, { body })).run_id);
  const wrong = await admin.call(rows, { query: { import_id: started.import_id, filter: 'wrong' } });
  const changed = await admin.call(rows, { query: { import_id: started.import_id, filter: 'changed' } });
  expect([wrong.data.slice(0, 3), changed.data.slice(0, 3)]).toEqual([[], []]);
  expect(checked.result).toMatchObject({ counts: { new: 0, changed: 0, wrong: 0 } });
});

it('answers a small export at once, with the columns asked for', async () => {
  const answer = await admin.call(exportCars, { query: { search_term: 'tesla', columns: 'name,plate,fuel' } });
  if (!('file_url' in answer)) throw new Error('a small export is a file');
  const started = await startImport(admin, 'car', await download(answer.file_url));
  expect(started.columns.map(({ field }) => field)).toEqual(['brand', 'model', 'plate', 'fuel']);
  expect((await admin.request(exportCars, { query: { columns: 'wages' } })).body.code).toBe('unknown_column');
});
