import { afterEach, expect, it } from 'vitest';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { aCar } from '#tests/builders/car.ts';
import { detailsOf, fieldsOf, startFleet } from '#tests/api/fleet/car-calls.ts';

const { runtime, admin, add } = await startFleet();
afterEach(() => pinToday(undefined));

const next = { year: 2027, source: 'sdworx.be, 02/01/2027', reference_petrol: 68, reference_diesel: '56', benefit_minimum: 1720, co2_index: '1,66' }; // prettier-ignore
const setYear = (over: Record<string, unknown> = {}) => admin.post('/api/belgium/parameters/set', { ...next, ...over });
const valueOf = (of: { parameters: { code: string }[] }, code: string) =>
  of.parameters.find((parameter) => parameter.code === code);

it('shows the figures of a year with their sources, and what changes with the next one', async () => {
  pinToday('2026-11-23');
  const { body } = await admin.get('/api/belgium/parameters');
  expect(body).toMatchObject({ data: { year: 2026, missing: [], added: 0 }, next: { year: 2027, added: 0 } });
  expect(body.years).toEqual([2023, 2024, 2025, 2026, 2027]);
  expect(valueOf(body.data, 'reference_petrol')).toMatchObject({
    value: 70,
    value_before: 71,
    source: { title: expect.stringContaining('Securex'), url: expect.stringContaining('https://'), checked: '23/11/2026' },
  });
  expect(valueOf(body.next, 'co2_times')).toMatchObject({ value: 5.5, value_before: 4 });
  expect(body.next.missing).toEqual(['reference_petrol', 'reference_diesel', 'benefit_minimum', 'co2_index']);
  const old = (await admin.get('/api/belgium/parameters', { year: '2024' })).body;
  expect([old.data.year, valueOf(old.data, 'benefit_minimum')]).toMatchObject([2024, { value: 1600, value_before: 1540 }]);
}); // prettier-ignore

it('takes the figures of a year that the product lacks: told in the feed, used everywhere at once', async () => {
  pinToday('2026-11-23');
  const id = await add(aCar());
  pinToday('2027-03-01');
  const figures = async () => {
    const row = (await admin.get('/api/cars/list')).body.data.find((each: { id: number }) => each.id === id);
    return [row.benefit_yearly, row.co2_contribution_monthly, row.unknown_year];
  };
  expect((await detailsOf(admin, id)).estimates.missing).toEqual([
    { figure: 'benefit_in_kind', reason: 'no_parameters', field: null },
    { figure: 'co2_contribution', reason: 'no_parameters', field: null },
  ]);
  expect(await figures()).toEqual([null, null, 2027]);
  expect((await setYear()).status).toBe(200);
  // 52340 x 70 % x 6/7 x (5.5 + (126 - 56) x 0.1 = 12.5 %), and (126 x 9 - 600) / 12 x 1.66.
  expect(await figures()).toEqual([3925.5, 73.87, undefined]);
  expect((await detailsOf(admin, id)).estimates).toMatchObject({ year: 2027, benefit_in_kind: { yearly: 3925.5 } });
  expect((await setYear({ reference_diesel: 55 })).status).toBe(200);
  expect(await figures()).toEqual([3956.9, 73.87, undefined]);
  const { data } = (await admin.get('/api/belgium/parameters', { year: '2027' })).body;
  expect(data).toMatchObject({ added: 1, missing: [] });
  expect(valueOf(data, 'reference_diesel')).toMatchObject({ value: 55, source: { title: next.source, url: null } });
  const { items } = (await admin.get('/api/activity/list', { relatedObject: 'user', relatedObjectId: '1' })).body;
  const told = items.filter((item: { event_type: string }) => item.event_type === 'parameters_updated');
  expect(told.map((item: { event_info_json: unknown }) => item.event_info_json)).toMatchObject([
    { year: 2027, reference_diesel: 55, source: next.source },
    { year: 2027, reference_diesel: 56, co2_index: 1.66 },
  ]);
});

it('refuses years that are known or far ahead, and figures that are none', async () => {
  pinToday('2026-11-23');
  const refused = async (over: Record<string, unknown>) => fieldsOf((await setYear(over)).body);
  expect(await refused({ year: 2026 })).toEqual(['year: the product has the figures of this year already']);
  expect(await refused({ year: 2028 })).toEqual(['year: field can be max 2027']);
  expect(await refused({ year: 2020 })).toEqual(['year: field must be at least 2023']);
  expect(await refused({ source: ' ' })).toEqual(['source: field is required']);
  expect(await refused({ co2_index: 'x', benefit_minimum: -1 })).toHaveLength(2);
  const reader = await runtime.as('reader');
  expect((await reader.post('/api/belgium/parameters/set', next)).status).toBe(403);
  expect((await reader.get('/api/belgium/parameters')).status).toBe(200);
  const without = await runtime.as('noFleet');
  expect((await without.get('/api/belgium/parameters')).status).toBe(403);
});
