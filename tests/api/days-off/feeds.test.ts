import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveStandardTypes } from '#functions/days-off/standard-types.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { forgetActors } from '#functions/platform/session/load-actor.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import type { Answer, ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';
import { employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';

let runtime: Runtime;
let admin: ApiClient;
let manager: ApiClient;

const person = employeeIdOf('default');

const ok = async (answer: Promise<Answer>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const fieldsOf = ({ status, body }: Answer) => [
  status,
  ...(body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path}: ${code}`),
];
const newFeed = (client: ApiClient, subject: object): Promise<{ id: string; url: string }> =>
  ok(client.post('/api/daysOff/feeds/add', subject));
const read = async (url: string): Promise<{ status: number; text: string }> => {
  const response = await fetch(url);
  return { status: response.status, text: await response.text() };
};
/** Its events as `summary: start to end`. */
const eventsOf = async (url: string): Promise<string[]> => {
  const { status, text } = await read(url);
  expect(status, text).toBe(200);
  return text
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const [start = '', end = '', summary = ''] = ['DTSTART', 'DTEND', 'SUMMARY'].map(
        (name) => new RegExp(`^${name}[^:\r]*:(.*?)\r?$`, 'm').exec(event)?.[1],
      );
      return `${summary}: ${start} to ${end}`;
    });
};

beforeAll(async () => {
  pinToday('2026-06-01');
  runtime = await startRuntime();
  [admin, manager] = await Promise.all([runtime.as('admin'), runtime.as('manager')]);
  await giveStandardTypes();
  const addType = async (name: string, more: object): Promise<number> =>
    (await ok(admin.post('/api/daysOff/types/add', { name, has_balance: 0, ...more }))).id;
  const named = await addType('Holidays', { shown_as: 'name' });
  const away = await addType('Care leave', { shown_as: 'away' });
  const illness = await addType('Burn-out', { kind: 'absence', shown_as: 'name' });
  const ask = (type_id: number, start: string, end: string, more: object = { approved: 1 }) =>
    ok(
      admin.post('/api/daysOff/requests/add', { employee_id: person, type_id, start_date: start, end_date: end, ...more }), // prettier-ignore
    );
  const course = { name: 'First aid', cost: 0, start_date: '11/09/2026', end_date: '14/09/2026' };
  const { id: training_id } = await ok(admin.post('/api/trainings/add', course));
  await ok(admin.post('/api/trainings/participants/add', { training_id, employee_id: person }));
  await ask(named, '03/07/2026', '07/07/2026', { approved: 1, start_part: 'afternoon' });
  await ask(named, '10/07/2026', '13/07/2026');
  await ask(away, '20/08/2026', '20/08/2026', { approved: 1, start_part: 'morning' });
  await ask(away, '21/08/2026', '21/08/2026', { approved: 1, minutes: 90 });
  await ask(named, '01/09/2026', '01/09/2026', {});
  await ok(
    admin.post('/api/daysOff/absences/add', { employee_id: person, type_id: illness, start_date: '28/05/2026' }),
  );
});
beforeEach(() => pinToday('2026-06-01'));
afterAll(async () => {
  pinToday(undefined);
  await runtime.close();
});

describe('a calendar feed', () => {
  it('shows approved days off of a team and absences, and no more of them than anybody may know', async () => {
    const { url, id } = await newFeed(manager, { team_id: MANAGED_TEAM_ID });
    expect(url).toMatch(new RegExp(`^${runtime.url}/api/links/[\\w-]{43}/calendar\\.ics$`));
    expect(url).not.toContain(id);
    expect((await eventsOf(url)).toSorted()).toEqual([
      // From Thursday up to Monday, today, over the weekend.
      'default Persona: Absent: 20260528 to 20260602',
      'default Persona: Away (1:30): 20260821 to 20260822',
      'default Persona: Away: 20260820T070000Z to 20260820T104800Z',
      'default Persona: Holidays: 20260703T110000Z to 20260703T144800Z',
      'default Persona: Holidays: 20260706 to 20260708',
      'default Persona: Holidays: 20260710 to 20260714',
      // A training of a Friday and a Monday, named after its type.
      'default Persona: Training: 20260911 to 20260915',
    ]);
    const { text } = await read(url);
    for (const hidden of ['Burn-out', 'First aid']) expect(text).not.toContain(hidden);
    const ofPerson = await newFeed(admin, { employee_id: person });
    expect(await eventsOf(ofPerson.url)).toEqual(await eventsOf(url));
    expect((await read(url)).text).toContain('X-WR-CALNAME:Days off: Managed');
    // Every UID is once in the world: the host of the app tells companies apart.
    const uids = [...text.matchAll(/^UID:(.*)\r$/gm)].map(([, uid]) => uid);
    expect([uids.length, new Set(uids).size]).toEqual([7, 7]);
    expect(uids.filter((uid) => !uid?.endsWith(`@${new URL(runtime.url).host}`))).toEqual([]);
    expect(await read(url)).toEqual(await read(url));
  });

  it('is of a team or of a person whom its maker sees', async () => {
    const add = async (client: ApiClient, body: object) => fieldsOf(await client.post('/api/daysOff/feeds/add', body));
    expect(await add(manager, { team_id: OTHER_TEAM_ID })).toEqual([422, 'team_id: unknown_team']);
    expect(await add(manager, { employee_id: employeeIdOf('admin') })).toEqual([422, 'employee_id: unknown_person']);
    expect(await add(admin, { team_id: 99 })).toEqual([422, 'team_id: unknown_team']);
    expect(await add(admin, {})).toEqual([422, 'team_id: required']);
    expect(await add(admin, { team_id: 1, employee_id: 1 })).toEqual([422, 'employee_id: unrecognized_key']);
    expect(await add(await runtime.as('reseller'), { team_id: 1 })).toEqual([403]);
  });

  it('is listed for its maker and for administrators, with its last read, and dies when it is revoked', async () => {
    const reader = await runtime.as('reader');
    const { id, url } = await newFeed(reader, { team_id: OTHER_TEAM_ID });
    const list = async (client: ApiClient) => (await ok(client.get('/api/daysOff/feeds/list'))).data;
    const feed = { id, team_id: OTHER_TEAM_ID, employee_id: null, name: 'Other', made_by: 'reader' };
    expect(await list(reader)).toMatchObject([{ ...feed, is_own: true, last_read_at: null }]);
    await read(url);
    expect(await list(admin)).toContainEqual(
      expect.objectContaining({ ...feed, is_own: false, last_read_at: '2026-06-01T12:00:00.000Z' }),
    );
    expect((await list(manager)).map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await manager.post('/api/daysOff/feeds/revoke', { id })).status).toBe(404);
    expect(await fsck()).toEqual([]);
    await ok(reader.post('/api/daysOff/feeds/revoke', { id }));
    expect((await reader.post('/api/daysOff/feeds/revoke', { id })).status).toBe(404);
    expect(await list(reader)).toEqual([]);
    expect((await read(url)).status).toBe(410);
  });

  it('dies with the sight of its maker: a team that is led by somebody else, an account that ends', async () => {
    const ofTeam = await newFeed(manager, { team_id: MANAGED_TEAM_ID });
    const ofPerson = await newFeed(manager, { employee_id: person });
    await ok(admin.post('/api/teams/edit', { id: MANAGED_TEAM_ID, leader_employee_ids: [] }));
    forgetActors();
    expect((await read(ofTeam.url)).status).toBe(410);
    expect((await read(ofPerson.url)).status).toBe(410);
    await ok(admin.post('/api/teams/edit', { id: MANAGED_TEAM_ID, leader_employee_ids: [employeeIdOf('manager')] }));
    forgetActors();
    expect((await read(ofTeam.url)).status).toBe(200);
    const { body } = await admin.get('/api/users/list');
    const user = body.data.find(({ name }: { name: string }) => name === 'manager');
    await ok(admin.post('/api/users/deactivate', { id: user.id }));
    forgetActors();
    expect((await read(ofTeam.url)).status).toBe(410);
    // Access that is given again opens nothing of before, in the list neither.
    await ok(admin.post('/api/users/edit', { id: user.id, active: 1 }));
    forgetActors();
    expect((await read(ofTeam.url)).status).toBe(410);
    const { data } = await ok(admin.get('/api/daysOff/feeds/list'));
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(ofTeam.id);
  });

  it('has no page and takes no answer', async () => {
    const { url } = await newFeed(admin, { employee_id: person });
    expect((await read(url.replace('calendar.ics', 'detail'))).status).toBe(404);
  });
});
