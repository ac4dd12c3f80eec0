import { expect, vi } from 'vitest';
import { areaAtWork } from '#infra/local/area-at-work.ts';
import { dynamo, transactionDynamo } from '#functions/platform/storage/client.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';

/** The calls that tests of vehicles make again and again. */
export const detailsOf = async (client: ApiClient, id: number) =>
  (await client.get(`/api/cars/${id}/detail`)).body.details;

export const addCar = async (client: ApiClient, body: Record<string, unknown>): Promise<number> => {
  const answer = await client.post('/api/cars/add', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};

/** The message of an answer about each field. */
export const fieldsOf = (body: { fields: { path: string; message: string }[] }) =>
  body.fields.map(({ path, message }) => `${path}: ${message}`);

export const setFeatures = (client: ApiClient, flags: string[], integration: string[]) =>
  client.post('/api/settings/features', { feature_flags: flags, integration_features: integration });

/** The runtime for the tests of one file, closed after them, with what most vehicles need switched on. */
export const startFleet = async () => {
  const { runtime, admin } = await startCompany();
  const features = (flags: string[], integration: string[]) => setFeatures(admin, flags, integration);
  await features(['enable_cars_usage_type'], ['cars/import', 'cars/pool-cars', 'cars/order-date']);
  return { runtime, admin, features, add: (body: Record<string, unknown>): Promise<number> => addCar(admin, body) };
};

/**
 * How often writing endpoints of vehicles ask the storage while `work` is done; what else runs here does not count. The
 * clock stands still meanwhile, since a write that takes long leaves a second entry in the change log.
 */
export const storageCallsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let calls = 0;
  const counter = { step: 'initialize', name: 'count' } as const;
  for (const client of [dynamo(), transactionDynamo()])
    client.middlewareStack.add(
      (next) => (args) => {
        if (areaAtWork() === 'fleet') calls += 1;
        return next(args);
      },
      counter,
    );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  await work();
  vi.useRealTimers();
  for (const client of [dynamo(), transactionDynamo()]) client.middlewareStack.remove(counter.name);
  return calls;
};
