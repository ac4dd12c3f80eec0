import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { aBicycle, aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';

const home = async (client = admin) => (await client.get('/api/home')).body;

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  await admin.post('/api/settings/features', { integration_features: ['cars/import', 'cars/pool-cars'] });
});

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
    expect(software.licenses_per_month).toHaveLength(12);
    expect(sum(software.licenses_per_month, 'licenses')).toBe(0);
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

  it('counts CO₂ of the vehicles that say it', async () => {
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

  it('shows the age of assets, and what is past the life of its type', async () => {
    const owner = (await admin.get('/api/employees/list')).body.data[0].id;
    const type = await admin.post('/api/assetTypes/add', { name: 'Ages', life_years: 2 });
    for (const since of ['01/01/2020', toDmy(addDays(today(), -500)), toDmy(today())]) {
      const asset = { assetTypeId: type.body.id, ownerEmployeeId: owner, start_date: since, price: '' };
      expect((await admin.post('/api/assets/add', asset)).status).toBe(200);
    }
    const { ages, due_within_year: soon } = (await home()).assets;
    const told = ages.map(({ assets, due }: { assets: number; due: number }) => [assets, due]);
    expect([told, soon]).toEqual([[[1, 0], [1, 0], [0, 0], [0, 0], [0, 0], [1, 1]], 1]); // prettier-ignore
    const edit = (body: object) => admin.post('/api/assetTypes/edit', { id: type.body.id, ...body });
    expect((await edit({ life_years: 31 })).body.fields[0].path).toBe('life_years');
    await edit({ life_years: null });
    expect((await home()).assets).toMatchObject({ due_within_year: 0 });
    const listed = (await admin.get('/api/assetTypes/list')).body.data;
    expect(listed.find(({ id }: { id: number }) => id === type.body.id).life_years).toBeNull();
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

  it('counts the vehicles that nobody drives and that are paid for', async () => {
    const cost = { cost_yearly: 1200, operational_cost_yearly: 240 };
    const person = (await admin.get('/api/employees/list')).body.data[0].id;
    const before = (await home()).fleet.idle;
    const listed = async () => (await admin.get('/api/cars/list', { segment_id: 'idle' })).body.count;
    const added = [
      await admin.post('/api/cars/add', aCar(cost)),
      // A pool vehicle is nobody's by its nature, one without a cost costs nothing, and one with a driver is of use.
      await admin.post('/api/cars/add', aCar({ ...cost, is_pool_vehicle: 1 })),
      await admin.post('/api/cars/add', aCar({ cost_yearly: null, operational_cost_yearly: null })),
      await admin.post('/api/cars/add', aCar({ ...cost, related_employee_id: person })),
      await admin.post('/api/cars/add', aCar({ ...cost, currency: 'USD' })),
    ];
    const { idle } = (await home()).fleet;
    expect([idle.vehicles - before.vehicles, idle.yearly - before.yearly]).toEqual([1, 1440]);
    expect(await listed()).toBe(idle.vehicles);
    for (const { body } of added)
      expect((await admin.post('/api/cars/delete', { id: body.id, date_end: toDmy(today()) })).status).toBe(200);
    expect((await home()).fleet.idle).toEqual(before);
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
    expect((await home()).software.licenses_per_month.at(-1).licenses).toBe(2);
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

  it('tells what each month costs, of everybody and of the people of a manager', async () => {
    const manager = await runtime.as('manager');
    const employees = async (who: ApiClient) => (await who.get('/api/employees/list')).body.data;
    const ofManager = await employees(manager);
    const [own, absent] = ofManager;
    const theirs = new Set(ofManager.map(({ id }: { id: number }) => id));
    const other = (await employees(admin)).find(({ id }: { id: number }) => !theirs.has(id));
    const product = { name: 'Months', url: 'months.example', seats: 5, seat_cost: 10, cost_period: 'month' };
    const { id } = (await admin.post('/api/software/products/add', product)).body;
    for (const employee_id of [own.id, other.id])
      await admin.post('/api/software/licenses/add', { product_id: id, employee_id });
    const days = { start_date: toDmy(today()), end_date: toDmy(today()) };
    const training = (await admin.post('/api/trainings/add', { name: 'Costly', cost: 300, ...days })).body.id;
    for (const employee_id of [own.id, absent.id, other.id])
      expect((await admin.post('/api/trainings/participants/add', { training_id: training, employee_id })).status).toBe(
        200,
      );
    // Who did not pursue it takes part and shares no cost.
    const notPursued = { training_id: training, employee_ids: [absent.id], status: 'not_pursued' };
    expect((await admin.post('/api/trainings/participants/updateStatus', notPursued)).status).toBe(200);
    const costs = async (who: ApiClient) => {
      const { software, trainings } = await home(who);
      return [software, trainings].map(({ cost_per_month: months }) => months.at(-1).cost);
    };
    expect(await costs(admin)).toEqual([50, 300]);
    const seats = [{ id, name: 'Months', seats: 5, used: 2 }];
    expect((await home()).software).toMatchObject({ seats, products_with_seats: 1 });
    expect(await costs(manager)).toEqual([10, 150]);
  });

  it('tells a manager what the vehicles of their people cost, and nothing of those that nobody drives', async () => {
    const manager = await runtime.as('manager');
    const [own] = (await manager.get('/api/employees/list')).body.data;
    const figures = async (who: ApiClient) => {
      const { fleet } = await home(who);
      const ofNobody = fleet.cost_by_team.find(({ team_id: team }: { team_id: number | null }) => team === null);
      return { month: fleet.cost_per_month.at(-1).lease, free: ofNobody?.yearly ?? 0, idle: fleet.idle.vehicles };
    };
    const before = [await figures(admin), await figures(manager)] as const;
    const add = async (plate: string, over: object): Promise<number> =>
      (await admin.post('/api/cars/add', aCar({ plate, cost_yearly: 1200, operational_cost_yearly: 0, ...over }))).body
        .id;
    await add('1-COS-001', { related_employee_id: own.id, chassis_number: '' });
    const free = await add('1-COS-002', { related_employee_id: 0, chassis_number: '' });
    expect(await figures(admin)).toEqual({
      month: before[0].month + 200,
      free: before[0].free + 1200,
      idle: before[0].idle + 1,
    });
    const ofManager = { month: before[1].month + 100, free: 0, idle: 0 };
    expect(await figures(manager)).toEqual(ofManager);
    // An archived vehicle that nobody drove counts as little.
    await admin.post('/api/cars/delete', { id: free });
    expect(await figures(manager)).toEqual(ofManager);
  });

  it('names who leaves within 30 days and still has something, to whoever may know last days', async () => {
    const person = async (last_name: string, days: number): Promise<number> => {
      const active_until = toDmy(addDays(today(), days));
      const body = { first_name: 'Leaver', last_name, start_date: '01/01/2024', active_until };
      return (await admin.post('/api/employees/add', body)).body.id;
    };
    const [soon, far, empty] = [await person('Soon', 30), await person('Far', 31), await person('Empty', 5)];
    for (const [at, related_employee_id] of [soon, far].entries())
      await admin.post('/api/cars/add', aCar({ related_employee_id, plate: `1-LEA-10${at}` }));
    const { leavers } = (await home()).people;
    expect(leavers).toEqual([
      {
        employee_id: soon,
        name: 'Leaver Soon',
        date: toDmy(addDays(today(), 30)),
        vehicles: 1,
        assets: 0,
        licences: 0,
      },
    ]);
    expect((await home(await runtime.as('nowages'))).people.leavers).toEqual([]);
    for (const id of [soon, far, empty]) expect(id).toBeGreaterThan(0);
  });
});
