import { beforeAll, expect, it } from 'vitest';
import { assetTag } from '#shared/assets/asset-tag.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

let type = 0;

const day = (offset: number): string => toDmy(addDays(today(), offset));
const add = async (owner = 0): Promise<number> =>
  (await admin.post('/api/assets/add', { assetTypeId: type, ownerEmployeeId: owner })).body.id;
const check = (body: Record<string, unknown>, who = admin) => who.post('/api/assets/check', body);
const takeBack = (body: Record<string, unknown>, who = admin) => who.post('/api/assets/takeBackCheck', body);
const lastCheckOf = async (id: number) => (await admin.get(`/api/assets/${id}/detail`)).body.asset.last_check;
const feed = async (id: number) =>
  (await admin.get('/api/activity/list', { relatedObject: 'asset', relatedObjectId: id })).body.items
    .map((item: { event_type: string; event_info_json: unknown }) => [item.event_type, item.event_info_json])
    .filter(([name]: [string]) => name.startsWith('asset_check'));

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  type = (await admin.post('/api/assetTypes/add', { name: 'Laptop' })).body.id;
});

it('keeps the last day on which an asset was seen, with a line in the feed of each', async () => {
  const [one, other] = [await add(), await add()];
  expect(await lastCheckOf(one)).toBeNull();
  const answer = await check({ asset_ids: [one, other, one], date: day(-3), note: ' Room 4 ' });
  expect([answer.status, answer.body]).toEqual([200, { checked: [one, other], unchanged: [] }]);
  expect(await lastCheckOf(other)).toEqual({ date: day(-3), by: 'admin', note: 'Room 4' });
  // Today where no day is named.
  expect((await check({ asset_ids: [one] })).body).toEqual({ checked: [one], unchanged: [] });
  expect(await feed(one)).toEqual([
    ['asset_checked', { date: day(0) }],
    ['asset_checked', { date: day(-3), message: 'Room 4' }],
  ]);
  // An edit of the rest keeps it.
  await admin.post('/api/assets/edit', { asset_id: one, vendor: 'Other' });
  expect(await lastCheckOf(one)).toEqual({ date: day(0), by: 'admin', note: null });
});

it('is not moved back by an older day, and says so', async () => {
  const id = await add();
  await check({ asset_ids: [id], date: day(-1) });
  for (const date of [day(-1), day(-9)])
    expect((await check({ asset_ids: [id], date })).body).toEqual({ checked: [], unchanged: [id] });
  expect(await lastCheckOf(id)).toMatchObject({ date: day(-1), note: null });
  expect(await feed(id)).toHaveLength(1);
  // The same day with a note is told.
  expect((await check({ asset_ids: [id], date: day(-1), note: 'In the hall' })).body.checked).toEqual([id]);
  expect(await lastCheckOf(id)).toMatchObject({ date: day(-1), note: 'In the hall' });
});

it('is taken back, so that the check before counts again', async () => {
  const id = await add();
  await check({ asset_ids: [id], date: day(-30), note: 'Shelf' });
  await check({ asset_ids: [id] });
  const other = await takeBack({ id, date: day(-30) });
  expect([other.status, other.body.detail]).toEqual([409, 'This is not its last check.']);
  expect((await takeBack({ id, date: day(0) })).body).toEqual({ id });
  expect(await lastCheckOf(id)).toEqual({ date: day(-30), by: 'admin', note: 'Shelf' });
  expect((await takeBack({ id, date: day(-30) })).status).toBe(200);
  expect(await lastCheckOf(id)).toBeNull();
  expect((await takeBack({ id, date: day(-30) })).body.code).toBe('conflict');
  expect((await feed(id)).map(([name, info]: [string, object]) => [name, info]).slice(0, 2)).toEqual([
    ['asset_check_taken_back', { date: day(-30) }],
    ['asset_check_taken_back', { date: day(0) }],
  ]);
});

it('refuses a day ahead, archived and unknown assets, and then checks none of them', async () => {
  const [kept, archived] = [await add(), await add()];
  await admin.post('/api/assets/delete', { id: archived });
  const ahead = await check({ asset_ids: [kept], date: day(1) });
  expect([ahead.status, ahead.body.code, ahead.body.fields[0].path]).toEqual([422, 'form_invalid', 'date']);
  expect((await check({ asset_ids: [kept], date: '31/02/2026' })).body.fields[0].path).toBe('date');
  expect((await check({ asset_ids: [kept], note: 'x'.repeat(201) })).body.fields[0].path).toBe('note');
  expect((await check({ asset_ids: [] })).status).toBe(422);
  expect((await check({ asset_ids: Array.from({ length: 41 }, (_, at) => at + 1) })).status).toBe(422);
  expect((await check({ asset_ids: [archived] })).body).toMatchObject({
    code: 'archived',
    detail: 'This asset is archived. Unarchive it first.',
    fields: [],
  });
  expect((await takeBack({ id: archived, date: day(0) })).body.code).toBe('archived');
  expect(await lastCheckOf(kept)).toBeNull();
});

