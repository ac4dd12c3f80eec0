import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import { aTemporaryFolder } from '#tests/builders/workbook.ts';
import { startCompany } from '#tests/harness/company.ts';
import { licenseCalls } from './license-calls.ts';

const { post, get, product, assign, person } = licenseCalls(() => admin);

type TeamLine = { name: string | null; licenses: number; yearly: number };
const day = (offset: number): string => toDmy(addDays(today(), offset));
const softwareAtHome = async (who = admin) => (await who.get('/api/home')).body.software;
const totals = async (list: 'products' | 'licenses', query: Record<string, string> = {}, who = admin) =>
  (await get(`${list}/list`, query, who)).totals;
const byName = async (list: 'products' | 'licenses', name: string) =>
  (await get(`${list}/list`, { search_term: name })).data[0];

const ids: Record<string, number> = {};
const folder = aTemporaryFolder();
let managed: { id: number; name: string };

const { runtime, admin } = await startCompany();
const manager = await runtime.as('manager');
beforeAll(async () => {
  const own = (await manager.get('/api/employees/list')).body.data[0];
  managed = { id: own.id, name: own.name };
  // 10 seats at € 12 a month, two in use, one of them by a person of the manager; a planned licence takes no seat.
  ids['Kantoor'] = await product('Kantoor', { seats: 10, seat_cost: '12' });
  ids['stranger'] = await person('Vreemde');
  ids['soon'] = await person('Straks');
  ids['own'] = await assign(managed.id, ids['Kantoor']);
  await assign(ids['stranger'], ids['Kantoor']);
  await assign(ids['soon'], ids['Kantoor'], { start_date: day(20) });
  // € 120 a year for each licence, without a number of seats.
  ids['Tekenaar'] = await product('Tekenaar', { seat_cost: '120', cost_period: 'year' });
  await assign(managed.id, ids['Tekenaar']);
  // More licences than seats: nothing is unused. A deleted product costs nothing.
  ids['Krap'] = await product('Krap', { seats: 1, seat_cost: '5' });
  for (const id of [managed.id, ids['stranger']]) await assign(id, ids['Krap']);
  const gone = await product('Weg', { seats: 4, seat_cost: '1000' });
  await post('products/delete', { product_id: gone });
});
afterAll(() => folder.remove());

// 10 x 12, 1 x 10, 1 x 5.
const whole = { cost_monthly: 135, cost_yearly: 1620, unused_seats: 8, unused_cost: 96 };

