import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrationStore, storedIntegration } from '#functions/integrations/integration-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { ok, refusalOf, startOffice } from './start-office.ts';

type Row = Record<string, unknown>;
const types: Record<string, number> = {};
let office: Awaited<ReturnType<typeof startOffice>>;
let id: number;

beforeAll(async () => {
  office = await startOffice();
  const type = async (key: string, body: object) =>
    (types[key] = (await ok(await office.admin.post('/api/daysOff/types/add', body))).id);
  await type('leave', { name: 'Legal holiday' });
  await type('parental', { name: 'Parental leave' });
  await type('bereavement', { name: 'Family', payroll_hint: '1230' });
  await type('own', { name: 'Ours alone' });
  id = await office.connected('ok');
});
afterAll(() => office.runtime.close());

const mapping = async (): Promise<Row[]> => (await ok(await office.admin.get(`/api/integrations/${id}/mapping`))).data;
const rowOf = async (type: string, over: Row = { statute: null, part: null }) =>
  (await mapping()).find(
    (row) => row['type_id'] === types[type] && row['statute'] === over['statute'] && row['part'] === over['part'],
  );
const link = (type: string, code: string, over: Row = {}) =>
  office.post('linkDayOffType', { integration_id: id, type_id: types[type], payroll_day_off_type_id: code, ...over });
const readTypes = async (refresh: '0' | '1', of = id) =>
  ok(await office.admin.get(`/api/integrations/${of}/payrollTypes`, { refresh }));

describe('the codes of the office', () => {
  it('are read when they are asked for, and kept', async () => {
    expect(await link('leave', '1010').then(refusalOf)).toEqual([
      422,
      'form_invalid',
      'payroll_day_off_type_id: unknown_payroll_code',
    ]);
    const { data, fresh } = await readTypes('0');
    expect([data[0], fresh]).toEqual([{ id: '1010', code: '1010', name: 'Legal holiday' }, true]);
    const stored = await storedIntegration(id);
    expect(stored.payroll_types).toEqual(data);
    await readTypes('1');
    expect((await storedIntegration(id)).version).toBe(stored.version);
  });

  it('are those of before when it does not answer', async () => {
    const offline = await office.connected('slow-ok');
    const { data } = await readTypes('1', offline);
    await office.runtime.payroll.set({ customer_code: 'slow-ok', script: 'service_offline' });
    expect(await readTypes('1', offline)).toMatchObject({ data, fresh: false });
    expect((await readTypes('0', offline)).data).toEqual(data);
  });
});

describe('the mapping', () => {
  it('has a row for each type, with the code that its name or its NSSO code speaks for', async () => {
    const rows = await mapping();
    const suggested = Object.fromEntries(
      rows.map((row) => [row['type_id'], (row['suggested'] as { id: string } | null)?.id]),
    );
    expect(suggested).toMatchObject({
      [types['leave']!]: '1010',
      [types['parental']!]: '7300',
      [types['bereavement']!]: '1230',
    });
    expect(rows.every((row) => row['payroll_day_off_type_id'] === null && row['gone'] === false)).toBe(true);
  });

  it('links a type for everybody, a statute or a part of the day, and unlinks it again', async () => {
    await ok(await link('leave', '1010'));
    await ok(await link('leave', '1020', { statute: 'blue_collar' }));
    await ok(await link('leave', '1011', { part: 'half' }));
    await ok(await link('leave', '1011', { part: 'half' }));
    expect(await rowOf('leave')).toMatchObject({
      payroll_day_off_type_id: '1010',
      payroll_day_off_type_name: 'Legal holiday',
      changed_by: 'admin',
    });
    expect(await rowOf('leave', { statute: 'blue_collar', part: null })).toMatchObject({
      payroll_day_off_type_name: 'Legal holiday of the year before',
    });
    const counted = async () => (await office.detail(id)).details;
    expect(await counted()).toMatchObject({ types_mapped: 1 });
    await ok(await link('leave', ''));
    expect(await rowOf('leave')).toMatchObject({ payroll_day_off_type_id: null, changed_by: null });
    expect(await counted()).toMatchObject({ types_mapped: 0 });
    expect((await office.feed(id)).slice(0, 3).map(({ event_info_json: info }) => info)).toEqual([
      { type_name: 'Legal holiday', statute: null, part: null, old: '1010', new: null },
      { type_name: 'Legal holiday', statute: null, part: 'half', old: null, new: '1011' },
      { type_name: 'Legal holiday', statute: 'blue_collar', part: null, old: null, new: '1020' },
    ]);
  });

  it.each<[string, Row, string]>([
    ['a type that is not there', { type_id: 987_654 }, 'type_id: unknown_day_off_type'],
    ['a code that the office does not have', { payroll_day_off_type_id: '9999' }, 'payroll_day_off_type_id: unknown_payroll_code'],
    ['a part that has no code of its own', { part: 'morning' }, 'part: invalid_value'],
  ])('refuses %s', async (_, over, refusal) => {
    expect(refusalOf(await link('leave', '1010', over))).toEqual([422, 'form_invalid', refusal]);
  }); // prettier-ignore

  it('loses none of many links at once', async () => {
    const statutes = ['white_collar', 'blue_collar', 'intern', 'student'];
    const links = statutes.flatMap((statute) => ['whole', 'half'].map((part) => ({ statute, part })));
    await Promise.all(links.map(async (over) => ok(await link('parental', '7300', over))));
    const rows = (await mapping()).filter((row) => row['type_id'] === types['parental']);
    expect(rows.filter((row) => row['payroll_day_off_type_id'] === '7300')).toHaveLength(links.length);
  });

  it('says that a code is gone once the office has it no longer, and counts it as missing', async () => {
    await ok(await link('bereavement', '1230'));
    expect(await rowOf('bereavement')).toMatchObject({ gone: false });
    const before = await storedIntegration(id);
    const payroll_types = before.payroll_types.filter(({ id: code }) => code !== '1230');
    await transact([integrationStore.update(before, { ...before, payroll_types })]);
    expect(await rowOf('bereavement')).toMatchObject({ gone: true, payroll_day_off_type_id: '1230' });
    expect((await office.detail(id)).details.types_mapped).toBe(0);
    await readTypes('1');
    expect(await rowOf('bereavement')).toMatchObject({ gone: false });
  });

  it('of a file takes any code', async () => {
    const file = (await ok(await office.post('add', { name: 'File', product: 'csv' }))).id;
    await ok(await link('own', 'ABC-1', { integration_id: file }));
    const { data } = await ok(await office.admin.get(`/api/integrations/${file}/mapping`));
    expect(data.find((row: Row) => row['type_id'] === types['own'])).toMatchObject({
      payroll_day_off_type_id: 'ABC-1',
      gone: false,
    });
    expect(await readTypes('1', file)).toEqual({ data: [], read_at: null, fresh: true });
    expect(await ok(await office.admin.get(`/api/integrations/${file}/benefits`))).toEqual({ data: [] });
  });

  it('is not for team managers and readers', async () => {
    for (const persona of ['manager', 'reader'] as const) {
      const client = await office.runtime.as(persona);
      expect((await client.get(`/api/integrations/${id}/mapping`)).status).toBe(403);
    }
  });
});
