import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { handler as sweep } from '#functions/workflows/bulk-run/sweep.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

type Type = 'car' | 'asset' | 'software_license';

let laptop = 0;
let count = 0;

const TAKER = employeeIdOf('reader');
const OTHER = employeeIdOf('default');
const start = today();
/** The day a number of days from today, as dd/mm/yyyy. */
const on = (offset: number): string => toDmy(addDays(start, offset));
const moveClock = (offset: number): void => pinToday(addDays(start, offset));

const post = async (path: string, body: Record<string, unknown>): Promise<number> => {
  const { status, body: answer } = await admin.post(path, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.id;
};
const person = (over: Record<string, unknown> = {}): Promise<number> =>
  post('/api/employees/add', { first_name: 'Lea', last_name: `Leaver ${(count += 1)}`, ...over });
const car = (driver: number): Promise<number> =>
  post('/api/cars/add', {
    ...aCar({ plate: `1-DAY-${(count += 1)}`, chassis_number: '', related_employee_id: driver }),
    start_date: on(-100),
  });
const asset = (ownerEmployeeId: number, since = -100): Promise<number> =>
  post('/api/assets/add', { assetTypeId: laptop, ownerEmployeeId, start_date: on(since) });
const licence = async (employee_id: number, since = -100): Promise<number> => {
  const product_id = await post('/api/software/products/add', { name: `Tool ${(count += 1)}`, url: 'tool.example' });
  return post('/api/software/licenses/add', { product_id, employee_id, start_date: on(since) });
};
const drive = (id: number, driver: number, day: number) =>
  post('/api/cars/edit', { car_id: id, related_employee_id: driver, change_date: on(day) });

const item = (type: Type, id: number, action: string, to_employee_id?: number) => ({
  type,
  id,
  action,
  ...(to_employee_id && { to_employee_id }),
});
const run = async (employee_id: number, items: unknown[], date?: string) => {
  const { status, body } = await admin.post('/api/employees/leaverRun', { employee_id, items, ...(date && { date }) });
  expect(status, JSON.stringify(body)).toBe(200);
  return { ...(await ended(admin, body.run_id)), warnings: body.warnings };
};
const list = async (employee: number) => (await admin.get(`/api/employees/${employee}/leaver`)).body;
const periods = async (path: string, id: number): Promise<[number, string, string | null][]> =>
  (await admin.get(`/api/${path}/${id}/assignments`)).body.periods
    .map((held: { employee: { id: number }; start_date: string; end_date: string | null }) => [
      held.employee.id,
      held.start_date,
      held.end_date,
    ])
    .toReversed();
const driverOf = async (id: number) => (await admin.get(`/api/cars/${id}/detail`)).body.details.related_employee_id;
const ownerOf = async (id: number) => (await admin.get(`/api/assets/${id}/detail`)).body.asset.owner_employee_id;
const licenceOf = async (id: number) => (await admin.get(`/api/software/licenses/${id}/detail`)).body.details;

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  laptop = await post('/api/assetTypes/add', { name: 'Laptop' });
});
afterEach(() => pinToday(undefined));

