import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { downloadFile } from '#shared/contract/files/download-file.ts';
import { listFiles } from '#shared/contract/files/list-files.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { addCustomField } from '#shared/contract/records/add-custom-field.ts';
import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import { sendFile, upload, uploadDocument } from '#tests/api/files/upload-document.ts';
import { aCar } from '#tests/builders/car.ts';
import { aPdf } from '#tests/builders/files.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { asAdmin, tenants } from './harness/tenant-client.ts';

let admin: ApiClient;
let car: number;

beforeAll(async () => {
  admin = await asAdmin(tenants()[0]);
  const [one] = await Promise.all(
    ['1-REC-001', '1-REC-002'].map((plate) => admin.post('/api/cars/add', aCar({ plate }))),
  );
  if (one?.status !== 200) throw new Error(`no vehicle: ${JSON.stringify(one?.body)}`);
  car = one.body.id;
});

describe('a record', () => {
  it('takes a field that the company defined, by which the list is filtered and sorted', async () => {
    const { id } = await admin.call(addCustomField, {
      body: {
        object_type: 'car',
        name: 'Parking',
        type: 'select_option',
        options: [{ name: 'South' }, { name: 'North' }],
      },
    });
    const set = { object_type: 'car', object_id: car, [`custom_field_${id}`]: 2 } as const;
    const { custom_fields: fields } = await admin.call(setCustomFieldValue, { body: set });
    expect(fields).toContainEqual(expect.objectContaining({ id, value: 2, value_name: 'North' }));
    const filters = (value: string) =>
      JSON.stringify({ conditions: [{ column: `custom_field_${id}`, operator: 'is', values: [value] }] });
    const find = (value: string) =>
      admin.call(listCars, { query: { filters: filters(value), requested_cf_ids: String(id) } });
    const { data } = await find('north');
    expect(data).toEqual([expect.objectContaining({ id: car, custom_fields: { [String(id)]: 'North' } })]);
    expect((await find('south')).count).toBe(0);
  });

  it('holds documents: sent to the store with a form, checked, fetched by a signed address', async () => {
    const content = aPdf();
    const document = await uploadDocument(admin, car, { name: 'Leasing é.pdf', bytes: content });
    const files = await admin.call(listFiles, { query: { relatedObject: 'car', relatedObjectId: String(car) } });
    expect(files.data).toEqual([expect.objectContaining({ id: document.id, filename: 'Leasing é.pdf' })]);
    const { file_url: url } = await admin.call(downloadFile, { params: { id: document.id }, query: {} });
    const file = await fetch(url);
    expect([file.status, file.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; .*filename\*=UTF-8''Leasing%20%C3%A9\.pdf$/) as unknown,
    ]);
    const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
    expect(hash(new Uint8Array(await file.arrayBuffer()))).toBe(hash(content));
    const foreign = await (await asAdmin(tenants()[1])).request(downloadFile, { params: { id: document.id } });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
  });

  it('refuses a file that is not what its name says, and one larger than its form', async () => {
    const refused = await upload(admin, car, { bytes: Buffer.from('<script>alert(1)</script>') });
    expect([refused.status, refused.body.code]).toEqual([415, 'unsupported_file']);
    const { stored } = await sendFile(admin, car, { bytes: Buffer.alloc(20_000, 'x'), size: 10_000 });
    expect(stored).toBeGreaterThanOrEqual(400);
    const { data } = await admin.call(listFiles, { query: { relatedObject: 'car', relatedObjectId: String(car) } });
    expect(data.map(({ filename }) => filename)).toEqual(['Leasing é.pdf']);
  });
});
