import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ActivityItem, EventPayload, EventType } from '#shared/activity/events.ts';
import { can } from '#shared/permissions/rules.ts';
import { companyFeed, type CompanyFeedQuery } from '#functions/activity/company-feed.ts';
import { storeEvent, type StoredEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { writeAll } from '#infra/local/seed/batch-writer.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, personaNames, personas } from '#tests/personas.ts';

const CARS = 40;
const EVENTS = 6_000;
const START = Date.parse('2025-03-01T00:00:00Z');
const STEP_MS = 7 * 60_000;
const WRITER = 91;
const RARE_WRITER = 92;
const DRIVER = 93;

const eventAt = <T extends EventType>(
  time: number,
  objectId: number,
  type: T,
  payload: EventPayload<T>,
  over: Partial<StoredEvent> = {},
): Write =>
  storeEvent({
    id: ulid(time),
    object: 'car',
    object_id: objectId,
    type,
    payload,
    actor: { user_id: 1, employee_id: WRITER, name: 'Writer', role: 'admin' },
    acting_as: null,
    at: new Date(time).toISOString(),
    ...over,
  } as StoredEvent);

/** Events of all cars, and so of all shards; the types of the first two occur nowhere else. */
function* history(): Generator<Write> {
  const rare = { actor: { user_id: 2, employee_id: RARE_WRITER, name: 'Rare', role: 'admin' } };
  yield eventAt(START - 2 * STEP_MS, 1, 'message_sent', { to: 'payroll', message: 'rare' }, rare);
  yield eventAt(START - STEP_MS, 2, 'car_assigned', { employee_id: DRIVER, name: 'Driver', date: '01/03/2025' });
  for (let at = 0; at < EVENTS; at += 1) {
    yield eventAt(START + at * STEP_MS, 1 + (at % CARS), 'note_added', { note: String(at) });
  }
}

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  await writeAll(history());
});

const read = (query: Partial<CompanyFeedQuery>, observe?: (units: number) => void) =>
  companyFeed(actorOf('admin'), { limit: 50, ...query }, observe);

const readAll = async (query: Partial<CompanyFeedQuery>): Promise<{ items: ActivityItem[]; pages: number }> => {
  const items: ActivityItem[] = [];
  let before: string | undefined;
  let pages = 0;
  do {
    const page = await read({ ...query, before });
    items.push(...page.items);
    before = page.next ?? undefined;
    pages += 1;
  } while (before !== undefined);
  return { items, pages };
};

const notes = (items: readonly ActivityItem[]): number[] => items.map((item) => Number(item.event_info_json['note']));
const descending = (high: number, low: number): number[] =>
  Array.from({ length: high - low + 1 }, (_, index) => high - index);

