import { expect } from 'vitest';
import type { ApiClient } from '#tests/harness/api-client.ts';

/** The calls that tests of vehicles make again and again. */
export const detailsOf = async (client: ApiClient, id: number) =>
  (await client.get(`/api/cars/${id}/detail`)).body.details;

export const addCar = async (client: ApiClient, body: Record<string, unknown>): Promise<number> => {
  const answer = await client.post('/api/cars/add', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};

/** What an answer says of each field. */
export const fieldsOf = (body: { fields: { path: string; message: string }[] }) =>
  body.fields.map(({ path, message }) => `${path}: ${message}`);

export const setFeatures = (client: ApiClient, flags: string[], integration: string[]) =>
  client.post('/api/settings/features', { feature_flags: flags, integration_features: integration });
