import { beforeAll, expect, it } from 'vitest';
import { addAssetType } from '#shared/contract/assets/add-asset-type.ts';
import { bulkAssignAssets } from '#shared/contract/assets/bulk-assign-assets.ts';
import { listAssets } from '#shared/contract/assets/list-assets.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { undoRun } from '#shared/contract/runs/undo-run.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { untilEnded } from './harness/runs.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

const PEOPLE = 4;

let admin: ApiClient;
beforeAll(async () => {
  admin = await asAdmin(tenants()[0]);
});

it('gives each person an asset, and takes all of them back', async () => {
  const { id: assetTypeId } = await admin.call(addAssetType, { body: { name: 'Deployed laptop' } });
  const names = Array.from({ length: PEOPLE }, (_, at) => `Deployed${at}`);
  const added = await Promise.all(
    names.map((first_name) => admin.call(addEmployee, { body: { first_name, last_name: 'Person' } })),
  );
  const body = { assetTypeId, price: 10, employee_ids: added.map(({ id }) => id) };
  const run = await untilEnded(admin, (await admin.call(bulkAssignAssets, { body })).run_id);
  expect(run).toMatchObject({ status: 'succeeded', total: PEOPLE, done: PEOPLE, failed: 0 });

  const listed = async () => (await admin.call(listAssets, { query: { search_term: 'Deployed laptop' } })).data;
  expect(new Set((await listed()).map(({ owner_employee_name: owner }) => owner))).toEqual(
    new Set(names.map((name) => `${name} Person`)),
  );
  const undone = await untilEnded(admin, (await admin.call(undoRun, { body: { run_id: run.run_id } })).run_id);
  expect(undone).toMatchObject({ status: 'succeeded', done: PEOPLE, failed: 0 });
  expect(await listed()).toEqual([]);
});
