import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TeamMember } from '#shared/contract/people/get-team.ts';
import { can } from '#shared/permissions/rules.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { requestStore } from '#functions/days-off/request-store.ts';
import { aCar } from '#tests/builders/car.ts';
import { aDayOffRequest } from '#tests/builders/day-off.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { actorOf, employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID, personaNames } from '#tests/personas.ts';

let runtime: Runtime;
let admin: ApiClient;
const own = employeeIdOf('default');

const read = async (path: string, client = admin) => {
  const { status, body } = await client.get(path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const isManaged = ({ id }: { id: number }): boolean => id === MANAGED_TEAM_ID;

/** A training of € 240 that somebody of the managed team and somebody of another one follow. */
const addTraining = async (name: string, start: IsoDate | null): Promise<void> => {
  const { body } = await admin.post('/api/trainings/add', { name, cost: 240, start_date: start && toDmy(start) });
  for (const employee_id of [own, employeeIdOf('reader')]) {
    const participant = { training_id: body.id, employee_id };
    expect((await admin.post('/api/trainings/participants/add', participant)).status).toBe(200);
  }
};
const memberOf = (team: { people: TeamMember[] }, id: number) => team.people.find((each) => each.id === id);

beforeAll(async () => {
  pinToday('2026-11-23');
  runtime = await startRuntime();
  admin = await runtime.as('admin');
});
afterAll(async () => {
  pinToday(undefined);
  await runtime.close();
});

it('are for whoever may read people, a team manager those they lead', async () => {
  for (const name of personaNames) {
    const client = await runtime.as(name);
    const wanted = can(actorOf(name), 'people:read') ? 200 : 403;
    const paths = ['/api/teams/overview', `/api/teams/${MANAGED_TEAM_ID}/detail`, '/api/employees/organisation'];
    for (const path of paths) expect([name, path, (await client.get(path)).status]).toEqual([name, path, wanted]);
  }
  const manager = await runtime.as('manager');
  const { data } = await read('/api/teams/overview', manager);
  expect(data).toMatchObject([
    { id: MANAGED_TEAM_ID, people_count: 2, cost_monthly: 0, leaders: [{ id: employeeIdOf('manager') }] },
  ]);
  expect(data[0].faces.map(({ id }: { id: number }) => id)).toEqual([own, employeeIdOf('manager')]);
  expect((await manager.get(`/api/teams/${OTHER_TEAM_ID}/detail`)).status).toBe(404);
  expect((await admin.get('/api/teams/987654/detail')).status).toBe(404);
});

it('say what people have, what it costs a month and who is away, as far as the user may see it', async () => {
  const yearly = { cost_yearly: 9600, operational_cost_yearly: 2400, start_date: toDmy(addDays(today(), -30)) };
  const car = aCar({ plate: '1-TEA-001', chassis_number: '', related_employee_id: own });
  expect((await admin.post('/api/cars/add', { ...car, ...yearly })).status).toBe(200);
  // The Tuesday of next week, no holiday.
  const day = '2026-12-01';
  const away = aDayOffRequest({
    id: 900,
    employee_id: own,
    start_date: day,
    end_date: day,
    days: [{ date: day, minutes: 480, part: 'whole' }],
    state: 'approved',
  });
  await transact([requestStore.create(away)]);
  const team = await read(`/api/teams/${MANAGED_TEAM_ID}/detail`);
  expect(memberOf(team, own)).toMatchObject({ leader: 0, vehicles: 1, assets: 0, licences: 0, cost_monthly: 1000 });
  expect(memberOf(team, employeeIdOf('manager'))).toMatchObject({ leader: 1, vehicles: 0, cost_monthly: 0 });
  expect(team.costs).toEqual({ vehicles: 1000, licences: 0, trainings: 0 });
  expect(team.absences).toMatchObject([{ employee_id: own, asked: 0, start_date: toDmy(day), end_date: toDmy(day) }]);
  expect(team.trainings).toEqual({ to_follow: [], certificates: [] });
  const { data } = await read('/api/teams/overview');
  expect(data.find(({ id }: { id: number }) => id === MANAGED_TEAM_ID).cost_monthly).toBe(1000);

  const noFleet = await read(`/api/teams/${MANAGED_TEAM_ID}/detail`, await runtime.as('noFleet'));
  expect(memberOf(noFleet, own)).toMatchObject({ vehicles: null, cost_monthly: 0 });
  expect(noFleet.costs).toEqual({ vehicles: null, licences: 0, trainings: 0 });
});

it('count the shares of its people in the trainings of a year', async () => {
  const days = [today(), addDays(today(), -300), addDays(today(), -400), null];
  for (const [at, start_date] of days.entries()) await addTraining(`Cost ${at}`, start_date);
  const team = await read(`/api/teams/${MANAGED_TEAM_ID}/detail`);
  // Half of € 240 is for each of two people; only one of them is in the team.
  expect(team.costs).toEqual({ vehicles: 1000, licences: 0, trainings: 20 });
  expect(memberOf(team, own)!.cost_monthly).toBe(1020);
  expect((await read('/api/teams/overview')).data.find(isManaged).cost_monthly).toBe(1020);
  const manager = await read(`/api/teams/${MANAGED_TEAM_ID}/detail`, await runtime.as('manager'));
  expect(manager.costs.trainings).toBe(20);
});

it('draw the organisation, without managers for whoever sees some people only', async () => {
  const { body } = await admin.post('/api/employees/add', {
    first_name: 'Org',
    last_name: 'Chart',
    reports_to_employee_id: own,
    team_ids: [MANAGED_TEAM_ID],
  });
  const find = async (client?: ApiClient) =>
    (await read('/api/employees/organisation', client)).people.find(({ id }: { id: number }) => id === body.id);
  expect(await find()).toMatchObject({ name: 'Org Chart', reports_to_employee_id: own, team_ids: [MANAGED_TEAM_ID] });
  const manager = await runtime.as('manager');
  expect(await find(manager)).not.toHaveProperty('reports_to_employee_id');
  const { people, teams } = await read('/api/employees/organisation', manager);
  expect(people.some(({ id }: { id: number }) => id === employeeIdOf('reader'))).toBe(false);
  expect(teams.map(({ id }: { id: number }) => id)).toEqual([MANAGED_TEAM_ID]);
});
