import { afterEach, beforeAll, expect, it } from 'vitest';
import { getHome } from '#shared/contract/home/get-home.ts';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';

let admin: ApiClient;
let manager: ApiClient;
const { runtime } = await startCompany();
beforeAll(async () => {
  [admin, manager] = [await runtime.as('admin'), await runtime.as('manager')];
});
afterEach(() => pinToday(undefined));

it('a line at home goes with the sight of its record, and comes back with it', async () => {
  pinToday('2027-03-01');
  const add = async (path: string, body: object): Promise<number> =>
    (await admin.post(`/api/${path}/add`, body)).body.id;
  const person = await add('employees', { first_name: 'Ann', last_name: 'Moves', team_ids: [MANAGED_TEAM_ID] });
  const car = await add('cars', aCar({ plate: '1-SEE-001', related_employee_id: person }));
  const reminder = { related_object: 'car', related_object_id: car, date: '10/03/2027', message: 'Ask about the dent' } as const; // prettier-ignore
  await admin.call(addReminder, { body: { ...reminder, to: { role: 'team_only' } } });
  pinToday('2027-03-10');
  await tellReminders();
  const lines = async () => (await manager.call(getHome, {})).reminders.map(({ message }) => message);
  expect(await lines()).toEqual(['Ask about the dent']);
  const move = (team: number) => admin.post('/api/employees/edit', { id: person, team_ids: [team] });
  await move(OTHER_TEAM_ID);
  expect((await manager.get(`/api/cars/${car}/details`)).status).toBe(404);
  expect(await lines()).toEqual([]);
  await move(MANAGED_TEAM_ID);
  expect(await lines()).toEqual(['Ask about the dent']);
});
