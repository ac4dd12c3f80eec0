import { beforeAll, describe, expect, it } from 'vitest';
import { eventTypes } from '#shared/activity/events.ts';
import { wageEvents } from '#shared/activity/wages.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID, personaNames } from '#tests/personas.ts';

const MESSAGE = 'PAYROLLSECRET own contribution 444.44';

type Line = { event_type: string; event_info_json: Record<string, unknown> };

const of = { car: 0, person: employeeIdOf('default'), product: 0, seen: 0, stranger: 0, homonym: 0 };

const added = async (path: string, body: object): Promise<number> => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};
const feed = async (client: ApiClient, object: string, id: number): Promise<Line[] | undefined> => {
  const { status, body } = await client.get('/api/activity/list', { relatedObject: object, relatedObjectId: id });
  return status === 200 ? body.items : undefined;
};
const userOf = async (persona: string): Promise<{ id: number; version: number }> => {
  const { data } = (await admin.get('/api/users/list', { per_page: 100 })).body;
  return data.find(({ email }: { email: string }) => email.startsWith(`${persona}@`));
};

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  of.car = await added('/api/cars/add', aCar({ related_employee_id: of.person }));
  await admin.post('/api/messages/payroll', { message: MESSAGE, related_object: 'car', related_object_id: of.car });
  const { id, version } = await userOf('default');
  await admin.post('/api/users/edit', { id, version, can_export: 0 });
  await admin.post('/api/users/edit', { id, version: version + 1, can_export: 1 });
  await admin.post('/api/users/signOut', { id });
  const person = (last: string, team: number) =>
    added('/api/employees/add', { first_name: 'Homo', last_name: last, team_ids: [team] });
  of.seen = await person('Nymx', MANAGED_TEAM_ID);
  of.homonym = await person('Nymx', OTHER_TEAM_ID);
  of.stranger = await person('Quex', OTHER_TEAM_ID);
  of.product = await added('/api/software/products/add', { name: 'Masked', url: 'masked.example' });
  const holders = [
    [of.seen, 'Homo Nymx'],
    [of.homonym, 'Homo Nymx'],
    [of.stranger, 'Homo Quex'],
  ] as const;
  const payloads = holders.map(([employee_id, person_name]) => ({
    name: 'Masked',
    person_name,
    employee_id,
    date: '',
  }));
  const author = actorOf('admin');
  await transact([
    ...payloads.map((payload) =>
      recordEvent(author, { object: 'software_product', id: of.product, type: 'license_added', payload }),
    ),
    // Feeds of before hold names alone.
    recordEvent(author, {
      object: 'car',
      id: of.car,
      type: 'car_owner_changed',
      payload: {
        old_owner_name: 'Homo Nymx',
        new_owner_name: 'default Persona',
        date: '',
      },
    }),
    // Nothing here records these; feeds of before hold them.
    ...eventTypes
      .filter((type) => wageEvents.has(type))
      .map((type) =>
        recordEvent(author, { object: 'employee', id: of.person, type, payload: { reason: 'WAGESECRET' } }),
      ),
    recordEvent(author, {
      object: 'employee',
      id: of.person,
      type: 'perf_eval_manager_added',
      payload: { name: 'Yearly talk' },
    }),
  ]);
});

describe.each(personaNames)('%s', (persona) => {
  it('reads messages to payroll only under the right to wage events', async () => {
    const items = await feed(await runtime.as(persona), 'car', of.car);
    if (items === undefined) return;
    expect(JSON.stringify(items).includes('PAYROLLSECRET')).toBe(can(actorOf(persona), 'activity:wages'));
  });

  it('reads events about wages of before only under the right to wages', async () => {
    const items = await feed(await runtime.as(persona), 'employee', of.person);
    if (items === undefined) return;
    const seen = items.filter(({ event_info_json: { reason } }) => reason === 'WAGESECRET').length;
    expect(seen).toBe(can(actorOf(persona), 'activity:wages') ? wageEvents.size : 0);
    expect(JSON.stringify(items)).toContain('Yearly talk');
  });

  it('reads the history of somebody’s rights only among the users, or in their own feed', async () => {
    const items = await feed(await runtime.as(persona), 'employee', of.person);
    if (items === undefined) return;
    const types = items.map(({ event_type: type }) => type);
    const isShown = can(actorOf(persona), 'users:read') || persona === 'default';
    expect([types.includes('role_updated'), types.includes('sessions_revoked')]).toEqual([isShown, isShown]);
  });
});

