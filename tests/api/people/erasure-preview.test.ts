import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { addTemplate } from '#shared/contract/templates/add-template.ts';
import { editTemplate } from '#shared/contract/templates/edit-template.ts';
import { getErasure } from '#shared/contract/people/get-erasure.ts';
import type { StoredContent } from '#functions/platform/content/content-store.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { dynamo } from '#functions/platform/storage/client.ts';
import { forgetCollections } from '#functions/platform/storage/collection.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { watchConsumption } from '#tests/bench/consumption.ts';
import { aContract } from '#tests/builders/contract.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime } from '#tests/harness/runtime.ts';

const SIGNED_AT = '2024-01-01T10:00:00.000Z';
const NO_TEXT: StoredContent = { key: 'none', sha256: '', bytes: 0 };

let stop: () => Promise<void>;
let admin: ApiClient;
beforeAll(async () => {
  const runtime = await startRuntime();
  stop = () => runtime.close();
  admin = await runtime.as('admin');
});
afterAll(() => stop());

const leaver = async (first_name: string, contracts: number): Promise<number> => {
  const email = `${first_name.toLowerCase()}@preview.example`;
  const { id } = await admin.call(addEmployee, { body: { first_name, last_name: 'Claes', email } });
  const signed = { type: 'annex', employee_id: id, state: 'signed', signed_at: SIGNED_AT } as const;
  const ids = Array.from({ length: contracts }, (_, at) => id * 1000 + at);
  await transact(ids.map((each) => contractStore.create(aContract(NO_TEXT, { ...signed, id: each }))));
  expect((await admin.post('/api/employees/delete', { id, active_until: '01/01/2024' })).status).toBe(200);
  return id;
};

it('reads as much for somebody with many signed contracts as for somebody with one', async () => {
  const [one, many] = [await leaver('Ona', 1), await leaver('Manu', 30)];
  const consumption = watchConsumption();
  const readsFor = async (id: number) => {
    await admin.call(getErasure, { params: { id: String(id) } });
    consumption.take();
    const { stays } = await admin.call(getErasure, { params: { id: String(id) } });
    const { calls, reads } = consumption.take();
    return { contracts: stays.find(({ class: name }) => name === 'contracts'), calls, reads };
  };
  const [ofOne, ofMany] = [await readsFor(one), await readsFor(many)];
  expect([ofOne.contracts, ofMany.contracts]).toMatchObject([
    { count: 1, until: '01/01/2029' },
    { count: 30, until: '01/01/2029' },
  ]);
  expect([ofMany.calls, ofMany.reads]).toEqual([ofOne.calls, ofOne.reads]);
});

it('reads the contracts of everybody once when nothing was read before', async () => {
  const id = await leaver('Kato', 1);
  const partitions: string[] = [];
  dynamo().middlewareStack.add(
    (next) => (call) => {
      const { IndexName: index, ExpressionAttributeValues: values } = call.input as {
        IndexName?: string;
        ExpressionAttributeValues?: Record<string, { S?: string }>;
      }; // why: the middleware of every command says nothing of its input
      if (index !== undefined) partitions.push(values?.[':pk']?.S ?? '');
      return next(call);
    },
    { step: 'initialize', name: 'partitionsRead' },
  );
  forgetCollections();
  await admin.call(getErasure, { params: { id: String(id) } });
  dynamo().middlewareStack.remove('partitionsRead');
  const read = partitions.filter((partition) => partition.startsWith('contract#'));
  expect(read.length).toBeGreaterThan(0);
  expect(read).toHaveLength(new Set(read).size);
});

it('names the templates whose text names the person, which no erasure changes', async () => {
  const id = await leaver('Nora', 1);
  const namesake = await leaver('Noraline', 1);
  const add = (name: string, content_html: string) =>
    admin.call(addTemplate, { body: { name, type: 'annex', language: 'nl', content_html } });
  const { id: naming } = await add('Names the manager', '<p>Represented by <strong>nora claes</strong>.</p>');
  await add('Names an address', '<p>Mail to NORA@preview.example, please.</p>');
  await add('Names nobody', '<p>For #employee_name.</p>');
  const read = async (of: number, client = admin) =>
    (await client.call(getErasure, { params: { id: String(of) } })).templates.map(({ name }) => name);
  expect(await read(id)).toEqual(['Names an address', 'Names the manager']);
  expect(await read(namesake)).toEqual([]);
  await admin.call(editTemplate, { body: { template_id: naming, content_html: '<p>Represented by the manager.</p>' } });
  expect(await read(id)).toEqual(['Names an address']);
});
