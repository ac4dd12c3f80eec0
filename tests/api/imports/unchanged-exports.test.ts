import { expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const { admin } = await startCompanyWithRuns('demo');

const lists = [
  ['car', 'id', '/api/cars/list'],
  ['employee', 'id', '/api/employees/list'],
  ['asset', 'id', '/api/assets/list'],
  // A row is found by its product and its person.
  ['software', '', '/api/software/products/list'],
  ['software', '', '/api/software/licenses/list'],
  ['training', 'id', '/api/trainings/list'],
  // A training is found by its name, program and first day, a participant by training and person.
  ['training', '', '/api/trainings/list'],
  ['training_employee', '', '/api/trainings/participants/list'],
] as const;

it.each(lists)('%s: the demo is the same after an export and an import by %j of %s', async (object, key, list) => {
  const { count } = (await admin.get(list)).body;
  const exported = await admin.get(`${list}/excel`);
  expect(exported.status, JSON.stringify(exported.body)).toBe(200);
  const content = Buffer.from(await (await fetch(exported.body.file_url)).arrayBuffer());
  const started = await startImport(admin, object, content);
  const body = { import_id: started.import_id, mapping: mappingOf(started), key };
  const checked = await ended(admin, (await admin.call(check, { body })).run_id);
  for (const filter of ['new', 'changed', 'wrong'] as const) {
    const { data } = await admin.call(rows, { query: { import_id: started.import_id, filter } });
    expect(data.slice(0, 3)).toEqual([]);
  }
  expect(checked.result).toMatchObject({ counts: { new: 0, changed: 0, wrong: 0, same: count } });
});
