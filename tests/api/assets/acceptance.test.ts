import { beforeAll, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { startCompany } from '#tests/harness/company.ts';
import { type Runtime } from '#tests/harness/runtime.ts';
import { employeeIdOf } from '#tests/personas.ts';

let type = 0;

const OWNER = employeeIdOf('default');
const day = (offset: number): string => toDmy(addDays(today(), offset));
const add = async (over: Record<string, unknown> = {}): Promise<number> =>
  (await admin.post('/api/assets/add', { assetTypeId: type, ownerEmployeeId: OWNER, start_date: day(-5), ...over }))
    .body.id;
const settle = (body: Record<string, unknown>, who = admin) => who.post('/api/assets/settleAcceptance', body);
const acceptanceOf = async (id: number) => (await admin.get(`/api/assets/${id}/detail`)).body.asset.acceptance;
const feed = async (id: number) =>
  (await admin.get('/api/activity/list', { relatedObject: 'asset', relatedObjectId: id })).body.items.map(
    (item: { event_type: string; event_info_json: unknown }) => [item.event_type, item.event_info_json],
  );

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  type = (await admin.post('/api/assetTypes/add', { name: 'Laptop' })).body.id;
});

it('is settled by hand, and each decision is told once', async () => {
  const id = await add();
  expect(await acceptanceOf(id)).toBe('awaiting');
  expect((await settle({ id, decision: 'accepted' })).body).toEqual({ id });
  expect((await settle({ id, decision: 'accepted' })).body).toEqual({ id });
  expect(await acceptanceOf(id)).toBe('accepted');
  expect((await settle({ id, decision: 'refused', reason: ' Screen is broken ' })).status).toBe(200);
  expect(await acceptanceOf(id)).toBe('refused');
  const told = { owner_name: 'default Persona', employee_id: OWNER };
  expect((await feed(id)).slice(0, 2)).toEqual([
    ['asset_request_declined', { ...told, reason: 'Screen is broken' }],
    ['asset_accepted', told],
  ]);
  // An edit of the rest keeps it; a new owner has it to accept again.
  await admin.post('/api/assets/edit', { asset_id: id, vendor: 'Other' });
  expect(await acceptanceOf(id)).toBe('refused');
  const move = { start_date_new_owner: day(0), end_date_old_owner: day(0) };
  await admin.post('/api/assets/edit', { asset_id: id, owner_employee_id: employeeIdOf('reader'), ...move });
  expect(await acceptanceOf(id)).toBe('awaiting');
});

it('is put back as refused by an undo, without another reason', async () => {
  const id = await add();
  expect((await settle({ id, decision: 'refused', as_before: 1 })).body).toEqual({ id });
  expect(await acceptanceOf(id)).toBe('refused');
  const told = { owner_name: 'default Persona', employee_id: OWNER, reason: '' };
  expect((await feed(id))[0]).toEqual(['asset_request_declined', told]);
  await admin.post('/api/assets/delete', { id });
});

it('needs a reason for a refusal, and an owner', async () => {
  const id = await add();
  for (const reason of [undefined, null, '', '  ']) {
    const refused = await settle({ id, decision: 'refused', reason });
    expect([refused.status, refused.body.code, refused.body.fields?.[0]?.path]).toEqual([
      422,
      'form_invalid',
      'reason',
    ]);
  }
  expect((await settle({ id, decision: 'awaiting' })).status).toBe(422);
  expect((await settle({ id, decision: 'refused', reason: 'x'.repeat(501) })).status).toBe(422);
  expect(await acceptanceOf(id)).toBe('awaiting');
  const stock = await add({ ownerEmployeeId: 0 });
  expect((await settle({ id: stock, decision: 'accepted' })).body).toMatchObject({
    code: 'conflict',
    detail: 'Nobody owns this asset.',
  });
  await admin.post('/api/assets/delete', { id });
  expect((await settle({ id, decision: 'accepted' })).body.code).toBe('archived');
  expect((await settle({ id: 987_654, decision: 'accepted' })).status).toBe(404);
});

it('shows in lists, on the home page, with the person and among what is to accept', async () => {
  const count = async () => (await admin.get('/api/home')).body.assets;
  const [waiting, refused] = [await add({ serial_number: 'W-1' }), await add({ serial_number: 'R-1' })];
  const before = await count();
  await settle({ id: refused, decision: 'refused', reason: 'Too heavy' });
  expect(await count()).toEqual({ ...before, awaiting: before.awaiting - 1, refused: before.refused + 1 });
  const filters = JSON.stringify({
    match: 'all',
    conditions: [{ column: 'acceptance', operator: 'is', values: ['refused'] }],
  });
  const { data } = (await admin.get('/api/assets/list', { filters, per_page: '90' })).body;
  expect(data.map((row: { id: number }) => row.id)).toEqual([refused]);
  const held = (await admin.get(`/api/employees/${OWNER}/assignments`)).body.assets;
  const shown = new Map(held.map((one: { id: number; acceptance: string }) => [one.id, one.acceptance]));
  expect([shown.get(waiting), shown.get(refused)]).toEqual(['awaiting', 'refused']);
  const pending = (await admin.get('/api/assets/pending', { owner_employee_id: String(OWNER) })).body.data;
  const ids = pending.map((row: { id: number }) => row.id);
  expect([ids.includes(waiting), ids.includes(refused)]).toEqual([true, false]);
});

it('is for those who may change the asset', async () => {
  const id = await add({ ownerEmployeeId: employeeIdOf('admin') });
  const status = async (who: Parameters<Runtime['as']>[0]) =>
    (await settle({ id, decision: 'accepted' }, await runtime.as(who))).status;
  expect(await status('reader')).toBe(403);
  expect([403, 404]).toContain(await status('manager'));
  expect(await status('default')).toBe(200);
});