describe('the checklist of somebody who leaves later', () => {
  it('begins with the day after the last one, planned or past', async () => {
    const leaver = await person();
    await admin.post('/api/employees/delete', { id: leaver, active_until: on(5) });
    expect((await list(leaver)).date).toBe(on(6));
    moveClock(30);
    expect((await list(leaver)).date).toBe(on(6));
  });

  it('lists what they hold, with what is planned for it, and what will come to them', async () => {
    const leaver = await person();
    const [theirs, coming, ending] = [await car(leaver), await car(OTHER), await asset(leaver)];
    const tool = await licence(leaver, 20);
    await drive(theirs, TAKER, 10);
    await drive(coming, leaver, 15);
    await post('/api/assets/return', { id: ending, end_date: on(8) });
    const checklist = await list(leaver);
    expect(checklist.vehicles).toMatchObject([
      { id: theirs, start_date: on(-100), end_date: on(10), planned: { employee_id: TAKER, start_date: on(10) } },
      { id: coming, start_date: on(15), end_date: null, planned_end: null },
    ]);
    expect(checklist.assets).toMatchObject([{ id: ending, end_date: on(8), planned: { employee_id: 0, name: null } }]);
    expect(checklist.licences).toMatchObject([{ id: tool, start_date: on(20) }]);
    const { held } = (await admin.post('/api/employees/delete', { id: leaver, active_until: on(30) })).body;
    expect(held.vehicles.map(({ id }: { id: number }) => id)).toEqual([theirs, coming]);
    const holds = async (day?: string) =>
      (await admin.get(`/api/employees/${leaver}/assignments`, day === undefined ? {} : { on: day })).body.vehicles.map(
        ({ id }: { id: number }) => id,
      );
    expect([await holds(), await holds(on(12)), await holds(on(15))]).toEqual([[theirs], [], [coming]]);
  });

  it('is one picture with what they held before, by the rights to each kind', async () => {
    const leaver = await person();
    const [theirs, thing, tool] = [await car(leaver), await asset(leaver, -50), await licence(leaver, 20)];
    await drive(theirs, TAKER, -40);
    await drive(theirs, leaver, 10);
    const history = async (client: ApiClient) =>
      (await client.get(`/api/employees/${leaver}/heldHistory`)).body.items.map(
        ({ type, id, periods: days }: { type: Type; id: number; periods: Record<string, string>[] }) => [
          type,
          id,
          ...days.map(({ start_date: start, end_date: end }) => `${start} ${end}`),
        ],
      );
    expect(await history(admin)).toEqual([
      ['car', theirs, `${on(-100)} ${on(-40)}`, `${on(10)} null`],
      ['asset', thing, `${on(-50)} null`],
      ['software_license', tool, `${on(20)} null`],
    ]);
    const noFleet = await runtime.as('noFleet');
    expect((await history(noFleet)).map(([type]: [string]) => type)).toEqual(['asset', 'software_license']);
    const { vehicles } = (await admin.get(`/api/employees/${leaver}/assignments`, { on: on(-60) })).body;
    expect(vehicles).toMatchObject([{ id: theirs, cost_monthly: null }]);
    await post('/api/cars/edit', { car_id: theirs, cost_yearly: 7000.9, operational_cost_yearly: 1000 });
    const costly = (await admin.get(`/api/employees/${leaver}/assignments`, { on: on(-60) })).body.vehicles;
    expect(costly).toMatchObject([{ cost_monthly: 666.74 }]);
  });

  it('plans everything for that day, on which it is free or of others', async () => {
    const leaver = await person();
    const [back, on_] = [await car(leaver), await car(leaver)];
    const [stock, moved] = [await asset(leaver), await asset(leaver)];
    const [off, given] = [await licence(leaver), await licence(leaver)];
    await admin.post('/api/employees/delete', { id: leaver, active_until: on(5) });
    const result = await run(leaver, [
      item('car', back, 'return'),
      item('car', on_, 'transfer', TAKER),
      item('asset', stock, 'return'),
      item('asset', moved, 'transfer', TAKER),
      item('software_license', off, 'return'),
      item('software_license', given, 'transfer', TAKER),
    ]);
    expect([result.done, result.failed, result.warnings]).toEqual([6, 0, undefined]);
    const holders = async () => [
      [await driverOf(back), await driverOf(on_), await ownerOf(stock), await ownerOf(moved)],
      [(await licenceOf(off)).active, (await licenceOf(given)).employee_id],
    ];
    const unchanged = [
      [leaver, leaver, leaver, leaver],
      [1, leaver],
    ];
    expect(await holders()).toEqual(unchanged);
    moveClock(5);
    expect(await holders()).toEqual(unchanged);
    moveClock(6);
    expect(await holders()).toEqual([
      [0, TAKER, 0, TAKER],
      [0, TAKER],
    ]);
    const left = await list(leaver);
    expect([left.vehicles, left.assets, left.licences]).toEqual([[], [], []]);
    expect((await admin.post('/api/cars/edit', { car_id: back, related_employee_id: OTHER })).status).toBe(200);
  });

  it('can be undone before the day', async () => {
    const leaver = await person();
    const [vehicle, thing, tool] = [await car(leaver), await asset(leaver), await licence(leaver)];
    const items = [item('car', vehicle, 'return'), item('asset', thing, 'transfer', TAKER), item('software_license', tool, 'return')]; // prettier-ignore
    const { run_id } = await run(leaver, items, on(6));
    const undone = await ended(admin, (await admin.post('/api/runs/undo', { run_id })).body.run_id);
    expect([undone.done, undone.failed]).toEqual([3, 0]);
    moveClock(7);
    expect([await driverOf(vehicle), await ownerOf(thing), (await licenceOf(tool)).active]).toEqual([
      leaver, leaver, 1,
    ]); // prettier-ignore
  });

  it('warns of a day more than a year ahead', async () => {
    const leaver = await person();
    const { warnings } = await run(leaver, [item('asset', await asset(leaver), 'return')], on(400));
    expect(warnings).toEqual(['far_ahead']);
  });
});

