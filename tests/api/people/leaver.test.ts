import { beforeAll, describe, expect, it } from 'vitest';
import { assetTag } from '#shared/assets/asset-tag.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { putPushedMonths } from '#functions/fleet/payroll-lock.ts';
import { vehicleStore } from '#functions/fleet/vehicle-store.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf, MANAGED_TEAM_ID, type Persona } from '#tests/personas.ts';

type Type = 'car' | 'asset' | 'software_license';
type KeptMark = { date: string; by: string } | null;

let laptop = 0;
let count = 0;

const TAKER = employeeIdOf('reader');
const day = (offset: number): string => toDmy(addDays(today(), offset));
const post = async (path: string, body: Record<string, unknown>): Promise<number> => {
  const { status, body: answer } = await admin.post(path, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.id;
};
const person = (over: Record<string, unknown> = {}): Promise<number> =>
  post('/api/employees/add', { first_name: 'Lea', last_name: `Leaver ${(count += 1)}`, ...over });
const car = async (employee: number, since = -100): Promise<number> => {
  const id = await post('/api/cars/add', aCar({ plate: `1-LVR-${(count += 1)}`, chassis_number: '' }));
  return post('/api/cars/edit', { car_id: id, related_employee_id: employee, change_date: day(since) });
};
const asset = (employee: number, since = -100): Promise<number> =>
  post('/api/assets/add', {
    assetTypeId: laptop,
    ownerEmployeeId: employee,
    start_date: day(since),
    serial_number: `S-${(count += 1)}`,
  });
const product = (): Promise<number> =>
  post('/api/software/products/add', { name: `Tool ${(count += 1)}`, url: `tool${count}.example` });
const licence = async (employee: number, since = -100, of?: number): Promise<number> =>
  post('/api/software/licenses/add', {
    product_id: of ?? (await product()),
    employee_id: employee,
    start_date: day(since),
  });

const item = (type: Type, id: number, action: string, over: Record<string, unknown> = {}) => ({
  type,
  id,
  action,
  ...over,
});
const start = (employee_id: number, items: unknown[], over: Record<string, unknown> = {}, who = admin) =>
  who.post('/api/employees/leaverRun', { employee_id, items, ...over });
const run = async (...args: Parameters<typeof start>) => {
  const { status, body } = await start(...args);
  expect(status, JSON.stringify(body)).toBe(200);
  return ended(args[3] ?? admin, body.run_id);
};
const refusal = async (answer: ReturnType<typeof start>) => {
  const { status, body } = await answer;
  return [
    status,
    body.code,
    ...body.fields.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
  ];
};
const lines = ({ items }: Awaited<ReturnType<typeof ended>>) =>
  Object.fromEntries(items.map(({ detail, ref, status, message }) => [`${detail} ${ref?.object ?? ''}`.trim(), message ?? status])); // prettier-ignore
const list = async (employee: number, who = admin) => (await who.get(`/api/employees/${employee}/leaver`)).body;
const carOf = async (id: number) => (await admin.get(`/api/cars/${id}/detail`)).body.details;
const assetOf = async (id: number) => (await admin.get(`/api/assets/${id}/detail`)).body.asset;
const licenceOf = async (id: number) => (await admin.get(`/api/software/licenses/${id}/detail`)).body.details;
const events = async (relatedObject: string, id: number) =>
  (await admin.get('/api/activity/list', { relatedObject, relatedObjectId: String(id) })).body.items.map(
    ({ event_type: type, event_info_json: info }: { event_type: string; event_info_json: unknown }) => [type, info],
  );

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  laptop = await post('/api/assetTypes/add', { name: 'Laptop' });
});