describe('the feed of the company', () => {
  it('merges all shards in one order, with no gap or duplicate between pages', async () => {
    const { items } = await readAll({ types: ['note_added'], limit: 700 });
    expect(notes(items)).toEqual(descending(EVENTS - 1, 0));
  });

  it('keeps its place while new events arrive', async () => {
    const first = await read({ limit: 3 });
    await writeAll([eventAt(START + EVENTS * STEP_MS, 7, 'message_sent', { to: 'payroll', message: 'new' })]);
    expect(notes((await read({ limit: 3, before: first.next ?? '' })).items)).toEqual(
      descending(EVENTS - 4, EVENTS - 6),
    );
    expect((await read({ limit: 1 })).items[0]?.event_type).toBe('message_sent');
  });

  it('finds the events by a person and those about them', async () => {
    const byRare = await readAll({ person: RARE_WRITER });
    expect(byRare.items.map((item) => item.event_info_json)).toEqual([{ to: 'payroll', message: 'rare' }]);
    // None of the first thousands of events matches: the first page has no items but says where to continue.
    expect(byRare.pages).toBe(2);
    expect((await readAll({ person: DRIVER })).items.map((item) => item.event_type)).toEqual(['car_assigned']);
  });

  it('begins and ends with Belgian days', async () => {
    const day = await readAll({ from: '2025-03-10', to: '2025-03-11' });
    const instants = day.items.map((item) => item.at);
    // Two winter days from 23:00 to 23:00, an event every seven minutes.
    expect(instants.at(-1)! >= '2025-03-09T23:00:00.000Z' && instants.at(-1)! < '2025-03-09T23:07:00.000Z').toBe(true);
    expect(instants[0]! < '2025-03-11T23:00:00.000Z' && instants[0]! >= '2025-03-11T22:53:00.000Z').toBe(true);
    expect(instants.length).toBeGreaterThanOrEqual(411);
    expect(instants.length).toBeLessThanOrEqual(412);
    expect(await readAll({ from: '2024-01-01', to: '2024-12-31' })).toEqual({ items: [], pages: 1 });
  });

  it('costs few read units per page, however long the history is', async () => {
    let units = 0;
    const page = await read({}, (used) => (units += used));
    expect(page.items).toHaveLength(50);
    expect(units).toBeGreaterThan(0);
    expect(units).toBeLessThanOrEqual(8);
  });

  it('tells a run of ten thousand records in one line, and all beside it exactly once', async () => {
    const start = Date.parse('2026-03-01T00:00:00Z');
    const [runId, other] = [ulid(start - 2), ulid(start - 1)];
    const lines = 10_000;
    function* busyDay(): Generator<Write> {
      for (let at = 0; at < lines; at += 1) {
        yield eventAt(start + at * 10, 1 + (at % CARS), 'car_added', { name: 'Kia' }, { run_id: runId });
        if (at % 100 === 0) yield eventAt(start + at * 10 + 1, 3, 'note_added', { note: `beside ${at}` });
        if (at % 500 === 0) yield eventAt(start + at * 10 + 2, 4, 'car_added', { name: 'Fiat' }, { run_id: other });
      }
    }
    await writeAll(busyDay());
    const day = { from: '2026-03-01', to: '2026-03-02', isCompact: true } as const;
    const { items, pages } = await readAll({ ...day, limit: 30 });
    const written = Array.from({ length: lines / 100 }, (_, at) => `beside ${lines - 100 * (at + 1)}`);
    expect(items.filter(({ event_type: type }) => type === 'note_added').map(({ event_info_json: info }) => info['note'])).toEqual(written); // prettier-ignore
    // The newest event of each run stands for it, on the first page only.
    expect(items.filter(({ event_type: type }) => type === 'car_added').map(({ event_info_json: info }) => info['name'])).toEqual(['Kia', 'Fiat']); // prettier-ignore
    expect(pages).toBe(4);
    const single = await readAll({ ...day, isCompact: false, limit: 2_000 });
    expect(single.items).toHaveLength(lines + lines / 100 + lines / 500);
  });

  it('shows only areas that the reader may see', async () => {
    const page = await companyFeed(actorOf('noFleet'), { limit: 50, from: '2025-03-01', to: '2025-03-02' });
    expect(page.items).toEqual([]);
  });
});

