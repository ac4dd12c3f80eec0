import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { BoardCardOut } from '#shared/contract/people/get-board.ts';
import { can } from '#shared/permissions/rules.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { requestStore } from '#functions/days-off/request-store.ts';
import { integrationStore } from '#functions/integrations/integration-store.ts';
import { saveContent } from '#functions/platform/content/content-store.ts';
import { pinToday, today } from '#functions/platform/runtime/clock.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { participantStore } from '#functions/trainings/participant-store.ts';
import { programStore } from '#functions/trainings/program-store.ts';
import { trainingStore } from '#functions/trainings/training-store.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aContract } from '#tests/builders/contract.ts';
import { aDayOffRequest } from '#tests/builders/day-off.ts';
import { anIntegration } from '#tests/builders/integration.ts';
import { aParticipant, aProgram, aTraining } from '#tests/builders/training.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, MANAGED_TEAM_ID, OTHER_TEAM_ID, personaNames } from '#tests/personas.ts';

type Key = 'joining' | 'first_weeks' | 'leaving' | 'left';

let count = 0;

const start = today();
const on = (offset: number): string => toDmy(addDays(start, offset));
const post = async (path: string, body: Record<string, unknown>): Promise<number> => {
  const { status, body: answer } = await admin.post(path, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.id;
};
const person = (over: Record<string, unknown> = {}): Promise<number> =>
  post('/api/employees/add', { first_name: 'Bo', last_name: `Board ${(count += 1)}`, start_date: on(-900), ...over });
const leave = (id: number, last: number) => post('/api/employees/delete', { id, active_until: on(last) });

type Columns = { key: Key; next: string | null; people: BoardCardOut[] }[];
const board = async (client = admin): Promise<Columns> => {
  const { status, body } = await client.get('/api/employees/board');
  expect(status, JSON.stringify(body)).toBe(200);
  return body.columns;
};
const cardOf = (columns: Columns, id: number) => {
  const column = columns.find(({ people }) => people.some((each) => each.id === id));
  return column && { column: column.key, ...column.people.find((each) => each.id === id)! };
};
const kinds = (card: { open: { kind: string }[] } | undefined) => card?.open.map(({ kind }) => kind);

const { runtime, admin } = await startCompanyWithRuns();
afterEach(() => pinToday(undefined));

it('has four columns, empty where nobody joins or leaves, for whoever may see first and last days', async () => {
  for (const name of personaNames) {
    const { status, body } = await (await runtime.as(name)).get('/api/employees/board');
    expect([name, status]).toEqual([name, can(actorOf(name), 'people:wage-columns') ? 200 : 403]);
    if (status === 200) {
      const { columns } = body as { columns: Columns };
      expect(columns.map(({ key }) => key)).toEqual(['joining', 'first_weeks', 'leaving', 'left']);
      expect(columns.flatMap(({ people }) => people)).toEqual([]);
    } else expect(body.detail).toContain('right');
  }
});

describe('somebody who joins', () => {
  it('stands in the column of their first day, with what they were not given yet', async () => {
    const [soon, late] = [await person({ start_date: on(8) }), await person({ start_date: on(120) })];
    const laptop = await post('/api/assetTypes/add', { name: 'Laptop' });
    await post('/api/assets/add', { assetTypeId: laptop, start_date: on(-10) });
    const columns = await board();
    expect(cardOf(columns, soon)).toMatchObject({
      column: 'joining',
      date: on(8),
      day: null,
      urgency: 'soon',
      done: 0,
      total: 2,
      open: [{ kind: 'no_asset' }, { kind: 'team' }],
    });
    expect(cardOf(columns, late)).toBe(undefined);
    // Somebody nearer counts as the one who comes into the next column.
    expect(columns.map(({ next }) => next)).toEqual([on(120), on(8), null, null]);

    await post('/api/assets/add', { assetTypeId: laptop, ownerEmployeeId: soon, start_date: on(8) });
    const { version } = (await admin.get(`/api/employees/${soon}/detail`)).body.employee;
    await admin.post('/api/employees/edit', { id: soon, version, team_ids: [OTHER_TEAM_ID] });
    expect(cardOf(await board(), soon)).toMatchObject({ done: 2, total: 2, open: [], urgency: 'later' });
    pinToday(addDays(start, 8 + 11));
    expect(cardOf(await board(), soon)).toMatchObject({ column: 'first_weeks', day: 12 });
    pinToday(addDays(start, 8 + 30));
    expect(cardOf(await board(), soon)).toBe(undefined);
  });
});

describe('somebody who leaves', () => {
  it('lists what they still hold with its cost, and settles it with the run of the checklist', async () => {
    const leaver = await person({ team_ids: [MANAGED_TEAM_ID] });
    const car = await post('/api/cars/add', {
      ...aCar({ plate: '1-BRD-001', chassis_number: '', related_employee_id: leaver }),
      cost_yearly: 9600,
      operational_cost_yearly: 2400,
      start_date: on(-100),
    });
    const product_id = await post('/api/software/products/add', {
      name: 'Tool',
      url: 'tool.example',
      seat_cost: 15,
      cost_period: 'month',
    });
    const tool = await post('/api/software/licenses/add', { product_id, employee_id: leaver, start_date: on(-100) });
    const follower = await person({ reports_to_employee_id: leaver });
    await leave(leaver, 5);
    const card = cardOf(await board(), leaver);
    expect(card).toMatchObject({
      column: 'leaving',
      date: on(5),
      urgency: 'soon',
      done: 0,
      total: 3,
      to_hand_over: 2,
      open: [
        { kind: 'car', id: car, cost_monthly: 1000 },
        { kind: 'software_license', id: tool, cost_monthly: 15 },
        { kind: 'reports', count: 1, cost_monthly: null },
      ],
    });
    expect(card!.cost_monthly).toBeGreaterThanOrEqual(1000);

    pinToday(addDays(start, 6));
    expect(cardOf(await board(), leaver)).toMatchObject({ column: 'left', urgency: 'costs', to_hand_over: 2 });
    pinToday(undefined);

    const noFleet = await runtime.as('noFleet');
    expect(kinds(cardOf(await board(noFleet), leaver))).toEqual(['software_license', 'reports']);
    expect(cardOf(await board(noFleet), leaver)!.cost_monthly).toBeLessThan(1000);

    const items = [
      { type: 'car', id: car, action: 'keep' },
      { type: 'software_license', id: tool, action: 'return' },
    ];
    const { body } = await admin.post('/api/employees/leaverRun', { employee_id: leaver, items });
    expect((await ended(admin, body.run_id)).failed).toBe(0);
    expect(cardOf(await board(), leaver)).toMatchObject({
      done: 2,
      total: 3,
      to_hand_over: 0,
      cost_monthly: null,
      open: [{ kind: 'reports' }],
    });
    const { version } = (await admin.get(`/api/employees/${follower}/detail`)).body.employee;
    await admin.post('/api/employees/edit', { id: follower, version, reports_to_employee_id: 0 });
    expect(cardOf(await board(), leaver)).toMatchObject({ done: 2, total: 2, open: [], urgency: 'later' });
    // Who left with nothing open is not on the board.
    pinToday(addDays(start, 6));
    expect(cardOf(await board(), leaver)).toBe(undefined);
  });

  it('proposes a next driver of the same team or function without a vehicle, to who may change a driver', async () => {
    const day = 40;
    const leaver = await person({ function: 'Inspector of lifts', team_ids: [MANAGED_TEAM_ID] });
    const car = (plate: string, id: number) =>
      post('/api/cars/add', { ...aCar({ plate, chassis_number: '', related_employee_id: id }), start_date: on(-100) });
    const vehicle = await car('1-NXT-001', leaver);
    await leave(leaver, day);
    const same = await person({ function: 'inspector of lifts' });
    const leaving = await person({ function: 'Inspector of lifts', active_until: on(day + 100) });
    const driver = await person({ function: 'Inspector of lifts' });
    await car('1-NXT-002', driver);
    const proposed = async (who = admin) => {
      const { open } = cardOf(await board(who), leaver)!;
      const { vehicles } = (await who.get(`/api/employees/${leaver}/leaver`)).body;
      const all = vehicles.flatMap(({ next_drivers: next }: { next_drivers: unknown[] }) => next);
      expect(open.find(({ kind }) => kind === 'car')?.next_driver ?? null).toEqual(all[0] ?? null);
      return all.map(({ employee_id: id, why, start_date, from }: Record<string, unknown>) => [
        id,
        why,
        start_date,
        from,
      ]);
    };
    const ids = async () => (await proposed()).map(([id]: [number]) => id);
    expect((await proposed())[0]).toEqual([same, 'function', null, on(day + 1)]);
    for (const id of [leaver, leaving, driver]) expect(await ids()).not.toContain(id);
    const joiner = await person({ team_ids: [MANAGED_TEAM_ID], start_date: on(day + 20) });
    expect((await proposed()).slice(0, 2)).toEqual([
      [joiner, 'new', on(day + 20), on(day + 20)],
      [same, 'function', null, on(day + 1)],
    ]);
    // A team manager is proposed people of their own only, and who may change no driver nobody.
    const manager = await runtime.as('manager');
    const toManager = (await proposed(manager)).map(([id]: [number]) => id);
    expect(toManager[0]).toBe(joiner);
    expect(toManager).not.toContain(same);
    expect(await proposed(await runtime.as('reader'))).toEqual([]);
    expect(await proposed(await runtime.as('noFleet'))).toEqual([]);

    const plan = { car_id: vehicle, related_employee_id: joiner, change_date: on(day + 1) };
    expect((await admin.post('/api/cars/edit', plan)).status).toBe(200);
    const { vehicles } = (await admin.get(`/api/employees/${leaver}/leaver`)).body;
    expect(vehicles.map(({ next_drivers: next }: { next_drivers: unknown[] }) => next)).toEqual([[]]);
    const other = await person({ function: 'Inspector of lifts' });
    await car('1-NXT-003', other);
    await leave(other, day);
    const others = (await admin.get(`/api/employees/${other}/leaver`)).body.vehicles[0].next_drivers;
    expect(others.map(({ employee_id: id }: { employee_id: number }) => id)).toEqual([same]);
    // Whoever is the first choice for one vehicle is not proposed for the next one.
    await car('1-NXT-004', other);
    const both = (await admin.get(`/api/employees/${other}/leaver`)).body.vehicles;
    expect(both.map(({ next_drivers: next }: { next_drivers: unknown[] }) => next.length)).toEqual([1, 0]);
    const [first, second] = cardOf(await board(), other)!.open.filter(({ kind }) => kind === 'car');
    expect([first?.next_driver?.employee_id, second?.next_driver]).toEqual([same, null]);
  });

  it('lists what other areas wait for: papers, seats and days off', async () => {
    // Working days around the turn of a month, none of them a holiday.
    const [day, seat] = ['2026-11-24', '2026-12-08'];
    pinToday('2026-11-23');
    const text = await saveContent('contracts/900', '<p>Agreement</p>');
    const joiner = await person({ start_date: '01/12/2026' });
    const leaver = await person({ start_date: '01/12/2020', active_until: '30/11/2026' });
    await transact([
      integrationStore.create(anIntegration({ id: 900 })),
      requestStore.create(
        aDayOffRequest({
          id: 900,
          employee_id: leaver,
          state: 'approved',
          start_date: day,
          end_date: day,
          days: [{ date: day, minutes: 480, part: 'whole' }],
        }),
      ),
      requestStore.create(aDayOffRequest({ id: 901, employee_id: leaver })),
      contractStore.create(
        aContract(text, { id: 900, name: 'Leaving agreement', employee_id: leaver, state: 'awaiting_employee' }),
      ),
      contractStore.create(
        aContract(text, { id: 901, employee_id: joiner, type: 'employment_contract', state: 'signed' }),
      ),
      programStore.create(aProgram({ id: 900, name: 'Basic safety', mandatory_segment_id: 'all' })),
      trainingStore.create(aTraining({ id: 901, program_id: 900, start_date: seat, end_date: seat })),
      participantStore.create(aParticipant({ id: 900, training_id: 901, employee_id: leaver })),
    ]);
    const columns = await board();
    expect(cardOf(columns, leaver)).toMatchObject({
      column: 'leaving',
      open: [
        { kind: 'paper', id: 900, name: 'Leaving agreement', state: 'awaiting_employee' },
        { kind: 'seat', id: 901, name: 'Basic safety', date: '08/12/2026' },
        { kind: 'days_off', count: 1 },
        { kind: 'requests', count: 1 },
      ],
    });
    const card = cardOf(columns, joiner);
    expect(card).toMatchObject({ column: 'joining', done: 1 });
    expect(card!.open).toContainEqual(expect.objectContaining({ kind: 'training', id: 900, date: null }));

    const reader = await runtime.as('reader');
    expect(kinds(cardOf(await board(reader), leaver))).toEqual(['paper', 'seat', 'requests']);
  });

  it('is seen by a team manager as one of their own, without who reports to them', async () => {
    const manager = await runtime.as('manager');
    const [own, other] = [await person({ team_ids: [MANAGED_TEAM_ID] }), await person({ team_ids: [OTHER_TEAM_ID] })];
    await person({ reports_to_employee_id: own });
    await Promise.all([own, other].map((id) => leave(id, 20)));
    const columns = await board(manager);
    expect([cardOf(columns, own)?.open, cardOf(columns, other)]).toEqual([[], undefined]);
    expect(columns.flatMap(({ people }) => people).some(({ id }) => id === employeeIdOf('reader'))).toBe(false);
    const all = await board();
    expect([kinds(cardOf(all, own)), kinds(cardOf(all, other))]).toEqual([['reports'], []]);
  });
});

describe('the checklists of the company', () => {
  const lists = (body: Record<string, unknown>, who = admin) =>
    who.post('/api/settings/checklists', { joiner_off: [], leaver_off: [], own: [], ...body });
  const tick = (employee_id: number, item_id: number, done: 0 | 1, who = admin) =>
    who.post('/api/employees/checklist/tick', { employee_id, item_id, done });
  const stored = async () => (await admin.get('/api/settings/checklists')).body;
  const own = { id: 0, side: 'joiner', name: 'Work clothes', days: -7, who: 'Logistics' };
  afterAll(() => lists({}));

  it('add items with their day and who does them, which are ticked by hand and told in the feed', async () => {
    expect((await lists({ own: [own, { ...own, side: 'leaver', name: 'Badge back', days: 2, who: '' }] })).status).toBe(
      200,
    );
    const [clothes, badge] = (await stored()).own.map(({ id }: { id: number }) => id);
    expect([clothes, badge]).toEqual([1, 2]);
    const joiner = await person({ start_date: on(10) });
    const leaver = await person();
    await leave(leaver, 5);
    const item = async (id: number) =>
      cardOf(await board(), id)!
        .open.filter(({ kind }) => kind === 'own')
        .map(({ name, date, who }) => [name, date, who]);
    expect(await item(joiner)).toEqual([['Work clothes', on(3), 'Logistics']]);
    expect(await item(leaver)).toEqual([['Badge back', on(7), null]]);
    const before = cardOf(await board(), joiner)!;
    for (let at = 0; at < 2; at += 1) expect((await tick(joiner, clothes, 1)).status).toBe(200);
    const after = cardOf(await board(), joiner)!;
    expect([after.done, after.total]).toEqual([before.done + 1, before.total]);
    expect(await item(joiner)).toEqual([]);
    expect((await tick(joiner, clothes, 0)).status).toBe(200);
    expect(await item(joiner)).toHaveLength(1);
    const feed = await admin.get('/api/activity/list', { relatedObject: 'employee', relatedObjectId: String(joiner) });
    const told = feed.body.items.map(({ event_type: type }: { event_type: string }) => type);
    expect(told.filter((type: string) => type.startsWith('checklist')).toSorted()).toEqual([
      'checklist_item_done',
      'checklist_item_reopened',
    ]);
  });

  it('leave out what a company does not need, and never what somebody still has', async () => {
    const joiner = await person({ start_date: on(12) });
    const all = kinds(cardOf(await board(), joiner))!;
    expect(all.length).toBeGreaterThan(0);
    expect((await lists({ joiner_off: ['contract', 'paper', 'no_asset', 'no_licence', 'training', 'team', 'wage'] })).status).toBe(200); // prettier-ignore
    expect(kinds(cardOf(await board(), joiner))).toEqual([]);
    expect((await lists({ leaver_off: ['car'] })).status).toBe(422);
    expect((await lists({ own: [{ ...own, name: ' ' }] })).body.fields).toMatchObject([{ path: 'own.0.name' }]);
  });

  it('give an item that was removed to nobody else, and are for those who may change settings and people', async () => {
    await lists({ own: [own] });
    const [{ id }] = (await stored()).own;
    await lists({ own: [{ ...own, id, days: 0 }, own] });
    const ids = (await stored()).own.map((item: { id: number }) => item.id);
    expect(ids).toEqual([id, id + 1]);
    await lists({ own: [] });
    await lists({ own: [own] });
    expect((await stored()).own[0].id).toBe(id + 2);
    const joiner = await person({ start_date: on(9) });
    expect((await tick(joiner, id, 1)).status).toBe(404);
    expect((await tick(987_654, id + 2, 1)).status).toBe(404);
    const reader = await runtime.as('reader');
    expect([(await lists({}, reader)).status, (await tick(joiner, id + 2, 1, reader)).status]).toEqual([403, 403]);
  });

  it('keep what somebody else added since they were read', async () => {
    const { version } = await stored();
    expect((await lists({ own: [own] })).body.version).toBe(version + 1);
    const late = await lists({ own: [{ ...own, name: 'Keys' }], version });
    expect([late.status, late.body.code, late.body.current.own]).toMatchObject([409, 'stale_version', [{ name: own.name }]]); // prettier-ignore
    expect((await stored()).own).toMatchObject([{ name: own.name }]);
    await lists({});
  });
});

it('lists what is open in one order, however the function that answers came to know it', async () => {
  const text = await saveContent('contracts/960', '<p>Annex</p>');
  const joiner = await person({ start_date: on(5) });
  const ids = [960, 961, 962, 963, 964, 965];
  await board();
  for (const id of ids.toReversed())
    await transact([contractStore.create(aContract(text, { id, employee_id: joiner, state: 'draft' }))]);
  const papers = async () =>
    cardOf(await board(), joiner)?.open.flatMap(({ kind, id }) => (kind === 'paper' ? [id] : []));
  expect(await papers()).toEqual(ids);
  runtime.forget();
  expect(await papers()).toEqual(ids);
});