it('lets the author of a message to payroll read it, with or without the right to wages', async () => {
  const nowages = await runtime.as('nowages');
  const sent = { message: 'Plate of the new car', related_object: 'car', related_object_id: of.car };
  expect((await nowages.post('/api/messages/payroll', sent)).status).toBe(200);
  expect(JSON.stringify(await feed(nowages, 'car', of.car))).toContain('Plate of the new car');
});

describe('a team manager', () => {
  it('reads neither names nor ids of people of other teams, whatever they are called', async () => {
    const items = await feed(await runtime.as('manager'), 'software_product', of.product);
    const holders = (items ?? [])
      .filter(({ event_type: type }) => type === 'license_added')
      .map(({ event_info_json: { employee_id, person_name } }) => [employee_id, person_name]);
    expect(holders).toHaveLength(3);
    expect(holders).toEqual(
      expect.arrayContaining([
        [of.seen, 'Homo Nymx'],
        [undefined, '…'],
      ]),
    );
    expect(holders.filter(([, name]) => name === '…')).toHaveLength(2);
  });

  it('cannot ask a feed for people of other teams, known or not', async () => {
    const manager = await runtime.as('manager');
    const asked = { relatedObject: 'software_product', relatedObjectId: of.product };
    const answerFor = async (person: number): Promise<number> =>
      (await manager.get('/api/activity/list', { ...asked, person })).status;
    expect(await answerFor(of.stranger)).toBe(404);
    expect(await answerFor(999_999)).toBe(404);
    expect(await answerFor(of.seen)).toBe(200);
    expect((await admin.get('/api/activity/list', { ...asked, person: of.stranger })).body.items).toHaveLength(1);
  });

  it('reads by number who has a thing, not who had it elsewhere under the same name', async () => {
    const handed = aCar({ plate: '1-HND-001', chassis_number: '', related_employee_id: of.homonym });
    const id = await added('/api/cars/add', handed);
    await added('/api/cars/edit', { car_id: id, related_employee_id: of.seen });
    const type = await added('/api/assetTypes/add', { name: 'Handed' });
    const asset = await added('/api/assets/add', { assetTypeId: type, ownerEmployeeId: of.homonym });
    const [start_date_new_owner, end_date_old_owner] = [toDmy(today()), toDmy(today())];
    await added('/api/assets/edit', { asset_id: asset, owner_employee_id: of.seen, start_date_new_owner, end_date_old_owner }); // prettier-ignore
    const manager = await runtime.as('manager');
    const changed = [...((await feed(manager, 'car', id)) ?? []), ...((await feed(manager, 'asset', asset)) ?? [])];
    const told = changed
      .filter(({ event_type: each }) => each.endsWith('_owner_changed'))
      .map(({ event_info_json: { date: _date, ...info } }) => info);
    const seen = { old_owner_name: '…', new_owner_name: 'Homo Nymx', new_employee_id: of.seen };
    expect(told).toEqual([seen, seen]);
  });

  it('does not read a name without an id that somebody of another team has, too', async () => {
    const items = await feed(await runtime.as('manager'), 'car', of.car);
    const changed = items?.find(({ event_type: type }) => type === 'car_owner_changed');
    expect(changed?.event_info_json).toMatchObject({ old_owner_name: '…', new_owner_name: 'default Persona' });
  });

  it.each(['admin', 'default', 'reader'] as const)('but %s reads all of them', async (persona) => {
    const items = await feed(await runtime.as(persona), 'software_product', of.product);
    const ids = (items ?? []).map(({ event_info_json: { employee_id: id } }) => id).filter((id) => id !== undefined);
    expect(new Set(ids)).toEqual(new Set([of.seen, of.homonym, of.stranger]));
  });
});
