import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { startCompany } from '#tests/harness/company.ts';

let type_id: number;
const { admin } = await startCompany();
beforeAll(async () => {
  type_id = (await admin.post('/api/daysOff/types/add', { name: 'Recovery', has_balance: 1 })).body.id;
});
beforeEach(() => pinToday('2026-11-23'));
afterEach(() => pinToday(undefined));

type Setting = {
  read: string;
  query?: Record<string, string>;
  /** The path of a save, where it is not that of reading. */
  save?: string;
  /** Two saves of the same value, and what a stale edit shows of each as stored. */
  one: () => Record<string, unknown>;
  other: () => Record<string, unknown>;
  current: (saved: ReturnType<Setting['one']>) => unknown;
};

const figures = { year: 2027, reference_petrol: 68, reference_diesel: 56, benefit_minimum: 1720, co2_index: 1.66 };
const settings: Record<string, Setting> = {
  retention: {
    read: '/api/settings/retention',
    one: () => ({ contracts: { annex: 8 }, months: { mail: 12 } }),
    other: () => ({ contracts: { annex: 9 }, months: { mail: 13 } }),
    current: (saved) => ({ ...saved, contracts: { car_policy: 10, ...(saved['contracts'] as object) } }),
  },
  'settings of days off': {
    read: '/api/settings/daysOff',
    one: () => ({ past_days: 40 }),
    other: () => ({ past_days: 41 }),
    current: (saved) => ({ ...saved, closing_day: 6 }),
  },
  'rights to days off': {
    read: '/api/daysOff/rights/list',
    save: '/api/daysOff/rights/set',
    one: () => ({ type_id, days: 4 }),
    other: () => ({ type_id, days: 5 }),
    current: (saved) => ({ ...saved, type_name: 'Recovery' }),
  },
  holidays: {
    read: '/api/daysOff/holidays/list',
    query: { year: '2027' },
    save: '/api/daysOff/holidays/set',
    one: () => ({ date: '15/08/2027', on: '03/11/2027' }),
    other: () => ({ date: '15/08/2027', on: '04/11/2027' }),
    current: (saved) => ({ ...saved, name: 'assumption' }),
  },
  'settings of signing': {
    read: '/api/settings/signing',
    one: () => ({ mail_file: 1, forbid_simple: 0 }),
    other: () => ({ mail_file: 0, forbid_simple: 1 }),
    current: (saved) => saved,
  },
  'Belgian figures': {
    read: '/api/belgium/parameters',
    save: '/api/belgium/parameters/set',
    one: () => ({ ...figures, source: 'One' }),
    other: () => ({ ...figures, source: 'Other' }),
    current: (saved) => ({
      year: 2027,
      parameters: expect.arrayContaining([
        expect.objectContaining({ code: 'co2_index', source: expect.objectContaining({ title: saved['source'] }) }),
      ]),
    }),
  },
};

describe.each(Object.entries(settings))('the %s', (_, { read, query, save = read, one, other, current }) => {
  const versionNow = async (): Promise<number> => (await admin.get(read, query)).body.version;
  const set = (body: object) => admin.post(save, body);

  it('tell the second of two at once what the first one saved', async () => {
    const version = await versionNow();
    const bodies = [one(), other()];
    const both = await Promise.all(bodies.map((body) => set({ ...body, version })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const first = both.findIndex(({ status }) => status === 200);
    expect(both[first]?.body.version).toBe(version + 1);
    const refused = both[1 - first]?.body;
    expect(refused).toMatchObject({ code: 'stale_version', version: version + 1, updated_by: 'admin' });
    expect(refused.current).toMatchObject(current(bodies[first] ?? {}) as object);
    expect(await versionNow()).toBe(version + 1);
  });

  it('take a save without a version, and one on top of what is stored', async () => {
    const before = await versionNow();
    expect((await set(one())).status).toBe(200);
    const version = await versionNow();
    expect(version).toBeGreaterThanOrEqual(before);
    const saved = await set({ ...other(), version });
    expect([saved.status, saved.body.version]).toEqual([200, version + 1]);
    expect((await set({ ...one(), version })).body.code).toBe('stale_version');
  });

  it('are told in the feed of whoever changes them', async () => {
    const told = async () => {
      const { body } = await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: '1' });
      return body.items.length;
    };
    await set(other());
    const before = await told();
    expect((await set(one())).status).toBe(200);
    expect(await told()).toBe(before + 1);
  });
});