describe('GET /api/activity/list without a record', () => {
  const list = (query: Record<string, string | number> = {}, client = admin) => client.get('/api/activity/list', query);

  it('answers administrators only', async () => {
    for (const name of personaNames) {
      const { status, body } = await list({}, await runtime.as(name));
      if (can(actorOf(name), 'activity:company')) expect([name, status]).toEqual([name, 200]);
      else expect([name, status, body.code, typeof body.permission]).toEqual([name, 403, 'forbidden', 'string']);
    }
    const allowed = personaNames.filter((name) => can(actorOf(name), 'activity:company'));
    expect(allowed.map((name) => personas[name].role)).toEqual(allowed.map(() => 'admin'));
    expect(allowed).toContain('admin');
  });

  it('shows a change made a moment ago, and works with filters and a cursor', async () => {
    const { body: car } = await admin.post('/api/cars/add', aCar({ plate: '1-COM-001' }));
    const { body } = await list({ types: 'car_added,car_updated', person: employeeIdOf('admin') });
    expect(body.items[0]).toMatchObject({ event_type: 'car_added', relatedObject: 'car', relatedObjectId: car.id });
    expect(body.items[0].related_name).toContain(aCar().brand);
    expect(body.relatedObjectData).toBeNull();
    const first = (await list({ types: 'note_added', to: '31/12/2025' })).body;
    const second = (await list({ types: 'note_added', to: '31/12/2025', before: first.next })).body;
    expect(notes([...first.items, ...second.items])).toEqual(descending(EVENTS - 1, EVENTS - 100));
  });

  it('shows an event of a user once, though it stands in two feeds', async () => {
    const target = personaNames.indexOf('reader') + 1;
    expect((await admin.post('/api/users/edit', { id: target, can_export: 0 })).status).toBe(200);
    expect((await admin.post('/api/users/edit', { id: target, can_export: 1 })).status).toBe(200);
    const { items } = (await list({ types: 'role_updated', person: employeeIdOf('reader') })).body;
    expect(items.map((item: ActivityItem) => [item.relatedObject, item.relatedObjectId])).toEqual([
      ['employee', employeeIdOf('reader')],
      ['employee', employeeIdOf('reader')],
    ]);
    const trail = await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: target });
    expect(trail.body.items).toHaveLength(2);
  });

  it('tells mails of one kind that left together in one line', async () => {
    const start = Date.parse('2026-04-01T08:00:00Z');
    const mail = (at: number, purpose: 'reminder' | 'sign_asked', name: string) =>
      eventAt(start + at * 60_000, 1 + at, 'mail_sent', { purpose, name });
    await writeAll([mail(0, 'reminder', 'Ann'), mail(1, 'sign_asked', 'Bo'), mail(2, 'reminder', 'Cis'), mail(3, 'reminder', 'Dré'), mail(30, 'reminder', 'Eva')]); // prettier-ignore
    const { items } = (await list({ compact: 1, types: 'mail_sent', from: '01/04/2026', to: '01/04/2026' })).body;
    expect(items.map(({ event_info_json: info, alike = 0 }: ActivityItem & { alike?: number }) => [info['name'], alike])).toEqual([['Eva', 0], ['Dré', 2], ['Bo', 0]]); // prettier-ignore
  });

  it('tells notices that a schedule wrote together in one line', async () => {
    const start = Date.parse('2026-04-02T04:00:00Z');
    const renewal = (minute: number, type: 'software_product_renewal_due' | 'software_product_renewal_passed') =>
      eventAt(start + minute * 60_000, 1 + minute, type, { date: '2026-05-01' });
    await writeAll([renewal(0, 'software_product_renewal_due'), renewal(1, 'software_product_renewal_passed'), renewal(2, 'software_product_renewal_due')]); // prettier-ignore
    const { items } = (await list({ compact: 1, from: '02/04/2026', to: '02/04/2026' })).body;
    expect(items.map(({ event_type: type, alike = 0 }: ActivityItem & { alike?: number }) => [type, alike])).toEqual([['software_product_renewal_due', 1], ['software_product_renewal_passed', 0]]); // prettier-ignore
  });

  it('names the parameter that is invalid', async () => {
    expect((await list({ relatedObject: 'car' })).body.fields).toMatchObject([{ path: 'relatedObjectId' }]);
    expect((await list({ relatedObjectId: 1 })).body.fields).toMatchObject([{ path: 'relatedObject' }]);
    expect((await list({ before: 'yesterday' })).body.fields).toMatchObject([{ path: 'before' }]);
    expect((await list({ types: 'car_added,nonsense' })).status).toBe(422);
  });
});
