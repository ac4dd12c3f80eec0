import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveStandardTypes } from '#functions/days-off/standard-types.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { OTHER_TEAM_ID } from '#tests/personas.ts';

let runtime: Runtime;
let admin: ApiClient;

beforeAll(async () => {
  pinToday('2026-06-01');
  runtime = await startRuntime();
  admin = await runtime.as('admin');
  await giveStandardTypes();
});
afterAll(async () => {
  pinToday(undefined);
  await runtime.close();
});

const post = async (path: string, sent: object) => {
  const { status, body } = await admin.post(`/api/${path}`, sent);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const newPerson = (first_name: string): Promise<number> =>
  post('employees/add', { first_name, last_name: 'Vakman', team_ids: [OTHER_TEAM_ID] });

it('a request tells of a colleague at a training, in the list as on its page', async () => {
  const [who, colleague] = [await newPerson('Wie'), await newPerson('Collega')];
  const day = { start_date: '17/05/2028', end_date: '17/05/2028' };
  const leave = await post('daysOff/types/add', { name: 'Holidays', has_balance: 0 });
  const training = await post('trainings/add', { name: 'First aid', cost: 0, ...day });
  const id = await post('daysOff/requests/add', { employee_id: who, type_id: leave, ...day });
  const toldOf = async () => {
    const { data } = (await admin.get('/api/inbox/daysOff/list', { segment_id: 'to_decide', per_page: '1000' })).body;
    const { warnings } = data.find((row: { id: number }) => row.id === id);
    const { overlaps } = (await admin.get(`/api/inbox/daysOff/${id}/detail`)).body;
    return [warnings.includes('overlap'), overlaps.length];
  };
  expect(await toldOf()).toEqual([false, 0]);
  await post('trainings/participants/add', { training_id: training, employee_id: colleague });
  expect(await toldOf()).toEqual([true, 1]);
});