describe('the cost of software', () => {
  it('is summed at the foot of the list of products, over all rows that match', async () => {
    expect(await totals('products')).toEqual(whole);
    expect(await totals('products', { per_page: '1', page: '2' })).toEqual(whole);
    expect(await totals('products', { search_term: 'tekenaar' })).toEqual({
      cost_monthly: 10,
      cost_yearly: 120,
      unused_seats: 0,
      unused_cost: 0,
    });
    expect(await totals('products', { segment_id: 'archived' })).toMatchObject({ cost_yearly: 0, unused_seats: 0 });
  });

  it('of seats that nobody uses is a column and a segment', async () => {
    expect(await byName('products', 'Kantoor')).toMatchObject({ active_count: 2, seats_free: 8, unused_cost: 96 });
    expect(await byName('products', 'Krap')).toMatchObject({ seats_free: -1, unused_cost: 0 });
    expect(await byName('products', 'Tekenaar')).toMatchObject({ seats_free: null, unused_cost: null });
    const { data } = await get('products/list', { segment_id: 'unused', orderby_column: 'unused_cost' });
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Kantoor']);
    const segments = (await admin.get('/api/segments/list', { object_type: 'software_product' })).body.data;
    expect(segments.map(({ id }: { id: string }) => id)).toContain('unused');
  });

  it('stands on each licence that is active, and is summed for those that match', async () => {
    const of = async (id: number) => (await get(`licenses/${id}/detail`)).details;
    expect(await of(ids['own']!)).toMatchObject({ cost_monthly: 12, cost_yearly: 144 });
    // Licences of 2 x 12, 1 x 10 and 2 x 5; the planned one costs nothing yet.
    expect(await totals('licenses')).toEqual({ cost_monthly: 44, cost_yearly: 528 });
    expect(await totals('licenses', { search_term: managed.name })).toEqual({ cost_monthly: 27, cost_yearly: 324 });
    const planned = await get('licenses/list', { segment_id: 'planned' });
    expect(planned.data).toMatchObject([{ active: 0, cost_monthly: null, cost_yearly: null }]);
    expect(planned.totals).toEqual({ cost_monthly: 0, cost_yearly: 0 });
  });

  it('of a person stands with their licences', async () => {
    const of = (id: number, query = {}) => get(`licenses/employee/${id}/list`, query);
    expect((await of(managed.id, { per_page: '1' })).totals).toEqual({ cost_monthly: 27, cost_yearly: 324 });
    expect((await of(ids['soon']!)).totals).toEqual({ cost_monthly: 0, cost_yearly: 0 });
    const { licences } = (await admin.get(`/api/employees/${managed.id}/assignments`)).body;
    expect(licences.map(({ cost_monthly: cost }: { cost_monthly: number }) => cost).toSorted()).toEqual([10, 12, 5]);
  });

  it('is on the home page, in all and by team', async () => {
    const { totals: sums, cost_by_team: teams } = await softwareAtHome();
    expect(sums).toEqual(whole);
    expect(teams.find(({ name }: TeamLine) => name === null)).toMatchObject({ licenses: 2, yearly: 204 });
    const [team] = teams.filter(({ name }: TeamLine) => name !== null);
    expect(team).toMatchObject({ licenses: 3, yearly: 324 });
    const filters = JSON.stringify({ conditions: [{ column: 'team', operator: 'is', values: [team.name] }] });
    expect(await totals('licenses', { filters })).toEqual({ cost_monthly: 27, cost_yearly: 324 });
  });

  it('is for a team manager that of their own people', async () => {
    const ofPeople = { cost_monthly: 27, cost_yearly: 324, unused_seats: null, unused_cost: null };
    const home = await softwareAtHome(manager);
    expect(home.totals).toEqual(ofPeople);
    expect(home.cost_by_team.reduce((sum: number, { yearly }: TeamLine) => Math.max(sum, yearly), 0)).toBe(324);
    expect(await totals('products', {}, manager)).toEqual(ofPeople);
    expect(await totals('products', { search_term: 'krap' }, manager)).toMatchObject({ cost_monthly: 5 });
    expect(await totals('licenses', {}, manager)).toEqual({ cost_monthly: 27, cost_yearly: 324 });
    expect(await softwareAtHome(await runtime.as('reseller'))).toBeNull();
  });

  it('leaves in the files of both lists', async () => {
    const written = async (list: string, columns: string) => {
      const { body } = await admin.get(`/api/software/${list}/list/excel`, { columns, search_term: 'kantoor' });
      const content = Buffer.from(await (await fetch(body.file_url)).arrayBuffer());
      const rows: unknown[] = [];
      for await (const part of readWorkbook(folder.write('software.xlsx', content)))
        rows.push(part.kind === 'header' ? part.headers : part.cells.at(-1));
      return rows;
    };
    expect(await written('products', 'name,unused_cost')).toEqual([
      ['Product', 'Cost of free seats'],
      expect.objectContaining({ value: 96 }),
    ]);
    const [headers, ...costs] = await written('licenses', 'name,person_name,team,cost_monthly');
    expect(headers).toEqual(['Product', 'Person', 'Team', 'Cost per month']);
    expect(costs).toMatchObject([{ value: 12 }, { value: 12 }]);
  });

  it('is rounded once in each sum, so that thirds of a price add up to it', async () => {
    // € 10 a quarter: each of three licences costs 3.33 a month, the three of them 10.
    const id = await product('Derden', { seat_cost: '10', cost_period: 'quarter' });
    const name = 'Drieling';
    const { id: team } = (await admin.post('/api/teams/add', { name })).body;
    const held = await Promise.all(['Een', 'Twee', 'Drie'].map((first) => person(first, { team_ids: [team] })));
    for (const employee of held) await assign(employee, id);
    const sums = { cost_monthly: 10, cost_yearly: 120 };
    expect(await byName('licenses', 'Derden')).toMatchObject({ cost_monthly: 3.33, cost_yearly: 40 });
    expect(await byName('products', 'Derden')).toMatchObject(sums);
    const found = { search_term: 'Derden' };
    expect([await totals('licenses', found), await totals('products', found)]).toMatchObject([sums, sums]);
    const page = (await admin.get(`/api/teams/${team}/detail`)).body;
    expect([page.costs.licences, page.people[0].cost_monthly]).toEqual([10, 3.33]);
    const { cost_by_team: teams } = await softwareAtHome();
    expect(teams.find((line: TeamLine) => line.name === name)).toMatchObject({ licenses: 3, yearly: 120 });
    const { licences } = (await admin.get(`/api/employees/${held[0]}/assignments`)).body;
    expect(licences).toMatchObject([{ cost_monthly: 3.33, cost_exact: 10 / 3 }]);
  });
});
