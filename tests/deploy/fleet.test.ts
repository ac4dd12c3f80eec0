import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportCars } from '#shared/contract/fleet/export-cars.ts';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

let admin: ApiClient;
let other: ApiClient;
beforeAll(async () => {
  [admin, other] = await Promise.all([asAdmin(tenants()[0]), asAdmin(tenants()[1])]);
});

const add = async (plate: string): Promise<number> => {
  const { status, body } = await admin.post('/api/cars/add', aCar({ plate }));
  expect([status, body]).toEqual([200, expect.objectContaining({ id: expect.any(Number) })]);
  return body.id;
};
const find = (api: ApiClient, plate: string) => api.call(listCars, { query: { search_term: plate } });

describe('the fleet', () => {
  it('lists a vehicle right after it was added, to its own company only', async () => {
    const id = await add('1-DEP-001');
    expect((await find(admin, '1-DEP-001')).data).toEqual([expect.objectContaining({ id, plate: '1-DEP-001' })]);
    expect((await find(other, '1-DEP-001')).count).toBe(0);
    // The same number may be another vehicle there.
    const foreign = await other.request(getCarDetails, { params: { id } });
    expect([200, 404]).toContain(foreign.status);
    expect(JSON.stringify(foreign.body)).not.toContain('1-DEP-001');
  });

  it('answers the stale edit of a second administrator with what is stored now', async () => {
    const id = await add('1-DEP-002');
    const second = await asAdmin(tenants()[0]);
    const edits = [
      await admin.post('/api/cars/edit', { car_id: id, version: 1, color: 'Red' }),
      await second.post('/api/cars/edit', { car_id: id, version: 1, color: 'Blue' }),
    ];
    expect(edits.map(({ status }) => status)).toEqual([200, 409]);
    expect(edits[1]?.body).toMatchObject({ code: 'stale_version', version: 2, current: { color: 'Red' } });
  });

  it('exports what the list shows to a file behind a signed address', async () => {
    await add('1-DEP-003');
    const answer = await admin.call(exportCars, { query: { search_term: '1-DEP-003', columns: 'name,plate' } });
    if (!('file_url' in answer)) throw new Error('a small export is a file');
    const file = await fetch(answer.file_url);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('attachment'),
    ]);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await file.arrayBuffer());
    const cells = workbook.worksheets[0]?.getRow(2).values;
    expect(cells).toEqual(expect.arrayContaining(['BMW', '320d Touring', '1-DEP-003']));
    const forged = answer.file_url.replace(/Signature=[0-9a-f]{8}/, 'Signature=00000000');
    expect(forged).not.toBe(answer.file_url);
    expect((await fetch(forged)).status).toBe(403);
  });
});
