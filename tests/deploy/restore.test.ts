import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { run } from '#infra/deploy/cdk.ts';
import { outputOf, readOutputs } from '#infra/deploy/outputs.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { aCar } from '#tests/builders/car.ts';
import { readTablesOf } from './harness/tables-of.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
});
afterAll(async () => {
  await run('infra/deploy/destroy.ts', settings(), { quiet: true });
  await rm(folder, { recursive: true, force: true });
});

/** The tenant under another name, beside the one in use (docs/operations.md#bringing-a-tenant-back). */
const restored = (): string => `${tenants()[1].slug}-2`;
const settings = (): string[] => ['--tenant', restored(), '--retainData', 'false', '--origin', `https://people.${restored()}.example`]; // prettier-ignore

it('brings the tables and files of a tenant back into new ones, complete and consistent', async () => {
  const [, tenant] = tenants();
  const admin = await asAdmin(tenant);
  const { body: added } = await admin.post('/api/cars/add', aCar({ plate: '1-RES-001' }));
  await admin.get('/api/cars/list/excel');
  const { data } = await admin.call(listCars, { query: { search_term: '1-RES-001' } });
  expect(data.map(({ id }) => id)).toEqual([added.id]);
  const archive = join(folder, 'archive');
  const from = ['--prefix', `${tenant.slug}-`, '--bucket', tenant.filesBucket];
  await run('infra/ops/export-tenant.ts', ['--to', archive, ...from], { quiet: true });
  await run('infra/deploy/deploy.ts', [...settings(), '--only', 'data'], { quiet: true });
  const bucket = outputOf(await readOutputs(restored()), `${restored()}-data`, 'FilesBucket');
  const to = ['--prefix', `${restored()}-`, '--bucket', bucket];
  // Ends with another status than 0 unless counts, hashes, files and fsck agree.
  await run('infra/ops/restore-tenant.ts', ['--from', archive, '--no-erasures', ...to], { quiet: true });
  readTablesOf(restored());
  expect(await vehicleStore.get(added.id)).toMatchObject({ id: added.id, plate: '1-RES-001' });
  // What is in use is never written over.
  await expect(
    run('infra/ops/restore-tenant.ts', ['--from', archive, '--no-erasures', ...from], { quiet: true }),
  ).rejects.toThrow();
});
