import { afterEach, describe, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { aBicycle, aCar, aMotorbike } from '#tests/builders/car.ts';
import { detailsOf, fieldsOf, startFleet } from '#tests/api/fleet/car-calls.ts';
import { knowFigures } from '#tests/harness/known-figures.ts';

const { runtime, admin, add, features } = await startFleet();
const manager = await runtime.as('manager');
const TODAY = '2026-11-23';
const onDay = (day: string): void => pinToday(day);
afterEach(() => pinToday(undefined));

const rowOf = async (id: number, client = admin) => {
  const { data } = (await client.get('/api/cars/list', { segment_id: 'all', per_page: '500' })).body;
  return data.find((row: { id: number }) => row.id === id);
};
const figuresOf = async (id: number, client = admin) => {
  const { benefit_yearly: benefit, co2_contribution_monthly: contribution } = (await rowOf(id, client)) ?? {};
  return [benefit, contribution];
};

describe('the estimates of a vehicle', () => {
  it('stand in its details with their steps, and in its row', async () => {
    onDay(TODAY);
    const id = await add(aCar({ related_employee_id: 1, start_date: '01/01/2024', own_contribution: 50 }));
    const { estimates } = await detailsOf(admin, id);
    expect(estimates).toMatchObject({
      year: 2026,
      // 52340 x 76 % x 6/7 x 12.3 % = 4193.78, less 12 x 50.
      benefit_in_kind: { yearly: 3593.78, monthly: 299.48, percentage: 12.3, co2_used: 126 },
      // (126 x 9 - 600) / 12 x 1.6291.
      co2_contribution: { monthly: 72.49 },
      missing: [],
    });
    expect(estimates.benefit_in_kind.steps.map(({ code }: { code: string }) => code)).toEqual([
      'co2_nedc',
      'percentage',
      'age',
      'formula',
      'own_contribution',
      'per_month',
    ]);
    expect(estimates.co2_contribution.steps.at(-1)).toEqual({
      code: 'index',
      values: { amount: 44.5, index: 1.6291, result: 72.49 },
      parameters: ['co2_index'],
    });
    expect(await figuresOf(id)).toEqual([3593.78, 72.49]);
    // Whole years, before what the driver pays: 2023 at 94 and 88 %, reference 67, and so on to this year.
    expect(estimates.years.map(({ year }: { year: number }) => year)).toEqual([2023, 2024, 2025, 2026]);
    expect(estimates.years.at(-1)).toEqual({ year: 2026, benefit: 4247.3, co2_contribution: 869.88 });
  });

  it('follow a corrected value at once, and age by month', async () => {
    onDay('2026-02-28');
    const id = await add(aCar({ plate: '1-EST-002' }));
    // 52340 x 82 % x 6/7 x 12.3 %: the 48th month.
    expect(await figuresOf(id)).toEqual([4524.87, 72.49]);
    onDay('2026-03-01');
    expect(await figuresOf(id)).toEqual([4193.78, 72.49]);
    const { version } = await detailsOf(admin, id);
    const edited = { car_id: id, version, co2_g_km: 130, order_date: '01/07/2023', date_first_registration: '01/09/2023', date_commissioning: '01/09/2023' };
    expect((await admin.post('/api/cars/edit', edited)).status).toBe(200);
    // 52340 x 88 % x 6/7 x 12.7 %, and (130 x 9 - 600) / 12 x 4 x 1.6291.
    expect(await figuresOf(id)).toEqual([5013.87, 309.53]);
    // 2025: 52340 x 94 % x 6/7 x (5.5 + 7.1 = 12.6 %), and 47.5 x 2.75 x 1.5948.
    onDay('2025-03-01');
    expect(await figuresOf(id)).toEqual([5313.56, 208.32]);
  }); // prettier-ignore

  it('are split between the drivers of a year, each day once', async () => {
    onDay(TODAY);
    const id = await add(aCar({ plate: '1-EST-003', date_first_registration: '01/01/2022', related_employee_id: 1, start_date: '01/10/2025' })); // prettier-ignore
    const { version } = await detailsOf(admin, id);
    const changed = { car_id: id, version, related_employee_id: 2, change_date: '01/06/2026' };
    expect((await admin.post('/api/cars/edit', changed)).status).toBe(200);
    const { benefit_in_kind: benefit } = (await detailsOf(admin, id)).estimates;
    // The whole year at 76 %: 4193.78 x 151 / 365 and the rest.
    expect(benefit.this_year).toMatchObject([
      { employee_id: 1, start_date: '01/01/2026', end_date: '01/06/2026', days: 151, amount: 1734.96 },
      { employee_id: 2, start_date: '01/06/2026', end_date: '01/01/2027', days: 214, amount: 2458.82 },
    ]);
    expect(benefit.yearly).toBe(4193.78);
  });

  it('of a bicycle are its value for form 281.10, for whoever may see a benefit', async () => {
    onDay(TODAY);
    const ridden = await add(aBicycle({ related_employee_id: 2, cost_yearly: 900, operational_cost_yearly: 120 }));
    const value = async (client: typeof admin, id: number) => (await detailsOf(client, id)).estimates.form_281_10;
    expect(await value(admin, ridden)).toMatchObject({ yearly: 1020, steps: [{ code: 'bicycle_cost' }, { code: 'bicycle_running' }] }); // prettier-ignore
    expect(await value(await runtime.as('nowages'), ridden)).toBeUndefined();
    // Bought for 5,899: a fifth a year, and that of nobody is no wage.
    expect(await value(await runtime.as('nowages'), await add(aBicycle({ cost_yearly: '' })))).toMatchObject({ yearly: 1179.8 }); // prettier-ignore
  });

  it('say why there is none, and which field would change that', async () => {
    onDay(TODAY);
    const open = await add(aCar({ plate: '1-EST-004', fuel: 'lpg', co2_g_km: null, order_date: '01/02/2024', date_first_registration: '01/03/2024', date_commissioning: '01/03/2024' })); // prettier-ignore
    expect((await detailsOf(admin, open)).estimates).toEqual({
      year: 2026,
      benefit_in_kind: null,
      co2_contribution: null,
      years: [],
      missing: [
        { figure: 'benefit_in_kind', reason: 'value_missing', field: 'co2_g_km_wltp' },
        { figure: 'co2_contribution', reason: 'value_missing', field: 'co2_g_km_wltp' },
      ],
    });
    const reasons = async (body: Record<string, unknown>) =>
      (await detailsOf(admin, await add(body))).estimates.missing.map(({ reason }: { reason: string }) => reason);
    expect(await reasons(aBicycle())).toEqual(['bicycle', 'bicycle']);
    expect(await reasons(aMotorbike())).toEqual(['motorbike', 'motorbike']);
    expect(await reasons(aCar({ plate: '1-EST-005', is_utility_vehicle: 1 }))).toEqual(['utility_vehicle']);
    const archived = await add(aCar({ plate: '1-EST-006' }));
    await admin.post('/api/cars/delete', { id: archived });
    expect((await detailsOf(admin, archived)).estimates).toBeNull();
  });
});

it('have no contribution for a pool vehicle, nor for what is compared with it', async () => {
  onDay(TODAY);
  const id = await add(aCar({ plate: '1-EST-010', is_pool_vehicle: 1 }));
  const { estimates } = await detailsOf(admin, id);
  const why = [{ figure: 'co2_contribution', reason: 'pool_vehicle', field: null }];
  expect([estimates.co2_contribution, estimates.missing]).toEqual([null, why]);
  expect(estimates.years.at(-1)).toEqual({ year: 2026, benefit: 4247.3, co2_contribution: null });
  expect(await figuresOf(id)).toEqual([4193.78, null]);
  const other = { name: 'Kia EV6', fuel: 'electric', catalogue_value: '45.000,00', order_date: '01/12/2026', date_first_registration: '01/12/2026', yearly_cost: 9000 }; // prettier-ignore
  const { compared } = (await admin.post('/api/cars/whatIf', { car_id: id, alternatives: [other], years: [2026] }))
    .body;
  expect(compared.map((car: { missing: object[] }) => car.missing)).toEqual([why, why]);
  expect(compared[1].figures).toMatchObject([{ co2_contribution: null, cost: 9000 }]);
  const { cars, without_saving: unknown } = (await admin.get('/api/cars/co2Target', { target: '0' })).body.plan;
  expect([cars > 0, unknown]).toEqual([true, 0]);
});

describe('who sees the benefit', () => {
  it('is whoever may see wages; that of a vehicle of nobody is nobody’s wage', async () => {
    onDay(TODAY);
    const wageless = await runtime.as('nowages');
    const driven = await add(aCar({ plate: '1-EST-007', related_employee_id: 2, start_date: '01/01/2026' }));
    const pooled = await add(aCar({ plate: '1-EST-008' }));
    const { estimates } = await detailsOf(wageless, driven);
    expect([estimates, 'benefit_in_kind' in estimates]).toMatchObject([
      { co2_contribution: { monthly: 72.49 } },
      false,
    ]);
    expect((await detailsOf(wageless, pooled)).estimates.benefit_in_kind.yearly).toBe(4193.78);
    const row = await rowOf(driven, wageless);
    expect([row.co2_contribution_monthly, 'benefit_yearly' in row]).toEqual([72.49, false]);
    const sorted = await wageless.get('/api/cars/list', { segment_id: 'all', orderby_column: 'benefit_yearly' });
    expect([sorted.status, sorted.body.code]).toEqual([422, 'unknown_column']);
    // Another team's driver of before is named to nobody of this team.
    const shared = await add(aCar({ plate: '1-EST-009', related_employee_id: 1, start_date: '01/01/2026' }));
    await admin.post('/api/cars/edit', { car_id: shared, version: 1, related_employee_id: 2, change_date: '01/06/2026' }); // prettier-ignore
    const { this_year: periods } = (await detailsOf(manager, shared)).estimates.benefit_in_kind;
    expect(periods.map(({ employee_id: person }: { employee_id: number }) => person)).toEqual([2]);
  });
});

it('are added up for the home page, benefits only for whoever may see them', async () => {
  onDay(TODAY);
  const rows = (await admin.get('/api/cars/list', { segment_id: 'all', per_page: '500' })).body.data as {
    related_employee_id: number;
    benefit_yearly: number | null;
    co2_contribution_monthly: number | null;
  }[];
  const sum = (amounts: (number | null)[]): number =>
    Math.round(amounts.reduce<number>((total, each) => total + (each ?? 0), 0) * 100) / 100;
  const benefit = sum(rows.filter((row) => row.related_employee_id > 0).map((row) => row.benefit_yearly));
  const contribution = sum(rows.map((row) => (row.co2_contribution_monthly ?? 0) * 12));
  const homeOf = async (client: typeof admin) => (await client.get('/api/home')).body.fleet.estimates;
  expect(benefit).toBeGreaterThan(4000);
  const { by_team: teams, ...totals } = await homeOf(admin);
  expect(totals).toEqual({ benefit, co2_contribution: contribution, without: 1, unknown_year: null });
  expect(sum(teams.map((team: { yearly: number }) => team.yearly))).toBeCloseTo(contribution, 2);
  expect(sum(teams.map((team: { benefit: number }) => team.benefit))).toBeCloseTo(benefit, 2);
  const hidden = await homeOf(await runtime.as('nowages'));
  expect([hidden.benefit, hidden.co2_contribution, new Set(hidden.by_team.map((team: { benefit: null }) => team.benefit))]).toEqual([null, contribution, new Set([null])]);
}); // prettier-ignore

it('are none in a year whose figures nobody knows yet, which the home page says until somebody adds them', async () => {
  onDay('2030-01-01');
  const homeOf = async () => (await admin.get('/api/home')).body.fleet.estimates;
  expect(await homeOf()).toMatchObject({ benefit: 0, co2_contribution: 0, by_team: [], unknown_year: 2030 });
  await knowFigures(admin, 2030);
  const { unknown_year: year, benefit } = await homeOf();
  expect(year).toBeNull();
  expect(benefit).toBeGreaterThan(4000);
});

it('takes the CO2 of the corresponding car, which a fake hybrid alone keeps', async () => {
  onDay('2026-06-15');
  await features(['enable_cars_usage_type'], ['cars/import', 'cars/extra-fuels']);
  const hybrid = aCar({ plate: '1-FAK-001', fuel: 'fake_hybrid_gas', co2_g_km: null, co2_g_km_wltp: 35, co2_g_km_corresponding: 140 }); // prettier-ignore
  const { id } = (await admin.post('/api/cars/add', hybrid)).body;
  const stepsOf = (details: { estimates: { benefit_in_kind: { steps: { code: string }[] } } }) =>
    details.estimates.benefit_in_kind.steps.map(({ code }) => code);
  const kept = await detailsOf(admin, id);
  expect([kept.co2_g_km_corresponding, stepsOf(kept)[0]]).toEqual([140, 'co2_corresponding']);
  const edit = (body: object) => admin.post('/api/cars/edit', { car_id: id, ...body });
  expect((await edit({ co2_g_km_corresponding: '' })).status).toBe(200);
  expect(stepsOf(await detailsOf(admin, id)).slice(0, 2)).toEqual(['co2_wltp', 'fake_hybrid']);
  expect((await edit({ co2_g_km_corresponding: 140 })).status).toBe(200);
  expect((await edit({ fuel: 'hybrid_gas' })).status).toBe(200);
  expect((await detailsOf(admin, id)).co2_g_km_corresponding).toBeNull();
  const refused = [
    await edit({ co2_g_km_corresponding: 120 }),
    await admin.post('/api/cars/add', { ...hybrid, plate: '1-FAK-002', fuel: 'gas' }),
  ];
  const feed = (await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id })).body.items;
  await features(['enable_cars_usage_type'], ['cars/import', 'cars/pool-cars', 'cars/order-date']);
  for (const { status, body } of refused)
    expect([status, fieldsOf(body)]).toEqual([
      422,
      ['co2_g_km_corresponding: only a fake hybrid has a corresponding car'],
    ]);
  expect(feed[0].event_info_json.changes).toEqual([
    { field: 'fuel', old: 'fake_hybrid_gas', new: 'hybrid_gas' },
    { field: 'co2_g_km_corresponding', old: 140, new: null },
  ]);
});
