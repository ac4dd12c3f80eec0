import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { can, type Permission } from '#shared/permissions/rules.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { INLINE_ROWS_MAX } from '#functions/platform/runs/export-list.ts';
import { logger } from '#functions/platform/runtime/log.ts';
import { writeAll, writeCounter } from '#infra/local/seed/batch-writer.ts';
import { bulkVehicles } from '#infra/local/seed/vehicles.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, personaNames, type Persona } from '#tests/personas.ts';

/** CloudFront appends the caller's address, API Gateway that of CloudFront. */
const FROM = '203.0.113.9';
const fromThere = { 'x-forwarded-for': `10.9.9.9, ${FROM}, 198.51.100.1` };

let car: number;

type Line = { event_type: string; real_name: string; event_info_json: Record<string, unknown>; origin?: object };
const trail = async (client = admin, types = 'exported'): Promise<Line[]> =>
  (await client.get('/api/activity/list', { types })).body.items ?? [];
const requestIdOf = ({ headers }: Answer): string => headers.get('x-request-id') ?? '';

const { runtime, admin } = await startCompanyWithRuns();
const { as } = runtime;
beforeAll(async () => {
  const vehicles = [...bulkVehicles(INLINE_ROWS_MAX + 400, 100, '2026-01-15', [1])];
  await writeAll(vehicles.map((vehicle) => vehicleStore.create(vehicle)));
  await writeCounter(vehicleStore.type, 100 + vehicles.length);
  const added = await admin.post('/api/cars/add', aCar({ own_contribution: 111.5 }), fromThere);
  car = added.body.id;
});
afterEach(() => void vi.restoreAllMocks());

const exports: readonly (readonly [list: string, path: string, permission: Permission])[] = [
  ['employees', '/api/employees/list/excel', 'people:export'],
  ['assets', '/api/assets/list/excel', 'assets:export'],
  ['software', '/api/software/licenses/list/excel', 'software:export'],
  ['software-products', '/api/software/products/list/excel', 'software:export'],
];

describe.each(exports)('an export of %s', (list, path, permission) => {
  it.each(['admin', 'default', 'reader'] as const)('by %s is told, with where it came from', async (persona) => {
    const client = await as(persona);
    expect(can(actorOf(persona), permission)).toBe(true);
    const before = (await trail()).length;
    const answer = await client.get(path, { search_term: 'a' }, fromThere);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const [newest, ...rest] = await trail();
    expect(rest).toHaveLength(before);
    expect(newest).toMatchObject({
      event_type: 'exported',
      event_info_json: { list, filtered: true, rows: expect.any(Number) as number },
      origin: { request_id: requestIdOf(answer), address: FROM },
    });
    expect(newest?.event_info_json['columns']).not.toEqual([]);
  });

  it.each(personaNames)('by %s without the right leaves no trace of one', async (persona) => {
    if (can(actorOf(persona), permission)) return;
    const before = (await trail()).length;
    expect((await (await as(persona)).get(path)).status).toBe(403);
    expect(await trail()).toHaveLength(before);
  });
});

it('tells of a large export when it begins, with its columns and rows', async () => {
  const answer = await admin.get('/api/cars/list/excel', { columns: 'plate,own_contribution' }, fromThere);
  await ended(admin, answer.body.run_id);
  const [newest] = await trail();
  expect(newest).toMatchObject({
    event_info_json: { list: 'cars', filtered: false, columns: ['Plate', expect.stringContaining('contribution')] },
    origin: { request_id: requestIdOf(answer), address: FROM },
  });
  expect(newest?.event_info_json['rows']).toBeGreaterThan(INLINE_ROWS_MAX);
});

it('tells of an export of the activity itself', async () => {
  const answer = await admin.get('/api/activity/list/excel', { types: 'exported' });
  expect(answer.status).toBe(200);
  expect((await trail())[0]).toMatchObject({ event_info_json: { list: 'activity', filtered: true } });
});

describe.each(['admin', 'default', 'reader', 'support', 'noFleet'] as const)('%s', (persona) => {
  it('reads addresses and exports only under the right to the audit trail', async () => {
    const client = await as(persona);
    const isAuditor = can(actorOf(persona), 'audit:read');
    const company = await client.get('/api/activity/list', { types: 'exported' });
    if (isAuditor) expect(company.body.items.length).toBeGreaterThan(0);
    else expect(company.status).toBe(403);
    const feed = await client.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car });
    if (feed.status !== 200) return;
    expect(feed.body.items[0].origin).toEqual(
      isAuditor ? { request_id: expect.any(String) as string, address: FROM } : undefined,
    );
  });
});

it('keeps the origin of a run in the events of its items', async () => {
  const started = await admin.post(
    '/api/bulkEdit/start',
    { object_type: 'car', ids: [car], set: { supplier: 'Arval' } },
    fromThere,
  );
  await ended(admin, started.body.run_id);
  const { items } = (await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car })).body;
  expect(items[0]).toMatchObject({
    event_type: 'car_updated',
    origin: { request_id: requestIdOf(started), address: FROM },
  });
});

describe('the log of requests', () => {
  const logged = async (persona: Persona, path: string, query = {}): Promise<Record<string, unknown>> => {
    const client = await as(persona);
    const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    const answer = await client.get(path, query, fromThere);
    const lines = info.mock.calls.map(([, line]) => line as Record<string, unknown>);
    return lines.find(({ requestId }) => requestId === requestIdOf(answer)) ?? {};
  };
  const places = [
    ['/api/cars/list', {}],
    [() => `/api/cars/${car}/detail`, {}],
    ['/api/employees/1/detail', {}],
  ] as const;

  it.each(places)('says who read wages, and from where: %s', async (place, query) => {
    const path = typeof place === 'string' ? place : place();
    const line = await logged('default', path, query);
    expect(line).toMatchObject({ userId: actorOf('default').user_id, address: FROM, wages: true });
    expect(await logged('nowages', path, query)).not.toHaveProperty('wages');
    expect(await logged('support', path, query)).not.toHaveProperty('wages');
  });

  it('says so for a history of wages, and for nothing else', async () => {
    await admin.post('/api/cars/edit', { car_id: car, own_contribution: 222.5 });
    const feed = { relatedObject: 'car', relatedObjectId: car };
    expect(await logged('default', '/api/activity/list', feed)).toMatchObject({ wages: true });
    expect(await logged('nowages', '/api/activity/list', feed)).not.toHaveProperty('wages');
    expect(await logged('default', '/api/assets/list')).not.toHaveProperty('wages');
  });
});
