import { afterEach, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { aBicycle, aCar } from '#tests/builders/car.ts';
import { startFleet } from '#tests/api/fleet/car-calls.ts';

const { runtime, admin, add } = await startFleet();
afterEach(() => pinToday(undefined));

const electric = { name: 'Kia EV6', fuel: 'electric', catalogue_value: '45.000,00', order_date: '01/12/2026', date_first_registration: '01/12/2026', yearly_cost: 9000 }; // prettier-ignore

it('compares the car of a driver with others by year, with the figures of this year where later ones are unknown', async () => {
  pinToday('2026-11-23');
  const id = await add(aCar({ related_employee_id: 2, start_date: '01/01/2026', cost_yearly: 8000, operational_cost_yearly: 1000 })); // prettier-ignore
  const ask = async (client: typeof admin, body: object) => (await client.post('/api/cars/whatIf', body)).body;
  const answer = await ask(admin, { employee_id: 2, alternatives: [electric] });
  expect(answer.years).toEqual([2026, 2027, 2028, 2029]);
  const [present, other] = answer.compared;
  expect([present.name, present.car_id, other.name, other.car_id]).toEqual(['BMW 320d Touring', id, 'Kia EV6', null]);
  // An order of 2021 pays neither the multiplier nor the higher minimum: 72.49 x 12, and 9000 beside it.
  expect(present.figures).toMatchObject([
    { year: 2026, assumed: 0, benefit: 4247.3, co2_contribution: 869.88, cost: 9869.88 },
    // Two months at 76 %, the rest at 70 %: (4193.78 x 59 + 3862.69 x 306) / 365.
    { year: 2027, assumed: 1, benefit: 3916.21, co2_contribution: 869.88, cost: 9869.88 },
    { year: 2028, assumed: 1, benefit: 3862.69 },
    { year: 2029, assumed: 1, benefit: 3862.69 },
  ]);
  // 42.34 x 12 this year; minimum 28.57 and 31.15 x 1.6291 later.
  expect(other.figures).toMatchObject([
    { benefit: 1690, co2_contribution: 508.08, cost: 9508.08 },
    { benefit: 1690, co2_contribution: 558.48 },
    { benefit: 1690, co2_contribution: 609 },
    { benefit: 1690, co2_contribution: 609 },
  ]);
  expect((await ask(admin, { car_id: id, alternatives: [], years: [2026] })).compared).toEqual([{ ...present, figures: [present.figures[0]] }]); // prettier-ignore
  const hidden = await ask(await runtime.as('nowages'), { car_id: id, alternatives: [electric] });
  expect(hidden.compared.flatMap((car: { figures: object[] }) => car.figures).some((of: object) => 'benefit' in of)).toBe(false); // prettier-ignore
  const foreign = await add(aCar({ plate: '1-FOR-001', related_employee_id: 1 }));
  expect((await ask(await runtime.as('manager'), { car_id: foreign, alternatives: [] })).code).toBe('not_found');
});

it('stands in with the last known year in the first days of a year whose figures are not published', async () => {
  pinToday('2030-01-04');
  const { years, compared } = (await admin.post('/api/cars/whatIf', { alternatives: [electric] })).body;
  expect(years).toEqual([2030]);
  const [car] = compared;
  // Nothing is told as the figure of today: only the years to come are assumed.
  expect([car.benefit_in_kind, car.co2_contribution]).toEqual([null, null]);
  expect(car.missing.map((each: { reason: string }) => each.reason)).toEqual(['no_parameters', 'no_parameters']);
  const [figures] = car.figures;
  expect([figures.year, figures.assumed]).toEqual([2030, 1]);
  expect(figures.benefit).toBeGreaterThan(0);
  expect(figures.co2_contribution).toBeGreaterThan(0);
  expect(figures.cost).toBeGreaterThan(9000);
});

it('names every missing or impossible field of another car, and says how the figures were computed', async () => {
  pinToday('2026-11-23');
  const ask = async (...alternatives: object[]) => admin.post('/api/cars/whatIf', { alternatives });
  const { co2_g_km_wltp: _, ...bare } = { ...electric, fuel: 'diesel', co2_g_km_wltp: '' };
  expect((await ask({}, { ...bare, catalogue_value: '0', order_date: '01/12/1926' })).body.fields.map((field: { path: string; code: string }) => `${field.path} ${field.code}`)).toEqual([
    'alternatives.0.fuel required',
    'alternatives.0.catalogue_value required',
    'alternatives.0.order_date required',
    'alternatives.0.date_first_registration required',
    'alternatives.1.catalogue_value must_be_positive',
    'alternatives.1.co2_g_km_wltp required',
    'alternatives.1.order_date date_before_min',
  ]); // prettier-ignore
  const { compared } = (await ask({ ...electric, fuel: 'diesel', co2_g_km_wltp: 130 })).body;
  const [{ benefit_in_kind: benefit, co2_contribution: contribution }] = compared;
  // 45,000 x 6/7 x 12.7 % and (130 x 9 - 600) / 12 x 4 x 1.6291.
  expect([benefit.yearly, benefit.monthly, contribution.monthly]).toEqual([4898.57, 408.21, 309.53]);
  expect(benefit.steps.map((each: { code: string }) => each.code)).toEqual(['co2_wltp', 'percentage', 'age', 'formula', 'per_month']); // prettier-ignore
  // Nobody saves what is not known: without the cost of the car there is no yearly cost.
  expect((await ask({ ...electric, yearly_cost: '' })).body.compared[0].figures[0]).toMatchObject({
    co2_contribution: 508.08,
    cost: null,
  });
  // A fake hybrid counts as the car that is listed for it: 45,000 x 6/7 x (5.5 + 5.0 = 10.5 %).
  const hybrid = { ...electric, fuel: 'fake_hybrid_gas', co2_g_km_corresponding: 120 };
  expect((await ask(hybrid)).body.compared[0].benefit_in_kind.yearly).toBe(4050);
  expect((await ask({ ...hybrid, fuel: 'hybrid_gas', co2_g_km_wltp: 40 })).body.fields).toMatchObject([{ path: 'alternatives.0.co2_g_km_corresponding', code: 'not_fake_hybrid' }]); // prettier-ignore
});

it('tells which cars to replace first until the average of the whole fleet is at most a target', async () => {
  const { runtime: own, admin: chief, add: addTo } = await startFleet();
  pinToday('2026-11-23');
  await addTo(aCar({ plate: '1-TGT-001', related_employee_id: 1 }));
  const dirty = await addTo(aCar({ plate: '1-TGT-002', fuel: 'gas', co2_g_km: 150, date_first_registration: '01/03/2024', date_commissioning: '01/03/2024', order_date: '01/02/2024' })); // prettier-ignore
  await addTo(aCar({ plate: '1-TGT-003', fuel: 'electric', co2_g_km: '' }));
  await addTo(aCar({ plate: '1-TGT-004', fuel: 'gas', co2_g_km: '' }));
  await addTo(aBicycle());
  const ask = async (client: typeof chief, target?: number) => client.get('/api/cars/co2Target', target === undefined ? {} : { target }); // prettier-ignore
  expect((await ask(chief)).body).toEqual({ average: 92, vehicles: 3, unknown: 1, electric_yearly: 508.08 });
  const { plan } = (await ask(chief, 50)).body;
  // (150 x 9 - 768) / 12 x 4 x 1.6291 = 316.05 a month, where an electric one costs 42.34.
  expect(plan).toMatchObject({ target: 50, cars: 1, average_after: 42, saving_yearly: 3284.52, without_saving: 0 });
  expect(plan.data).toMatchObject([{ id: dirty, co2_g_km: 150, contribution_yearly: 3792.6, average_after: 42 }]);
  expect((await ask(chief, 0)).body.plan).toMatchObject({ cars: 2, average_after: 0, saving_yearly: 3646.32 });
  expect((await ask(chief, 92)).body.plan).toMatchObject({ cars: 0, average_after: 92, saving_yearly: 0, data: [] });
  expect((await ask(chief, 501)).body.fields[0]).toMatchObject({ path: 'target', code: 'max' });
  // A manager plans for what they see: the vehicles of their people and those of nobody.
  expect((await ask(await own.as('manager'))).body).toMatchObject({ average: 75, vehicles: 2 });
});
