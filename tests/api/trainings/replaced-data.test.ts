import { expect, it } from 'vitest';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import { startRuntime } from '#tests/harness/runtime.ts';

/** What the list shows after a course was added to empty data. */
const listedAfter = async (path: string, body: Record<string, unknown>): Promise<string[]> => {
  const runtime = await startRuntime({ seed: 'personas' });
  try {
    const admin = await runtime.as('admin');
    expect((await admin.post(`/api/trainings/${path}`, body)).status).toBe(200);
    const { data } = await admin.call(listTrainings, { query: {} });
    return data.map(({ name }) => name);
  } finally {
    await runtime.close();
  }
};

it('lists a course whose id was that of the other kind before the data were replaced', async () => {
  expect(await listedAfter('add', { name: 'Excel', cost: 340 })).toEqual(['Excel']);
  expect(await listedAfter('programs/add', { program_name: 'First aid' })).toEqual(['First aid']);
  expect(await listedAfter('add', { name: 'Forklift', cost: 340 })).toEqual(['Forklift']);
});
