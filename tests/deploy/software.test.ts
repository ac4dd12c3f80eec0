import { beforeAll, expect, it } from 'vitest';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { undoRun } from '#shared/contract/runs/undo-run.ts';
import { addLicense } from '#shared/contract/software/add-license.ts';
import { addManyLicenses } from '#shared/contract/software/add-many-licenses.ts';
import { addProduct } from '#shared/contract/software/add-product.ts';
import { deleteLicense } from '#shared/contract/software/delete-license.ts';
import { getProduct } from '#shared/contract/software/get-product.ts';
import { listProductLicenses } from '#shared/contract/software/list-product-licenses.ts';
import { reactivateLicense } from '#shared/contract/software/reactivate-license.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { untilEnded } from './harness/runs.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

const PEOPLE = 4;

let admin: ApiClient;
beforeAll(async () => {
  admin = await asAdmin(tenants()[0]);
});

const person = async (first_name: string): Promise<number> =>
  (await admin.call(addEmployee, { body: { first_name, last_name: 'Licensed' } })).id;

it('gives each person one active licence of a product, and takes all of them back', async () => {
  const { id } = await admin.call(addProduct, { body: { name: 'Deployed tool', url: 'tool.example', seats: 3 } });
  const employee_ids = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => person(`Deployed${at}`)));
  const detail = async () => (await admin.call(getProduct, { params: { id: String(id) } })).details;
  const run = await untilEnded(
    admin,
    (await admin.call(addManyLicenses, { body: { product_id: id, employee_ids } })).run_id,
  );
  expect(run).toMatchObject({ status: 'succeeded', total: PEOPLE, done: PEOPLE, failed: 0 });
  expect(await detail()).toMatchObject({ active_count: PEOPLE, seats_free: -1 });

  const again = { body: { product_id: id, employee_id: employee_ids[0] ?? 0 } };
  const answers = await Promise.all([admin.call(addLicense, again), admin.call(addLicense, again)]);
  expect(answers.map(({ already_active: already }) => already)).toEqual([1, 1]);
  expect(await detail()).toMatchObject({ active_count: PEOPLE });

  const undone = await untilEnded(admin, (await admin.call(undoRun, { body: { run_id: run.run_id } })).run_id);
  expect(undone).toMatchObject({ status: 'succeeded', done: PEOPLE, failed: 0 });
  expect(await detail()).toMatchObject({ active_count: 0, inactive_count: 0 });
});

it('keeps the history of a licence, which its product and its person tell', async () => {
  const { id } = await admin.call(addProduct, { body: { name: 'Deployed twice', url: 'twice.example' } });
  const employee_id = await person('Again');
  const { id: license_id } = await admin.call(addLicense, { body: { product_id: id, employee_id } });
  await admin.call(deleteLicense, { body: { license_id } });
  await admin.call(reactivateLicense, { body: { license_id } });
  const { data } = await admin.call(listProductLicenses, { params: { id: String(id) }, query: {} });
  expect(data).toMatchObject([{ id: license_id, active: 1, person_name: 'Again Licensed' }]);
  for (const [relatedObject, relatedObjectId] of [['software_product', id], ['employee', employee_id]] as const) {
    const { items } = await admin.call(listActivity, { query: { relatedObject, relatedObjectId: String(relatedObjectId) } });
    expect(items.map(({ event_type: type }) => type).filter((type) => type.startsWith('license_'))).toEqual([
      'license_reactivated',
      'license_deactivated',
      'license_added',
    ]);
  } // prettier-ignore
});
