import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCar } from '#tests/builders/car.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { beforeNextTransaction } from '#tests/harness/meanwhile.ts';

// What is assigned between the count of uses and the deletion must not point at nothing.
let person: number;

const post = async (path: string, body: Record<string, unknown>) => {
  const { status, body: answer } = await admin.post(`/api/${path}`, body);
  expect(status, `${path} ${JSON.stringify(answer)}`).toBe(200);
  return answer;
};

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  await admin.post('/dev/clock', { today: '23/11/2026' });
  person = (await post('employees/add', { first_name: 'Ann', last_name: 'Race', start_date: '01/01/2026' })).id;
});
afterAll(() => admin.post('/dev/clock', { today: '' }));

const newType = async (more: Record<string, unknown> = {}): Promise<number> =>
  (await post('daysOff/types/add', { name: `Type ${crypto.randomUUID()}`, ...more })).id;
const newTeam = async (): Promise<number> => (await post('teams/add', { name: `Team ${crypto.randomUUID()}` })).id;

let day = 0;
const span = () => {
  day += 1;
  const date = `${String(day).padStart(2, '0')}/02/2027`;
  return { start_date: date, end_date: date };
};

it.each(['daysOff/requests/add', 'daysOff/absences/add'])(
  'refuses days off of a type that is deleted at the same moment, by %s',
  async (path) => {
    const kind = path.includes('absences') ? 'absence' : 'leave';
    const type_id = await newType({ kind });
    const came = beforeNextTransaction(() => post('daysOff/types/delete', { id: type_id }));
    const { status, body } = await admin.post(`/api/${path}`, { employee_id: person, type_id, ...span() });
    expect(came()).toBe(true);
    expect([status, body.fields?.[0]?.path], JSON.stringify(body)).toEqual([422, 'type_id']);
  },
);

it('refuses that a request gets a type that is deleted at the same moment', async () => {
  const [kept, type_id] = [await newType(), await newType()];
  const { id } = await post('daysOff/requests/add', { employee_id: person, type_id: kept, ...span() });
  const came = beforeNextTransaction(() => post('daysOff/types/delete', { id: type_id }));
  const { status, body } = await admin.post('/api/daysOff/requests/edit', { id, type_id });
  expect(came()).toBe(true);
  expect(status, JSON.stringify(body)).toBe(422);
  expect((await admin.get(`/api/inbox/daysOff/${id}/detail`)).body.type_id).toBe(kept);
});

it('refuses to correct the balance of a type that is deleted at the same moment', async () => {
  const type_id = await newType({ has_balance: 1 });
  const came = beforeNextTransaction(() => post('daysOff/types/delete', { id: type_id }));
  const { status, body } = await admin.post('/api/daysOff/balances/correct', {
    employee_id: person,
    type_id,
    year: 2026,
    minutes: 60,
    reason: 'More',
  });
  expect(came()).toBe(true);
  expect(status, JSON.stringify(body)).toBe(422);
});

it('puts nobody into a team that is deleted at the same moment', async () => {
  const team = await newTeam();
  const came = beforeNextTransaction(() => post('teams/delete', { id: team }));
  const body = { first_name: 'Bob', last_name: 'Race', start_date: '01/01/2026', team_ids: [team] };
  const added = await admin.post('/api/employees/add', body);
  expect(came()).toBe(true);
  expect([added.status, added.body.fields?.[0]?.path]).toEqual([422, 'team_ids']);
});

it('brings somebody back without the team that is deleted at the same moment', async () => {
  const team = await newTeam();
  const body = { first_name: 'Cis', last_name: 'Race', start_date: '01/01/2026', team_ids: [team] };
  const { id } = await post('employees/add', body);
  await post('employees/delete', { id, active_until: '20/11/2026' });
  const came = beforeNextTransaction(() => post('teams/delete', { id: team }));
  await post('employees/undelete', { id });
  expect(came()).toBe(true);
  const { body: detail } = await admin.get(`/api/employees/${id}/detail`);
  expect(JSON.stringify(detail)).toContain('"team_ids":[]');
});

it('deletes what somebody changes at the same moment, and not what comes back then', async () => {
  const support = await runtime.as('support');
  const [team, type_id, car] = [await newTeam(), await newType(), (await post('cars/add', aCar())).id as number];
  await post('cars/delete', { id: car });
  // The first call of a sign-in saves that it began.
  await support.get(`/api/cars/${car}/detail`);
  const deletion = async (path: string, id: number, change: () => Promise<unknown>, client = admin) => {
    const came = beforeNextTransaction(change);
    const { status, body } = await client.post(`/api/${path}`, { id });
    return [came(), status, body.code];
  };
  const renamed = (path: string, id: number) => post(path, { id, name: `Renamed ${crypto.randomUUID()}` });
  expect([
    await deletion('teams/delete', team, () => renamed('teams/edit', team)),
    await deletion('daysOff/types/delete', type_id, () => renamed('daysOff/types/edit', type_id)),
    await deletion('cars/deletePermanently', car, () => post('cars/undelete', { id: car }), support),
  ]).toEqual([
    [true, 200, undefined],
    [true, 200, undefined],
    [true, 409, 'not_archived'],
  ]);
});

it('gives nobody a schedule that is archived at the same moment', async () => {
  const weeks = [[456, 456, 456, 456, 0, 0, 0]];
  const schedule = (await post('daysOff/schedules/add', { name: `Week ${crypto.randomUUID()}`, weeks })).id;
  const came = beforeNextTransaction(() => post('daysOff/schedules/edit', { id: schedule, archived: 1 }));
  const body = { employee_id: person, schedule_id: schedule, from: '01/01/2027', week: 1 };
  const { status, body: answer } = await admin.post('/api/daysOff/schedules/assign', body);
  expect(came()).toBe(true);
  expect([status, answer.code]).toEqual([409, 'archived']);
});