describe('what is planned already', () => {
  it('stays as it is for others', async () => {
    const leaver = await person();
    const [vehicle, thing] = [await car(leaver), await asset(leaver)];
    await drive(vehicle, OTHER, 10);
    const next = { owner_employee_id: OTHER, start_date_new_owner: on(10), end_date_old_owner: on(10) };
    await post('/api/assets/edit', { asset_id: thing, ...next });
    const result = await run(leaver, [item('car', vehicle, 'return'), item('asset', thing, 'transfer', TAKER)], on(6));
    expect([result.done, result.failed]).toEqual([2, 0]);
    expect(await periods('cars', vehicle)).toEqual([
      [leaver, on(-100), on(6)],
      [OTHER, on(10), null],
    ]);
    expect(await periods('assets', thing)).toEqual([
      [leaver, on(-100), on(6)],
      [TAKER, on(6), on(10)],
      [OTHER, on(10), null],
    ]);
  });

  it('does not come to somebody who has left by then, nor ends for who has it until then', async () => {
    const leaver = await person();
    const [off, passed, early] = [await car(OTHER), await car(OTHER), await car(OTHER)];
    for (const id of [off, passed]) await drive(id, leaver, 10);
    await drive(early, leaver, 3);
    const tool = await licence(leaver, 12);
    const result = await run(
      leaver,
      [
        item('car', off, 'return'),
        item('car', passed, 'transfer', TAKER),
        item('car', early, 'return'),
        item('software_license', tool, 'return'),
      ],
      on(6),
    );
    expect([result.done, result.failed]).toEqual([4, 0]);
    expect(await periods('cars', off)).toEqual([[OTHER, on(-100), on(10)]]);
    expect(await periods('cars', passed)).toEqual([
      [OTHER, on(-100), on(10)],
      [TAKER, on(10), null],
    ]);
    expect(await periods('cars', early)).toEqual([
      [OTHER, on(-100), on(3)],
      [leaver, on(3), on(6)],
    ]);
    expect(await driverOf(off)).toBe(OTHER);
    moveClock(13);
    expect((await licenceOf(tool)).active).toBe(0);
  });

  it('needs nothing when the person has it no more on that day, and cannot be transferred then', async () => {
    const leaver = await person();
    const [back, passed] = [await car(leaver), await car(leaver)];
    for (const id of [back, passed]) await drive(id, TAKER, 4);
    const result = await run(leaver, [item('car', back, 'return'), item('car', passed, 'transfer', OTHER)], on(6));
    expect([result.done, result.failed]).toEqual([1, 1]);
    expect(result.items.find(({ status }) => status === 'failed')?.message).toMatch(
      new RegExp(`^Lea Leaver \\d+ has it up to ${on(3)} only\\.$`),
    );
    expect(await periods('cars', back)).toEqual([
      [leaver, on(-100), on(4)],
      [TAKER, on(4), null],
    ]);
  });

  it('may be kept, until the person has it anew', async () => {
    const leaver = await person();
    const coming = await car(OTHER);
    await drive(coming, leaver, 10);
    await run(leaver, [item('car', coming, 'keep')]);
    expect((await list(leaver)).vehicles).toMatchObject([{ id: coming, kept: { by: 'admin' } }]);
  });
});