describe('the checklist', () => {
  it('lists what the person holds, with the day on which they leave', async () => {
    const leaver = await person({ start_date: day(-400) });
    const [vehicle, thing, tool] = [await car(leaver), await asset(leaver), await licence(leaver)];
    const returned = await asset(leaver);
    await admin.post('/api/assets/return', { id: returned, end_date: day(0) });
    await admin.post('/api/employees/delete', { id: leaver, active_until: day(-3) });
    const checklist = await list(leaver);
    expect(checklist).toMatchObject({
      date: day(-2),
      vehicles: [{ id: vehicle, name: 'BMW 320d Touring', version: 2, kept: null }],
      assets: [{ id: thing, name: 'Laptop', kept: null }],
      licences: [{ id: tool, start_date: day(-100), kept: null }],
    });
    expect([checklist.vehicles, checklist.assets, checklist.licences].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect((await list(await person({ active_until: day(20) }))).date).toBe(day(21));
    expect((await list(await person())).date).toBe(day(0));
    expect((await list(leaver, await runtime.as('nowages'))).date).toBe(day(0));
    expect((await list(leaver, await runtime.as('noFleet'))).vehicles).toEqual([]);
  });

  it('exists only for a person in sight', async () => {
    const manager = await runtime.as('manager');
    expect((await manager.get(`/api/employees/${employeeIdOf('admin')}/leaver`)).status).toBe(404);
    expect((await admin.get('/api/employees/987654/leaver')).status).toBe(404);
    expect((await manager.get(`/api/employees/${employeeIdOf('default')}/leaver`)).status).toBe(200);
  });
});

describe('one run', () => {
  it('returns, transfers and keeps, each in the same way as a save of that record', async () => {
    const leaver = await person();
    const [gone, transferred] = [await car(leaver), await car(leaver)];
    const [back, on] = [await asset(leaver), await asset(leaver)];
    const [off, moved, kept] = [await licence(leaver), await licence(leaver), await licence(leaver)];
    const to = { to_employee_id: TAKER };
    const result = await run(
      leaver,
      [
        item('car', gone, 'return'),
        item('car', transferred, 'transfer', to),
        item('asset', back, 'return'),
        item('asset', on, 'transfer', to),
        item('software_license', off, 'return'),
        item('software_license', moved, 'transfer', to),
        item('software_license', kept, 'keep'),
      ],
      { date: day(-2) },
    );
    expect([result.status, result.done, result.failed, result.can_undo]).toEqual(['succeeded', 7, 0, true]);
    expect(result.title).toMatch(/^Leaver checklist: Lea Leaver \d+$/);
    expect(result.items.find(({ ref }) => ref?.id === transferred && ref.object === 'car')).toMatchObject({
      label: expect.stringMatching(/^BMW 320d Touring, 1-LVR-\d+$/) as unknown,
      detail: 'Transfer to reader Persona',
      person: null,
    });
    expect(result.items.find(({ ref }) => ref?.id === on && ref.object === 'asset')).toMatchObject({
      label: expect.stringContaining(`Laptop, ${assetTag(on)}, S-`) as unknown,
    });
    expect(await carOf(gone)).toMatchObject({ related_employee_id: 0, deleted: 0 });
    expect(await carOf(transferred)).toMatchObject({ related_employee_id: TAKER });
    expect([(await assetOf(back)).owner_employee_id, (await assetOf(on)).owner_employee_id]).toEqual([0, TAKER]);
    expect(await licenceOf(off)).toMatchObject({ active: 0, employee_id: leaver, date_deactivated: day(-2) });
    expect(await licenceOf(moved)).toMatchObject({ active: 1, employee_id: TAKER, date_enabled: day(-2) });
    expect(await licenceOf(kept)).toMatchObject({ active: 1, employee_id: leaver, version: 1 });
    expect(await events('car', gone)).toEqual(
      expect.arrayContaining([['car_unassigned', expect.objectContaining({ employee_id: leaver, date: day(-2) })]]),
    );
    expect((await events('software_license', kept))[0]).toEqual([
      'kept_by_leaver',
      { employee_id: leaver, name: expect.stringContaining('Lea Leaver') as unknown },
    ]);
    expect(await events('employee', leaver)).toContainEqual([
      'leaver_checklist',
      { date: day(-2), returned: 3, transferred: 3, kept: 1 },
    ]);
    const left = await list(leaver);
    expect([left.vehicles, left.assets]).toEqual([[], []]);
    expect(left.licences.map((each: { id: number; kept: KeptMark }) => [each.id, each.kept])).toEqual([
      [kept, { date: day(0), by: 'admin' }],
    ]);
  });

  it('makes a receipt over what went and a policy for who got it, once, and without the page', async () => {
    const { id: template } = (await admin.post('/api/contract_template/add', { name: 'Devices', type: 'asset_policy', language: 'nl', content_html: '<p>#assets_list</p>' })).body; // prettier-ignore
    const leaver = await person();
    const taker = await person();
    const [back, on, kept, bike] = [await asset(leaver), await asset(leaver), await asset(leaver), await car(leaver)];
    const items = [
      item('asset', back, 'return'),
      item('asset', on, 'transfer', { to_employee_id: taker }),
      item('car', bike, 'return'),
      item('asset', kept, 'keep'),
    ];
    const wanted = { receipt: 1, policy_template_id: template };
    expect(await refusal(start(leaver, items, wanted))).toContain('policy_template_id: template is not known');
    await admin.post('/api/contract_template/publish', { template_id: template });
    const { result } = await run(leaver, items, wanted);
    const papers = result?.['papers'] as { kind: string; employee_id: number; contract_id: number }[];
    expect(papers.map(({ kind, employee_id: id }) => `${kind} ${id}`)).toEqual([`return_receipt ${leaver}`, `policy ${taker}`]); // prettier-ignore
    const about = async (at: number) =>
      (await admin.get(`/api/contract/${papers[at]!.contract_id}/detail`)).body.details.about.map(
        ({ object_type: type, object_id: id }: { object_type: string; object_id: number }) => `${type} ${id}`,
      );
    expect((await about(0)).toSorted()).toEqual([`asset ${back}`, `asset ${on}`, `car ${bike}`].toSorted());
    expect(await about(1)).toEqual([`asset ${on}`]);
  });

  it('shows that an item is kept only as long as the person has it', async () => {
    const leaver = await person();
    const thing = await asset(leaver);
    await run(leaver, [item('asset', thing, 'keep')]);
    expect((await list(leaver)).assets[0].kept).toMatchObject({ by: 'admin' });
    await admin.post('/api/assets/return', { id: thing, end_date: day(-1) });
    const again = { owner_employee_id: leaver, start_date_new_owner: day(0), end_date_old_owner: day(0) };
    await post('/api/assets/edit', { asset_id: thing, ...again });
    expect((await list(leaver)).assets[0].kept).toBeNull();
  });

  it('continues after a failed item, says why it failed, and tries it again', async () => {
    const leaver = await person();
    const tool = await product();
    const [young, back] = [await car(leaver, -1), await asset(leaver)];
    const [twice, early] = [await licence(leaver, -100, tool), await licence(leaver, -1)];
    const blocking = await licence(TAKER, -100, tool);
    const result = await run(
      leaver,
      [
        item('car', young, 'return'),
        item('asset', back, 'return'),
        item('software_license', twice, 'transfer', { to_employee_id: TAKER }),
        item('software_license', early, 'return'),
      ],
      { date: day(-5) },
    );
    expect([result.status, result.done, result.failed]).toEqual(['succeeded', 1, 3]);
    const why = result.items.filter(({ status }) => status === 'failed').map(({ message }) => message);
    expect(why).toHaveLength(3);
    expect(new Set(why)).toEqual(
      new Set([
        `The current holder has had it since ${day(-1)}. Choose a later date or correct the history`,
        'Transfer to: this person already has an active licence for this product',
      ]),
    );
    expect(lines(result)['Return asset']).toBe('done');
    expect(await licenceOf(early)).toMatchObject({ active: 1, version: 1 });
    await admin.post('/api/software/licenses/delete', { license_id: blocking });
    await admin.post('/api/runs/resume', { run_id: result.run_id });
    await expect.poll(async () => (await ended(admin, result.run_id)).done).toBe(2);
    expect(await licenceOf(twice)).toMatchObject({ employee_id: TAKER, active: 1, version: 2 });
    expect(await assetOf(back)).toMatchObject({ version: 2 });
  });

  it('returns a vehicle that payroll has processed, and leaves its payroll fields alone', async () => {
    const leaver = await person();
    const vehicle = await car(leaver);
    await transact([putPushedMonths(vehicleStore, vehicle, [today().slice(0, 7)])]);
    const locked = await admin.post('/api/cars/edit', { car_id: vehicle, catalogue_value: 1 });
    expect([locked.status, locked.body.code]).toEqual([409, 'field_locked']);
    const result = await run(leaver, [item('car', vehicle, 'return')]);
    expect([result.done, result.failed]).toEqual([1, 0]);
    expect(await carOf(vehicle)).toMatchObject({ related_employee_id: 0, catalogue_value: 52_340 });
  });

  it('fails an item that changed hands after the run was requested', async () => {
    const leaver = await person();
    const thing = await asset(leaver);
    // The item fails at first, and a resumed run checks it again.
    const { body } = await start(leaver, [item('asset', thing, 'transfer', { to_employee_id: TAKER })], { date: day(-150) }); // prettier-ignore
    expect((await ended(admin, body.run_id)).failed).toBe(1);
    await admin.post('/api/assets/return', { id: thing, end_date: day(0) });
    await admin.post('/api/runs/resume', { run_id: body.run_id });
    await expect
      .poll(async () => (await ended(admin, body.run_id)).items[0]?.message)
      .toMatch(/^Lea Leaver \d+ does not hold it any more\.$/);
  });

  it('starts once however often it is requested with the same key', async () => {
    const leaver = await person();
    const thing = await asset(leaver);
    const headers = { 'idempotency-key': 'leaver-once' };
    const body = { employee_id: leaver, items: [item('asset', thing, 'return')] };
    const answers = await Promise.all([1, 2].map(() => admin.post('/api/employees/leaverRun', body, headers)));
    expect(new Set(answers.map(({ body: { run_id } }) => run_id)).size).toBe(1);
    await ended(admin, answers[0]!.body.run_id);
    const again = await admin.post('/api/employees/leaverRun', body, headers);
    expect(again.body.run_id).toBe(answers[0]!.body.run_id);
    expect((await events('asset', thing)).filter(([type]: [string]) => type === 'asset_owner_changed')).toHaveLength(1);
    expect((await events('employee', leaver)).filter(([type]: [string]) => type === 'leaver_checklist')).toHaveLength(
      1,
    );
  });

  it('can be undone', async () => {
    const leaver = await person();
    const [vehicle, tool, other, kept] = [
      await car(leaver),
      await licence(leaver),
      await licence(leaver),
      await asset(leaver),
    ];
    const { run_id } = await run(leaver, [
      item('car', vehicle, 'transfer', { to_employee_id: TAKER }),
      item('software_license', tool, 'return'),
      item('software_license', other, 'transfer', { to_employee_id: TAKER }),
      item('asset', kept, 'keep'),
    ]);
    const undone = await ended(admin, (await admin.post('/api/runs/undo', { run_id })).body.run_id);
    expect([undone.done, undone.failed]).toEqual([3, 0]);
    expect(await carOf(vehicle)).toMatchObject({ related_employee_id: leaver });
    expect(await licenceOf(tool)).toMatchObject({ active: 1, employee_id: leaver, date_deactivated: null });
    expect(await licenceOf(other)).toMatchObject({ active: 1, employee_id: leaver });
    expect((await events('software_license', tool))[0]).toEqual(['license_reactivated', expect.objectContaining({ via_undo: true })]); // prettier-ignore
    expect((await events('software_license', other))[0]?.[0]).toBe('license_reassigned');
    expect((await events('car', vehicle))[0]).toEqual(['car_owner_changed', expect.objectContaining({ via_undo: true })]); // prettier-ignore
  });
});

describe('before it starts', () => {
  it('refuses decisions that cannot be carried out', async () => {
    const leaver = await person();
    const thing = await asset(leaver);
    const gone = await person();
    await admin.post('/api/employees/delete', { id: gone });
    const at = (action: string, over: Record<string, unknown> = {}) => item('asset', thing, action, over);
    expect(await refusal(start(leaver, []))).toEqual([
      422, 'invalid', 'items: Choose what becomes of at least one of them',
    ]); // prettier-ignore
    expect(await refusal(start(leaver, [at('transfer')]))).toEqual([
      422, 'invalid', 'items.0.to_employee_id: field is required',
    ]); // prettier-ignore
    expect(await refusal(start(leaver, [at('transfer', { to_employee_id: leaver })]))).toEqual([
      422, 'invalid', 'items.0.to_employee_id: choose another person',
    ]); // prettier-ignore
    expect(await refusal(start(leaver, [at('transfer', { to_employee_id: gone })]))).toEqual([
      422, 'form_invalid', 'items.0.to_employee_id: person has left',
    ]); // prettier-ignore
    expect(await refusal(start(leaver, [at('keep', { to_employee_id: TAKER })]))).toEqual([
      422, 'invalid', 'items.0.to_employee_id: field is not known here',
    ]); // prettier-ignore
    expect(await refusal(start(leaver, [at('return'), at('keep')]))).toEqual([
      422, 'invalid', 'items.1.id: it is listed twice',
    ]); // prettier-ignore
    expect((await refusal(start(leaver, [at('burn')])))[0]).toBe(422);
    expect((await start(987_654, [at('return')])).status).toBe(404);
    expect(await assetOf(thing)).toMatchObject({ owner_employee_id: leaver, version: 1 });
  });

  it('accepts only what the person holds, and gives the same message whatever the reason', async () => {
    const leaver = await person();
    const elsewhere = await asset(TAKER);
    const archived = await asset(leaver);
    await admin.post('/api/assets/delete', { id: archived });
    const items = [elsewhere, archived, 987_654].map((id) => item('asset', id, 'return'));
    expect(await refusal(start(leaver, items))).toEqual([
      422, 'invalid', ...[0, 1, 2].map((at) => `items.${at}.id: person does not hold it`),
    ]); // prettier-ignore
  });

  it('refuses to start when somebody changed an item meanwhile', async () => {
    const leaver = await person();
    const [thing, other] = [await asset(leaver), await asset(leaver)];
    await post('/api/assets/edit', { asset_id: thing, vendor: 'Dell' });
    const items = [item('asset', thing, 'return', { version: 1 }), item('asset', other, 'return', { version: 1 })];
    const { status, body } = await start(leaver, items);
    expect([status, body.code]).toEqual([409, 'stale_version']);
    expect(body.detail).toMatch(/^Somebody changed Laptop, A-\d+, S-\d+ meanwhile\. Look at it again\.$/);
    expect(await assetOf(other)).toMatchObject({ owner_employee_id: leaver });
    const again = [{ ...items[0], version: 2 }, items[1]];
    expect((await run(leaver, again)).done).toBe(2);
  });

  it.each<[Persona, Type, string]>([
    ['reader', 'car', 'fleet:write'],
    ['reader', 'asset', 'assets:write'],
    ['reader', 'software_license', 'software:write'],
    ['noFleet', 'car', 'fleet:write'],
    ['support', 'asset', 'assets:write'],
  ])('refuses %s to decide about a %s', async (persona, type, permission) => {
    const leaver = await person({ team_ids: [MANAGED_TEAM_ID] });
    const id = await { car, asset, software_license: licence }[type](leaver);
    for (const action of ['return', 'keep']) {
      const { status, body } = await start(leaver, [item(type, id, action)], {}, await runtime.as(persona));
      expect([status, body.code, body.permission]).toEqual([403, 'forbidden', permission]);
    }
  });

  it('lets a team manager decide about their people, and give items only to those people', async () => {
    const manager = await runtime.as('manager');
    const leaver = await person({ team_ids: [MANAGED_TEAM_ID] });
    const stranger = await person();
    const [mine, theirs] = [await asset(leaver), await asset(stranger)];
    expect((await start(stranger, [item('asset', theirs, 'return')], {}, manager)).status).toBe(404);
    const outOfSight = item('asset', mine, 'transfer', { to_employee_id: stranger });
    expect(await refusal(start(leaver, [outOfSight], {}, manager))).toEqual([
      422, 'form_invalid', 'items.0.to_employee_id: person is not known',
    ]); // prettier-ignore
    const inTeam = item('asset', mine, 'transfer', { to_employee_id: employeeIdOf('default') });
    expect((await run(leaver, [inTeam], {}, manager)).done).toBe(1);
  });

  it('shows the progress of a run, but not its vehicles, to those who may not see vehicles', async () => {
    const leaver = await person();
    const items = [item('car', await car(leaver), 'return'), item('asset', await asset(leaver), 'return')];
    const { run_id } = await run(leaver, items);
    const noFleet = await ended(await runtime.as('noFleet'), run_id);
    expect([noFleet.done, noFleet.items]).toEqual([2, []]);
  });
});

it('leaves the storage clean', async () => expect(await fsck()).toEqual([]));