it('says which of several are archived or unknown', async () => {
  const [kept, ...archived] = [await add(), await add(), await add()];
  for (const id of archived) await admin.post('/api/assets/delete', { id });
  const [one, other] = archived.map(assetTag);
  const refused = await check({ asset_ids: [archived[0], kept, archived[1], 987_654] });
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'archived',
    `Archived assets: ${one}, ${other}. Unarchive them first.`,
  ]);
  expect(refused.body.fields).toEqual([
    { path: 'asset_ids.0', code: 'archived_record', message: 'record is archived' },
    { path: 'asset_ids.2', code: 'archived_record', message: 'record is archived' },
  ]);
  const unknown = await check({ asset_ids: [kept, 987_654, archived[0]] });
  expect([unknown.status, unknown.body.detail]).toEqual([404, `Unknown assets: ${assetTag(987_654)}.`]);
  expect(unknown.body.fields.map(({ path }: { path: string }) => path)).toEqual(['asset_ids.1']);
  expect(await lastCheckOf(kept!)).toBeNull();
});

it('saves as many as one call may name', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 40; at += 1) ids.push(await add());
  expect((await check({ asset_ids: ids })).body.checked).toEqual(ids);
});

it('is for who may change assets; a team manager checks those of their people', async () => {
  const mine = await add(employeeIdOf('default'));
  const theirs = await add(employeeIdOf('admin'));
  const [manager, reader] = [await runtime.as('manager'), await runtime.as('reader')];
  expect((await check({ asset_ids: [mine] }, manager)).body.checked).toEqual([mine]);
  expect((await check({ asset_ids: [theirs] }, manager)).status).toBe(404);
  const stock = await add();
  const unheld = await check({ asset_ids: [stock] }, manager);
  expect([unheld.status, unheld.body.detail]).toEqual([
    403,
    'Nobody has it, so only somebody who sees the whole company can mark it as checked: ask one of them.',
  ]);
  const several = await check({ asset_ids: [mine, stock] }, manager);
  expect([several.status, several.body.permission, several.body.detail]).toEqual([
    403,
    'assets:write',
    `Assets that you may not check: ${assetTag(stock)}.`,
  ]);
  const bulk = { object_type: 'asset', ids: [mine, stock], act: 'check', note: 'Hall' };
  const { run_id } = (await manager.post('/api/bulkEdit/act', bulk)).body;
  const run = await ended(manager, run_id);
  const failed = run.items.filter(({ status }) => status === 'failed');
  expect(failed.map(({ message }) => message)).toEqual([expect.stringMatching(/mark it as checked/)]);
  expect((await check({ asset_ids: [mine] }, reader)).status).toBe(403);
  expect((await takeBack({ id: mine, date: day(0) }, reader)).status).toBe(403);
});

it('is shown, sorted and filtered in the list', async () => {
  const ids = [await add(), await add(), await add()];
  await check({ asset_ids: [ids[0]!], date: day(-400) });
  await check({ asset_ids: [ids[1]!], date: day(-2) });
  const filters = JSON.stringify({
    match: 'any',
    conditions: [
      { column: 'last_checked', operator: 'before', values: [day(-365)] },
      { column: 'last_checked', operator: 'empty', values: [] },
    ],
  });
  const listed = async (query: object) =>
    (await admin.get('/api/assets/list', { per_page: '1000', orderby_column: 'last_checked', ...query })).body.data
      .filter(({ id }: { id: number }) => ids.includes(id))
      .map(({ id, last_checked }: { id: number; last_checked: string | null }) => [id, last_checked]);
  expect(await listed({ orderby_direction: 'desc' })).toEqual(
    expect.arrayContaining([
      [ids[1], day(-2)],
      [ids[0], day(-400)],
      [ids[2], null],
    ]),
  );
  expect((await listed({ filters })).map(([id]: [number]) => id).toSorted()).toEqual([ids[0], ids[2]]);
});

it('is done in bulk as a run, whose undo takes the checks back', async () => {
  const [one, other, later, archived] = [await add(), await add(), await add(), await add()];
  await check({ asset_ids: [later] });
  await check({ asset_ids: [one], date: day(-30) });
  await admin.post('/api/assets/delete', { id: archived });
  const bulk = (body: object) => admin.post('/api/bulkEdit/act', { object_type: 'asset', act: 'check', ...body });
  const ids = [one, other, later, archived];
  expect((await bulk({ ids, date: day(1) })).body.fields[0]).toMatchObject({ path: 'date' });
  const noted = await admin.post('/api/bulkEdit/act', { object_type: 'asset', act: 'return', ids, note: 'x' });
  expect(noted.body.fields[0]).toMatchObject({ path: 'note' });
  const { run_id } = (await bulk({ ids, date: day(-1), note: 'Hall' })).body;
  const run = await ended(admin, run_id);
  expect(run).toMatchObject({ title: 'Check 4 assets', done: 3, failed: 1, can_undo: true });
  expect(await lastCheckOf(one)).toEqual({ date: day(-1), by: 'admin', note: 'Hall' });
  expect(await lastCheckOf(later)).toMatchObject({ date: day(0) });
  const undo = (await admin.post('/api/runs/undo', { run_id })).body;
  await ended(admin, undo.run_id);
  expect(await lastCheckOf(one)).toMatchObject({ date: day(-30) });
  expect(await lastCheckOf(other)).toBeNull();
  expect((await feed(other))[0]).toEqual(['asset_check_taken_back', { date: day(-1), via_undo: true }]);
});
