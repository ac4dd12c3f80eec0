import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { assetTag } from '#shared/assets/asset-tag.ts';
import { aBicycle, aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';

let admin: ApiClient;
let other: ApiClient;

const diesel = { conditions: [{ column: 'fuel', operator: 'is', values: ['diesel'] }] };
const list = async (objectType: string, client = admin) =>
  (await client.get('/api/segments/list', { object_type: objectType })).body.data;
const add = async (over: Record<string, unknown> = {}, client = admin): Promise<number> => {
  const { status, body } = await client.post('/api/segments/add', {
    object_type: 'car',
    name: 'Diesels',
    filter: diesel,
    ...over,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const cars = (segment: number | string, client = admin) => client.get('/api/cars/list', { segment_id: segment });

const { runtime } = await startCompany();
beforeAll(async () => {
  [admin, other] = [await runtime.as('admin'), await runtime.as('default')];
  await admin.post('/api/cars/add', aCar());
  await admin.post('/api/cars/add', aBicycle());
});

describe('segments', () => {
  it('include the built-in ones with counts, and those of a feature only while it is on', async () => {
    const policies = ['no_policy:0', 'policy_outdated:0', 'policy_declined:0', 'policy_waiting:0'];
    const keys = async () => (await list('car')).map((one: { id: string; count: number }) => `${one.id}:${one.count}`);
    expect(await keys()).toEqual([
      'all:2',
      'archived:0',
      'unassigned:2',
      'idle:0',
      'driver_left:0',
      'planned:0',
      ...policies,
    ]);
    await admin.post('/api/settings/features', { integration_features: ['cars/pool-cars'] });
    expect(await keys()).toEqual(['all:2', 'archived:0', 'pool:0', 'unassigned:2', 'idle:0', 'driver_left:0', 'planned:0', ...policies]); // prettier-ignore
  });

  it('store conditions and filter the list by them', async () => {
    const id = await add();
    expect(await list('car')).toContainEqual(
      expect.objectContaining({ id: String(id), kind: 'custom', name: 'Diesels', count: 1, shared: 0, is_own: true }),
    );
    const { body } = await cars(id);
    expect([body.count, body.data[0].fuel]).toEqual([1, 'diesel']);
    const bikes = { conditions: [{ column: 'type', operator: 'is', values: ['bicycle'] }] };
    expect((await admin.post('/api/segments/edit', { id, version: 1, filter: bikes })).body.version).toBe(2);
    expect((await cars(id)).body.data[0].type).toBe('bicycle');
    expect((await admin.post('/api/segments/edit', { id, version: 1, name: 'x' })).body.code).toBe('stale_version');
    await admin.post('/api/segments/delete', { id });
    expect([(await cars(id)).status, (await cars(id)).body.code]).toEqual([404, 'unknown_segment']);
    expect((await admin.post('/api/segments/delete', { id })).status).toBe(404);
  });

  it('count relative dates from the day on which they are read, saved or as filters', async () => {
    const day = today();
    const [car] = (await admin.get('/api/cars/list', { search_term: 'BMW' })).body.data;
    await admin.post('/api/cars/edit', { car_id: car.id, date_commissioning: toDmy(addDays(day, 20)) });
    const soon = { conditions: [{ column: 'date_commissioning', operator: 'next_days', values: ['30'] }] };
    const id = await add({ name: 'Soon in use', filter: soon });
    const found = async (query: Record<string, unknown>) =>
      (await admin.get('/api/cars/list', query as Record<string, string>)).body.data.map(
        (row: { id: number }) => row.id,
      );
    const both = async () => [await found({ segment_id: id }), await found({ filters: JSON.stringify(soon) })];
    expect(await both()).toEqual([[car.id], [car.id]]);
    pinToday(addDays(day, 21));
    expect(await both()).toEqual([[], []]);
    pinToday(undefined);
    const wrong = { conditions: [{ ...soon.conditions[0], values: ['soon'] }] };
    const { status, body } = await admin.post('/api/segments/add', {
      object_type: 'car',
      name: 'Wrong',
      filter: wrong,
    });
    expect([status, body.fields]).toMatchObject([422, [{ path: 'filter.conditions.0.values', code: 'days_wanted' }]]);
    await admin.post('/api/segments/delete', { id });
  });

  it('preview assets of one type told apart', async () => {
    const { body: type } = await admin.post('/api/assetTypes/add', { name: 'Access badge' });
    const add = async (): Promise<number> => (await admin.post('/api/assets/add', { assetTypeId: type.id })).body.id;
    const ids = [await add(), await add()];
    const { body } = await admin.post('/api/segments/preview', { object_type: 'asset', filter: { conditions: [] } });
    expect(body.data.map(({ name }: { name: string }) => name).toSorted()).toEqual(
      ids.map((id) => `Access badge, ${assetTag(id)}`),
    );
    const { items } = (await admin.get('/api/activity/list')).body;
    expect(items[0].related_name).toBe(`Access badge, ${assetTag(ids[1]!)}`);
  });

  it('preview conditions before they are saved, naming invalid ones', async () => {
    const preview = (filter: unknown) => admin.post('/api/segments/preview', { object_type: 'car', filter });
    const { body } = await preview(diesel);
    expect([body.count, body.data]).toEqual([1, [{ id: expect.any(Number), name: expect.any(String) }]]);
    const wrong = await preview({ conditions: [{ column: 'fuel', operator: 'before', values: ['x'] }] });
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([422, 'filter.conditions.0.operator']);
    const any = [...diesel.conditions, { column: 'type', operator: 'is', values: ['bicycle'] }];
    const all = {
      conditions: [
        { match: 'any', conditions: any },
        { column: 'fuel', operator: 'not_empty' },
      ],
    };
    expect((await preview(all)).body.count).toBe(1);
    const inside = await preview({ conditions: [{ conditions: [{ column: 'fuel', operator: 'is', values: [] }] }] });
    expect(inside.body.fields[0].path).toBe('filter.conditions.0.conditions.0.values');
    const shape = await preview({ conditions: [{ conditions: [{ column: 'fuel', operator: 'like' }] }] });
    expect(shape.body.fields[0].path).toBe('filter.conditions.0.conditions.0.operator');
  });

  it('filter people, and are unknown in a list of other records', async () => {
    const filter = { conditions: [{ column: 'team', operator: 'is', values: ['Managed'] }] };
    const id = await add({ object_type: 'employee', name: 'Managed', filter });
    const { body } = await admin.get('/api/employees/list', { segment_id: id });
    expect(body.data.map((row: { first_name: string }) => row.first_name).toSorted()).toEqual(['default', 'manager']);
    expect((await admin.get('/api/employees/idsBySegment', { segment_id: id })).body.employee_ids).toHaveLength(2);
    expect((await cars(id)).status).toBe(404);
    expect((await admin.get('/api/employees/list', { segment_id: 'no_such' })).status).toBe(404);
  });

  it('belong to their owner unless shared', async () => {
    const id = await add({ name: 'Mine' });
    expect((await list('car', other)).map((one: { id: string }) => one.id)).not.toContain(String(id));
    expect((await cars(id, other)).status).toBe(404);
    expect((await other.post('/api/segments/edit', { id, name: 'Yours' })).status).toBe(404);
    await admin.post('/api/segments/edit', { id, shared: 1 });
    expect((await cars(id, other)).body.count).toBe(1);
    expect((await other.post('/api/segments/delete', { id })).status).toBe(403);
    const shared = await add({ name: 'Of default', shared: 1 }, other);
    expect((await admin.post('/api/segments/delete', { id: shared })).status).toBe(200);
  });

  it('are hidden from those who may not see one of their columns', async () => {
    const filter = { conditions: [{ column: 'start_date', operator: 'empty' }] };
    const id = await add({ object_type: 'employee', name: 'No start', filter, shared: 1 });
    const nowages = await runtime.as('nowages');
    expect((await list('employee', nowages)).map((one: { id: string }) => one.id)).not.toContain(String(id));
    expect((await nowages.get('/api/employees/list', { segment_id: id })).status).toBe(404);
    const grouped = { conditions: [{ match: 'any', conditions: filter.conditions }] };
    const inGroup = await add({ object_type: 'employee', name: 'In a group', filter: grouped, shared: 1 });
    expect((await nowages.get('/api/employees/list', { segment_id: inGroup })).status).toBe(404);
    expect((await other.get('/api/employees/list', { segment_id: inGroup })).status).toBe(200);
    const body = { object_type: 'employee', name: 'x', filter };
    expect((await nowages.post('/api/segments/add', body)).body.code).toBe('unknown_column');
  });

  it('are not available to light access, nor for a list that the user may not read', async () => {
    const id = await add({ name: 'Shared', shared: 1 });
    const light = await runtime.as('light');
    expect((await light.post('/api/segments/add', { object_type: 'car', name: 'x', filter: diesel })).status).toBe(403);
    expect((await cars(id, light)).status).toBe(404);
    expect((await list('car', light)).every((one: { kind: string }) => one.kind === 'built_in')).toBe(true);
    const noFleet = await runtime.as('noFleet');
    expect((await noFleet.get('/api/segments/list', { object_type: 'car' })).body.permission).toBe('fleet:read');
    expect((await noFleet.post('/api/segments/add', { object_type: 'car', name: 'x', filter: diesel })).status).toBe(
      403,
    );
  });

  it.each([
    [{ filter: { conditions: [{ column: 'no_such', operator: 'empty' }] } }, 'unknown_column'],
    [{ filter: { conditions: [{ column: 'fuel', operator: 'over', values: [1] }] } }, 'form_invalid'],
    [{ filter: { conditions: [{ column: 'order_date', operator: 'empty' }] } }, 'unknown_column'],
    [{ filter: { conditions: [{ conditions: [{ column: 'no_such', operator: 'empty' }] }] } }, 'unknown_column'],
    [{ filter: { conditions: [{ conditions: [] }] } }, 'form_invalid'],
    [{ name: ' ' }, 'form_invalid'],
    [{ owner_user_id: 2 }, 'form_invalid'],
  ])('refuse %o', async (over, code) => {
    const { status, body } = await admin.post('/api/segments/add', {
      object_type: 'car',
      name: 'x',
      filter: diesel,
      ...over,
    });
    expect([status, body.code]).toEqual([422, code]);
  });
});
