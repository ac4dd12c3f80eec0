import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { aBicycle, aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startRuntime, type Runtime } from '#tests/harness/runtime.ts';

let runtime: Runtime;
let admin: ApiClient;

const home = async (client = admin) => (await client.get('/api/home')).body;

beforeAll(async () => {
  runtime = await startRuntime();
  admin = await runtime.as('admin');
  await admin.post('/api/settings/features', { integration_features: ['cars/import', 'cars/pool-cars'] });
});
afterAll(() => runtime.close());

describe('the home page', () => {
  it('is all zeros for an empty fleet', async () => {
    const { fleet } = await home();
    expect(fleet).toMatchObject({ vehicles: 0, unassigned: 0, pool: 0, not_payroll_ready: 0, cost_by_team: [] });
    expect(fleet.cost_per_month).toHaveLength(12);
    expect(fleet.co2).toMatchObject({ average: null, average_year_ago: null });
    expect(fleet.co2.bins.map(({ vehicles }: { vehicles: number }) => vehicles)).toEqual([0, 0, 0, 0, 0, 0]);
    const { assets, software, trainings, daysOff, contracts, people, today: day, failed } = await home();
    const sum = (months: Record<string, number>[], key: string) => months.reduce((all, each) => all + each[key]!, 0);
    expect(sum(assets.ages, 'assets')).toBe(0);
    expect(software).toMatchObject({ left_cost: 0, renewals_ahead: [], seats: [], products_with_seats: 0 });
    for (const { cost_per_month: months } of [software, trainings])
      expect([months.length, sum(months, 'cost')]).toEqual([12, 0]);
    expect(trainings).toMatchObject({ expired_names: [], next_expiry: null });
    expect([trainings.certificates_ahead.length, sum(trainings.certificates_ahead, 'count')]).toEqual([12, 0]);
    const nothing = { count: 0, begun: 0, first: null };
    expect(daysOff).toMatchObject({ away_in_part: 0, may_decide: true, waiting: { mine: nothing, team: nothing } });
    const none = { count: 0, oldest: null, deadline: null };
    expect(contracts).toEqual({ mine: none, team: none });
    expect(people.leavers).toEqual([]);
    expect([day, failed]).toEqual([toDmy(today()), []]);
  });

  it('counts CO₂, and the age of assets since their first owner', async () => {
    const clean = { co2_g_km: 0, co2_g_km_wltp: 0, fuel: 'electric' };
    const dirty = await admin.post('/api/cars/add', aCar({ co2_g_km: null, co2_g_km_wltp: 140, fuel: 'diesel' }));
    const electric = await admin.post('/api/cars/add', aCar(clean));
    const { co2 } = (await home()).fleet;
    expect([co2.average, co2.bins.map(({ vehicles }: { vehicles: number }) => vehicles)]).toEqual([
      70,
      [1, 0, 0, 0, 1, 0],
    ]);
    for (const { body } of [dirty, electric])
      expect((await admin.post('/api/cars/delete', { id: body.id, date_end: toDmy(today()) })).status).toBe(200);
  });

  it('counts what the lists count', async () => {
    const person = (await admin.get('/api/employees/list')).body.data[0].id;
    const used = { date_first_registration: '01/01/2020', date_commissioning: '01/01/2020' };
    const cost = { cost_yearly: 1200, operational_cost_yearly: 240, ...used };
    await admin.post('/api/cars/add', aCar({ ...cost, related_employee_id: person }));
    await admin.post('/api/cars/add', aBicycle());
    const { fleet } = await home();
    const count = async (segment_id: string) => (await admin.get('/api/cars/list', { segment_id })).body.count;
    expect([fleet.vehicles, fleet.unassigned, fleet.not_payroll_ready]).toEqual([
      await count('all'),
      await count('unassigned'),
      await count('not_payroll_ready'),
    ]);
    expect(fleet.cost_per_month.at(-1)).toMatchObject({ lease: 100, operational: 20 });
    expect(
      fleet.cost_by_team.map((team: { yearly: number }) => team.yearly).reduce((a: number, b: number) => a + b),
    ).toBe(1440);
  });

  it('counts by team what the list of that team shows', async () => {
    const teams = (await admin.get('/api/teams/list')).body.data.slice(0, 2);
    const { id, version } = (await admin.get('/api/employees/list')).body.data[0];
    const several = { id, version, team_ids: teams.map((team: { id: number }) => team.id) };
    expect((await admin.post('/api/employees/edit', several)).status).toBe(200);
    const { fleet } = await home();
    const costOf = (name: string | null) =>
      fleet.cost_by_team.find((team: { name: string | null }) => team.name === name);
    const list = async (condition: object) =>
      (await admin.get('/api/cars/list', { filters: JSON.stringify({ conditions: [condition] }) })).body;
    for (const { name } of teams) {
      const { count, data } = await list({ column: 'team', operator: 'is', values: [name] });
      expect(count).toBe(1);
      expect(data[0].team_names).toContain(name);
      expect(costOf(name)).toMatchObject({ vehicles: count, yearly: 1440 });
    }
    expect(costOf(null).vehicles).toBe((await list({ column: 'team', operator: 'empty' })).count);
    // The rows of drivers show the new name of a team.
    const [renamed] = teams;
    await admin.post('/api/teams/edit', { id: renamed.id, version: renamed.version, name: 'Sales, North' });
    expect((await list({ column: 'team', operator: 'is', values: ['sales, north'] })).count).toBe(1);
    expect((await list({ column: 'team', operator: 'not', values: ['Sales, North'] })).count).toBe(1);
  });

  it('counts licences, those of people who left, and renewals, as the lists of software do', async () => {
    expect((await home()).software).toMatchObject({ products: 0, licenses: 0, left: 0, renewals: 0 });
    const person = async (first_name: string): Promise<number> =>
      (await admin.post('/api/employees/add', { first_name, last_name: 'Tile', start_date: '01/01/2024' })).body.id;
    const [stays, leaves] = [await person('Stays'), await person('Leaves')];
    const product = async (name: string, renewal_date?: string): Promise<number> =>
      (await admin.post('/api/software/products/add', { name, url: 'tile.example', renewal_date })).body.id;
    const [soon, far] = [
      await product('Soon', toDmy(addDays(today(), 59))),
      await product('Far', toDmy(addDays(today(), 61))),
    ];
    for (const [product_id, employee_id] of [
      [soon, stays],
      [soon, leaves],
      [far, stays],
    ])
      // prettier-ignore
      await admin.post('/api/software/licenses/add', { product_id, employee_id });
    const { licenses } = (await home()).software;
    await admin.post('/api/employees/delete', { id: leaves });
    const ended = (await admin.get(`/api/software/licenses/employee/${stays}/list`)).body.data.find(
      ({ product_id: id }: { product_id: number }) => id === far,
    );
    await admin.post('/api/software/licenses/delete', { license_id: ended.id });
    expect([licenses, (await home()).software]).toMatchObject([3, { products: 2, licenses: 2, left: 1, renewals: 1 }]);
    const count = async (list: string, segment_id: string) =>
      (await admin.get(`/api/software/${list}/list`, { segment_id })).body.count;
    expect([await count('licenses', 'all'), await count('licenses', 'left'), await count('products', 'renewal')]).toEqual(
      [2, 1, 1],
    ); // prettier-ignore
    expect((await home(await runtime.as('manager'))).software.licenses).toBe(0);
    expect((await home(await runtime.as('reseller'))).software).toBeNull();
  });

  it('counts for the navigation what each list counts, for the areas that the user may open', async () => {
    const countsFor = async (client: ApiClient) => (await client.get('/api/home/counts')).body.counts;
    const manager = await runtime.as('manager');
    for (const client of [admin, manager]) {
      const [people, cars] = await Promise.all(['employees', 'cars'].map((area) => client.get(`/api/${area}/list`)));
      expect(await countsFor(client)).toMatchObject({ employee: people?.body.count, car: cars?.body.count });
    }
    expect((await countsFor(manager)).employee).toBeLessThan((await countsFor(admin)).employee);
    expect(await countsFor(await runtime.as('reseller'))).toEqual({ contract_template: 0 });
  });

  it('shows a manager only their people, and nobody an area they may not open', async () => {
    const [whole, part] = [await home(), await home(await runtime.as('manager'))];
    expect(part.people.active).toBeLessThan(whole.people.active);
    expect(part.fleet.vehicles).toBeLessThanOrEqual(whole.fleet.vehicles);
    expect((await home(await runtime.as('reseller'))).fleet).toBeNull();
    expect((await home(await runtime.as('nowages'))).people.joined_this_month).toBeNull();
  });
});
