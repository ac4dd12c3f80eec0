import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { run } from '#infra/deploy/cdk.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { aCar } from '#tests/builders/car.ts';
import { readTablesOf } from './harness/tables-of.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('brings the tables and files of a tenant back into new ones, complete and consistent', async () => {
  const [, tenant] = tenants();
  const admin = await asAdmin(tenant);
  const { body: added } = await admin.post('/api/cars/add', aCar({ plate: '1-RES-001' }));
  await admin.get('/api/cars/list/excel');
  const { data } = await admin.call(listCars, { query: { search_term: '1-RES-001' } });
  expect(data.map(({ id }) => id)).toEqual([added.id]);
  const archive = join(folder, 'archive');
  const restored = `${tenant.slug}-restored`;
  const from = ['--prefix', `${tenant.slug}-`, '--bucket', tenant.filesBucket];
  const to = ['--prefix', `${restored}-`, '--bucket', `${restored}-files`];
  await run('infra/ops/export-tenant.ts', ['--to', archive, ...from], { quiet: true });
  // Ends with another status than 0 unless counts, hashes, files and fsck agree.
  await run('infra/ops/restore-tenant.ts', ['--from', archive, '--no-erasures', ...to], { quiet: true });
  readTablesOf(restored);
  expect(await vehicleStore.get(added.id)).toMatchObject({ id: added.id, plate: '1-RES-001' });
  // What is in use is never written over.
  await expect(
    run('infra/ops/restore-tenant.ts', ['--from', archive, '--no-erasures', ...from], { quiet: true }),
  ).rejects.toThrow();
});
