import { beforeAll, describe, expect, it } from 'vitest';
import { aBicycle, aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

/** Vehicles driven by somebody in the manager's team, by somebody else, and by nobody. */
const cars = { own: 0, foreign: 0, nobody: 0 };

const statusOf = async (answer: Promise<{ status: number }>): Promise<number> => (await answer).status;
const detail = (client: ApiClient, id: number) => statusOf(client.get(`/api/cars/${id}/detail`));
const edit = (client: ApiClient, id: number, body: Record<string, unknown>) =>
  statusOf(client.post('/api/cars/edit', { car_id: id, ...body }));

const { runtime, admin } = await startCompany();
const manager = await runtime.as('manager');
beforeAll(async () => {
  const add = async (plate: string, related_employee_id: number) =>
    (await admin.post('/api/cars/add', aCar({ plate, related_employee_id, own_contribution: 50 }))).body.id;
  cars.own = await add('1-OWN-001', employeeIdOf('default'));
  cars.foreign = await add('1-FOR-001', employeeIdOf('admin'));
  cars.nobody = await add('1-NOB-001', 0);
});

describe('a team manager', () => {
  it('sees the vehicles of their people and those without driver; all others do not exist for them', async () => {
    const { body } = await manager.get('/api/cars/list');
    expect(new Set(body.data.map((row: { id: number }) => row.id))).toEqual(new Set([cars.own, cars.nobody]));
    expect(await detail(manager, cars.own)).toBe(200);
    expect(await detail(manager, cars.nobody)).toBe(200);
    const foreign = await manager.get(`/api/cars/${cars.foreign}/detail`);
    const unknown = await manager.get('/api/cars/999999/detail');
    expect([foreign.status, foreign.body.detail, foreign.body.fields]).toEqual([
      404,
      unknown.body.detail,
      unknown.body.fields,
    ]);
  });

  it('finds nothing of others by search, sort or filter', async () => {
    expect((await manager.get('/api/cars/list', { search_term: '1-FOR-001' })).body.count).toBe(0);
    const filters = JSON.stringify({
      match: 'all',
      conditions: [{ column: 'plate', operator: 'contains', values: ['FOR'] }],
    });
    expect((await manager.get('/api/cars/list', { filters })).body.count).toBe(0);
  });

  it('changes only the vehicles of their people, and hands over only to those people', async () => {
    expect(await edit(manager, cars.own, { color: 'Red' })).toBe(200);
    expect(await edit(manager, cars.nobody, { color: 'Red' })).toBe(403);
    expect(await edit(manager, cars.foreign, { color: 'Red' })).toBe(404);
    expect(await edit(manager, cars.own, { related_employee_id: employeeIdOf('admin') })).toBe(422);
    expect(await statusOf(manager.post('/api/cars/delete', { id: cars.foreign }))).toBe(404);
  });

  it('sees no archived vehicle of other teams, and restores only those of their people', async () => {
    const archived = async (plate: string, driver: number): Promise<number> => {
      const { id } = (
        await admin.post('/api/cars/add', aCar({ plate, related_employee_id: driver, start_date: '01/01/2026' }))
      ).body;
      await admin.post('/api/cars/delete', { id });
      return id;
    };
    const own = await archived('1-OLD-001', employeeIdOf('default'));
    const foreign = await archived('1-OLD-002', employeeIdOf('admin'));
    const nobody = await archived('1-OLD-003', 0);
    const { body } = await manager.get('/api/cars/list', { segment_id: 'archived' });
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([own, nobody]);
    const restore = (id: number) => statusOf(manager.post('/api/cars/undelete', { id }));
    expect(await detail(manager, foreign)).toBe(404);
    expect([await restore(foreign), await restore(nobody), await restore(own)]).toEqual([404, 403, 200]);
    await admin.post('/api/cars/delete', { id: own });
  });

  it('does not see who of another team drove a vehicle before', async () => {
    const { id } = (
      await admin.post(
        '/api/cars/add',
        aBicycle({ related_employee_id: employeeIdOf('admin'), start_date: '01/01/2026' }),
      )
    ).body;
    await admin.post('/api/cars/edit', {
      car_id: id,
      related_employee_id: employeeIdOf('default'),
      change_date: '01/06/2026',
    });
    const periods = async (client: ApiClient) => (await client.get(`/api/cars/${id}/assignments`)).body.periods;
    expect(await periods(manager)).toMatchObject([
      { employee: { id: employeeIdOf('default') } },
      { employee: { id: 0, name: '', avatar: null, team_names: '' }, end_date: '01/06/2026' },
    ]);
    expect((await periods(admin))[1]).toMatchObject({ employee: { id: employeeIdOf('admin') } });
    const names = async (client: ApiClient) => {
      const { items } = (await client.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id })).body;
      const [changed] = items.filter((item: { event_type: string }) => item.event_type === 'car_owner_changed');
      return [changed.event_info_json.old_owner_name, changed.event_info_json.new_owner_name];
    };
    const [before, after] = await names(admin);
    expect(before).toContain('admin');
    expect(await names(manager)).toEqual(['…', after]);
  });

  it('adds vehicles only for their people', async () => {
    expect(await statusOf(manager.post('/api/cars/add', aBicycle()))).toBe(422);
    expect(
      await statusOf(manager.post('/api/cars/add', aBicycle({ related_employee_id: employeeIdOf('admin') }))),
    ).toBe(422);
    expect(
      await statusOf(manager.post('/api/cars/add', aBicycle({ related_employee_id: employeeIdOf('default') }))),
    ).toBe(200);
  });
});

describe('rights', () => {
  it('let a reader see a vehicle, but change nothing', async () => {
    const reader = await runtime.as('reader');
    expect(await detail(reader, cars.own)).toBe(200);
    expect(await edit(reader, cars.own, { color: 'Red' })).toBe(403);
    expect(await statusOf(reader.post('/api/cars/delete', { id: cars.own }))).toBe(403);
  });

  it('hide the fleet from those without fleet access', async () => {
    const client = await runtime.as('noFleet');
    expect(await statusOf(client.get('/api/cars/list'))).toBe(403);
  });

  it('hide own contribution everywhere from those without access to wages', async () => {
    const client = await runtime.as('nowages');
    const { body } = await client.get(`/api/cars/${cars.own}/detail`);
    expect(Object.keys(body.details)).not.toContain('own_contribution');
    expect((await admin.get(`/api/cars/${cars.own}/detail`)).body.details.own_contribution).toBe(50);
    expect(JSON.stringify((await client.get('/api/cars/list')).body)).not.toContain('own_contribution');
    expect((await client.get('/api/cars/list', { orderby_column: 'own_contribution' })).status).toBe(422);
    for (const wage of [
      { own_contribution: 7 },
      { own_contribution: '' },
      { own_contribution_payment_type: 'per_km' },
    ]) {
      const refused = await client.post('/api/cars/edit', { car_id: cars.own, ...wage });
      expect([refused.status, refused.body.permission]).toEqual([403, 'wages:own-contribution']);
      expect((await client.post('/api/cars/add', aCar(wage))).status).toBe(403);
    }
    expect(await edit(client, cars.own, { color: 'Black' })).toBe(200);
    expect((await admin.get(`/api/cars/${cars.own}/detail`)).body.details.own_contribution).toBe(50);
  });
});