describe('somebody who leaves on a day', () => {
  const refusedAt = async (path: string, body: Record<string, unknown>): Promise<[number, unknown]> => {
    const { status, body: answer } = await admin.post(path, body);
    return [status, answer.fields?.map(({ path: at, code }: { path: string; code: string }) => `${at} ${code}`)];
  };
  const failuresOf = async (path: string, body: Record<string, unknown>): Promise<(string | null)[]> => {
    const { status, body: answer } = await admin.post(path, body);
    expect(status, JSON.stringify(answer)).toBe(200);
    return (await ended(admin, answer.run_id)).items.map(({ message }) => message);
  };
  const leavingOn = (offset: number): Promise<number> => person({ active_until: on(offset) });

  it('gets nothing from a later day on, by hand', async () => {
    const leaver = await leavingOn(5);
    const [bike, thing, tool] = [await car(0), await asset(0), await licence(OTHER)];
    const plate = `1-DAY-${(count += 1)}`;
    const fresh = aCar({ plate, chassis_number: '', related_employee_id: leaver });
    const [laptops, drivers] = ['/api/assets/add', '/api/cars/edit'];
    const late = on(6);
    expect(await refusedAt('/api/cars/add', { ...fresh, start_date: late })).toEqual([422, ['start_date person_left']]);
    const driver = { car_id: bike, related_employee_id: leaver };
    expect(await refusedAt(drivers, { ...driver, change_date: late })).toEqual([422, ['change_date person_left']]);
    const owned = { assetTypeId: laptop, ownerEmployeeId: leaver };
    expect(await refusedAt(laptops, { ...owned, start_date: late })).toEqual([422, ['start_date person_left']]);
    const owner = { asset_id: thing, owner_employee_id: leaver, start_date_new_owner: late };
    expect(await refusedAt('/api/assets/edit', owner)).toEqual([422, ['start_date_new_owner person_left']]);
    const theirs = { license_id: tool, employee_id: leaver, start_date: late };
    expect(await refusedAt('/api/software/licenses/edit', theirs)).toEqual([422, ['start_date person_left']]);
    const product_id = await post('/api/software/products/add', { name: `Tool ${(count += 1)}`, url: 'tool.example' });
    const seat = { product_id, employee_id: leaver };
    const seats = '/api/software/licenses/add';
    expect(await refusedAt(seats, { ...seat, start_date: late })).toEqual([422, ['start_date person_left']]);
    // The last day itself is a day like any other.
    await post(drivers, { ...driver, change_date: on(5) });
    await post(laptops, { ...owned, start_date: on(5) });
    await post(seats, { ...seat, start_date: on(5) });
  });

  it('gets nothing from a later day on, in a corrected history, in bulk and in runs', async () => {
    const leaver = await leavingOn(5);
    const [bike, thing] = [await car(0), await asset(OTHER)];
    const history = { object_type: 'asset', object_id: thing, version: 1 };
    const periodsTo = (start: number) => [
      { employee_id: OTHER, start_date: on(-100), end_date: on(start) },
      { employee_id: leaver, start_date: on(start), end_date: null },
    ];
    const correct = '/api/assignments/correct';
    const corrected = { ...history, periods: periodsTo(6) };
    expect(await refusedAt(correct, corrected)).toEqual([422, ['periods.1.start_date person_left']]);
    const transfer = { from_employee_id: OTHER, to_employee_id: leaver, asset_ids: [thing], date: on(6) };
    expect(await refusedAt('/api/assets/transfer', transfer)).toEqual([422, ['date person_left']]);
    const act = { object_type: 'asset', ids: [thing], act: 'transfer', to_employee_id: leaver, date: on(6) };
    expect(await refusedAt('/api/bulkEdit/act', act)).toEqual([422, ['date person_left']]);
    const set = { related_employee_id: leaver, change_date: on(6) };
    expect(await refusedAt('/api/bulkEdit/start', { object_type: 'car', ids: [bike], set })).toEqual([
      422,
      ['set.change_date person_left'],
    ]);
    const many = { employee_ids: [leaver], start_date: on(6) };
    expect(await failuresOf('/api/assets/bulkAssign', { ...many, assetTypeId: laptop, stock: 'none' })).toEqual([
      'Could not create asset: person has left',
    ]);
    const product_id = await post('/api/software/products/add', { name: `Tool ${(count += 1)}`, url: 'tool.example' });
    const seats = { ...many, product_id, team_ids: [] };
    expect(await failuresOf('/api/software/licenses/addMany', seats)).toEqual(['person has left']);
    const other = await person();
    const theirs = await car(other);
    const handed = { employee_id: other, items: [item('car', theirs, 'transfer', leaver)], date: on(6) };
    expect(await refusedAt('/api/employees/leaverRun', handed)).toEqual([422, ['items.0.to_employee_id person_left']]);
    await post(correct, { ...history, periods: periodsTo(5) });
  });

  it('gets no place in a training that begins later, and no invitation to it', async () => {
    const leaver = await leavingOn(5);
    const training = (start: number) =>
      post('/api/trainings/add', { name: 'First aid', cost: 300, start_date: on(start), end_date: on(start) });
    const [late, fine] = [await training(6), await training(5)];
    const places = '/api/trainings/participants/add';
    const place = { training_id: late, employee_id: leaver };
    expect(await refusedAt(places, place)).toEqual([422, ['employee_id person_left']]);
    const many = { training_id: late, employee_ids: [leaver] };
    expect(await failuresOf('/api/trainings/participants/addMany', many)).toEqual([
      'unable to add person: person has left',
    ]);
    await post(places, { ...place, training_id: fine });
    await post('/api/trainings/edit', { training_id: fine, start_date: on(7), end_date: on(7) });
    expect(await failuresOf('/api/trainings/invite', { ...many, training_id: fine })).toEqual([
      'unable to invite person: person has left',
    ]);
  });
});

it('leaves the storage clean, before and after the days', async () => {
  expect(await fsck()).toEqual([]);
  moveClock(500);
  await sweep();
  expect(await fsck()).toEqual([]);
});
