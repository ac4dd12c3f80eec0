import { beforeAll, expect, it } from 'vitest';
import { CUSTOM_FIELDS_MAX } from '#shared/custom-fields/custom-field.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import { aCustomField } from '#tests/builders/custom-field.ts';
import { startCompany } from '#tests/harness/company.ts';

const { runtime } = await startCompany();
beforeAll(async () => {
  const fields = Array.from({ length: CUSTOM_FIELDS_MAX - 1 }, (_, at) =>
    aCustomField({ id: at + 1, name: `Field ${at}`, object_type: 'car', deleted: at % 2 === 0 ? 1 : 0 }),
  );
  await writeAll(fields.map((field) => customFieldStore.create(field)));
  await writeCounter(customFieldStore.type, fields.length);
});

it('a kind of record has only so many custom fields, archived ones included', async () => {
  const admin = await runtime.as('admin');
  const add = (object_type: string, name: string) =>
    admin.post('/api/customFields/add', { object_type, name, type: 'textfield', options: [] });
  expect((await add('car', 'The last')).status).toBe(200);
  const { status, body } = await add('car', 'One more');
  expect([status, body.code]).toEqual([422, 'invalid']);
  expect(body.reason_phrase).toContain(String(CUSTOM_FIELDS_MAX));
  expect((await add('asset', 'Another kind')).status).toBe(200);
  await admin.post('/api/customFields/delete', { id: 1 });
  expect((await add('car', 'In its place')).status).toBe(200);
});
