import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { assetTag } from '#shared/assets/asset-tag.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

let laptop = 0;
let phone = 0;

const OWNER = employeeIdOf('default');
const OTHER = employeeIdOf('admin');
const day = (offset: number): string => toDmy(addDays(today(), offset));

const add = async (over: Record<string, unknown> = {}): Promise<number> => {
  const { status, body } = await admin.post('/api/assets/add', { assetTypeId: laptop, price: 1249.5, ...over });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const edit = (asset_id: number, body: Record<string, unknown>) => admin.post('/api/assets/edit', { asset_id, ...body });
const detail = async (id: number) => (await admin.get(`/api/assets/${id}/detail`)).body;
const periods = async (id: number) =>
  (await admin.get(`/api/assets/${id}/assignments`)).body.periods.map(
    (period: { employee: { id: number }; start_date: string; end_date: string | null }) => [
      period.employee.id,
      period.start_date,
      period.end_date,
    ],
  );
const feed = async (id: number) =>
  (await admin.get('/api/activity/list', { relatedObject: 'asset', relatedObjectId: id })).body.items.map(
    (item: { event_type: string; event_info_json: unknown }) => [item.event_type, item.event_info_json],
  );
const problem = ({
  status,
  body,
}: {
  status: number;
  body: { code: string; fields: { path: string; message: string }[] };
}) => ({
  status,
  code: body.code,
  fields: body.fields.map(({ path, message }) => `${path}: ${message}`),
});

const { admin } = await startCompany();
beforeAll(async () => {
  laptop = (await admin.post('/api/assetTypes/add', { name: 'Laptop' })).body.id;
  phone = (await admin.post('/api/assetTypes/add', { name: 'Téléphone' })).body.id;
});

describe('addAsset', () => {
  it('adds an asset of a person and shows it in detail, list, feed and with the person', async () => {
    const id = await add({ ownerEmployeeId: OWNER, price: '1.249,50'.replace('.', ''), start_date: day(-30) });
    const { asset, asset_policy_details, employee_details, custom_fields } = await detail(id);
    expect(asset).toMatchObject({
      id, version: 1, assetTypeId: laptop, name: 'Laptop', label: assetTag(id), picture: null, price: 1249.5, vendor: null, serial_number: null,
      owner_employee_id: OWNER, owner_employee_name: 'default Persona', owner_employee_avatar: null, owner_since: day(-30), acceptance: 'awaiting',
      deleted: 0, tags: [], warnings: [],
    }); // prettier-ignore
    expect([asset_policy_details, employee_details.id, custom_fields]).toEqual([null, OWNER, []]);
    expect((await admin.get('/api/assets/list', { search_term: 'laptop default' })).body.data[0].id).toBe(id);
    expect(await periods(id)).toEqual([[OWNER, day(-30), null]]);
    expect(await feed(id)).toEqual([
      ['asset_added', { name: 'Laptop', owner_name: 'default Persona', employee_id: OWNER, date: day(-30) }],
    ]);
    const owned = (await admin.get(`/api/employees/${OWNER}/assignments`)).body.assets;
    expect(owned).toEqual([
      { id, version: 1, name: 'Laptop', serial_number: null, picture: null, acceptance: 'awaiting', start_date: day(-30), end_date: null, planned: null, planned_end: null },
    ]); // prettier-ignore
    const before = await admin.get(`/api/employees/${OWNER}/assignments`, { on: day(-31) });
    expect(before.body.assets).toEqual([]);
  });

  it('starts today, keeps an asset without owner in stock, and reads 0 or less as nobody', async () => {
    const assigned = await add({ ownerEmployeeId: OWNER });
    expect(await periods(assigned)).toEqual([[OWNER, day(0), null]]);
    const free = await add({ ownerEmployeeId: -1 });
    expect((await detail(free)).asset).toMatchObject({
      owner_employee_id: 0,
      owner_employee_name: null,
      acceptance: null,
    });
    const stock = (await admin.get('/api/assets/list', { segment_id: 'in_stock' })).body;
    expect(stock.data.map((row: { id: number }) => row.id)).toEqual([free]);
  });

  it('asks for an asset under the title Invalid', async () => {
    const missing = await admin.post('/api/assets/add', { price: 10, ownerEmployeeId: OWNER });
    expect(problem(missing)).toEqual({ status: 422, code: 'invalid', fields: ['assetTypeId: Please select asset'] });
    expect(missing.body.title).toBe('Invalid');
    const none = await admin.post('/api/assets/add', { assetTypeId: 0 });
    expect(problem(none).fields).toEqual(['assetTypeId: Please select asset']);
    const unknown = await admin.post('/api/assets/add', { assetTypeId: 987_654 });
    expect(problem(unknown).fields).toEqual(['assetTypeId: asset type is not known']);
  });

  it('refuses an invalid price, owner and date in the specified words', async () => {
    const errorsOf = async (over: Record<string, unknown>) =>
      problem(await admin.post('/api/assets/add', { assetTypeId: laptop, ...over })).fields;
    expect(await errorsOf({ price: 'abc' })).toEqual(['price: Invalid number']);
    expect(await errorsOf({ price: '1.2345,6' })).toEqual(['price: Invalid number: decimals allowed, two at most']);
    expect(await errorsOf({ price: -1 })).toEqual(['price: Must be positive']);
    expect(await errorsOf({ ownerEmployeeId: 987_654 })).toEqual(['ownerEmployeeId: person is not known']);
    expect(await errorsOf({ start_date: '31/02/2026' })).toEqual(['start_date: field is not valid date']);
  });

  it('answers a repeated key with the first asset', async () => {
    const headers = { 'idempotency-key': 'asset-once' };
    const body = { assetTypeId: laptop };
    const [one, other] = await Promise.all([
      admin.post('/api/assets/add', body, headers),
      admin.post('/api/assets/add', body, headers),
    ]);
    expect(one.body.id).toBe(other.body.id);
  });
});

describe('editAsset', () => {
  it('changes what is sent, clears what is blank, and records it in one event', async () => {
    const id = await add({ vendor: 'Noordzee IT', serial_number: 'SN-77' });
    const { body } = await edit(id, { version: 1, price: '999,9', vendor: '', assetTypeId: phone });
    expect(body).toEqual({ id, version: 2, warnings: [] });
    expect((await detail(id)).asset).toMatchObject({
      name: 'Téléphone',
      price: 999.9,
      vendor: null,
      serial_number: 'SN-77',
    });
    expect((await feed(id))[0]).toEqual([
      'asset_updated',
      {
        changes: [
          { field: 'name', old: 'Laptop', new: 'Téléphone' },
          { field: 'price', old: 1249.5, new: 999.9 },
          { field: 'vendor', old: 'Noordzee IT', new: null },
        ],
      },
    ]);
    expect((await edit(id, { vendor: '' })).body.version).toBe(2);
  });

  it('hands over with the day on which the new owner starts and the one on which the old owner ends', async () => {
    const id = await add({ ownerEmployeeId: OWNER, start_date: day(-100) });
    expect(problem(await edit(id, { owner_employee_id: OTHER }))).toEqual({
      status: 422,
      code: 'invalid',
      fields: ['start_date_new_owner: field is required', 'end_date_old_owner: field is required'],
    });
    const { body } = await edit(id, {
      owner_employee_id: OTHER, end_date_old_owner: day(-20), start_date_new_owner: day(-10),
    }); // prettier-ignore
    expect(body.version).toBe(2);
    expect(await periods(id)).toEqual([
      [OTHER, day(-10), null],
      [OWNER, day(-100), day(-20)],
    ]);
    expect((await feed(id))[0]).toEqual([
      'asset_owner_changed',
      {
        old_owner_name: 'default Persona',
        new_owner_name: 'admin Persona',
        old_employee_id: OWNER,
        new_employee_id: OTHER,
        date: day(-10),
      },
    ]);
  });

  it('asks for only one day where there is only one owner', async () => {
    const id = await add();
    expect(problem(await edit(id, { owner_employee_id: OWNER })).fields).toEqual([
      'start_date_new_owner: field is required',
    ]);
    expect((await edit(id, { owner_employee_id: OWNER, start_date_new_owner: day(-5) })).status).toBe(200);
    expect(problem(await edit(id, { owner_employee_id: 0 })).fields).toEqual(['end_date_old_owner: field is required']);
    expect((await edit(id, { owner_employee_id: 0, end_date_old_owner: day(-1) })).status).toBe(200);
    expect(await periods(id)).toEqual([[OWNER, day(-5), day(-1)]]);
    expect((await detail(id)).asset.owner_employee_id).toBe(0);
  });

  it('never lets periods overlap', async () => {
    const id = await add({ ownerEmployeeId: OWNER, start_date: day(-10) });
    const to = (end: number, start: number) =>
      edit(id, { owner_employee_id: OTHER, end_date_old_owner: day(end), start_date_new_owner: day(start) });
    const early = problem(await to(-11, 0));
    expect([early.code, early.fields[0]?.split(':')[0]]).toEqual(['period_overlap', 'end_date_old_owner']);
    const crossing = problem(await to(0, -1));
    expect([crossing.code, crossing.fields[0]?.split(':')[0]]).toEqual(['period_overlap', 'start_date_new_owner']);
    await edit(id, { owner_employee_id: 0, end_date_old_owner: day(-2) });
    const past = problem(await edit(id, { owner_employee_id: OTHER, start_date_new_owner: day(-3) }));
    expect([past.status, past.code]).toEqual([422, 'period_overlap']);
  });

  it('refuses a stale version and answers what is stored', async () => {
    const id = await add();
    await edit(id, { vendor: 'One' });
    const { status, body } = await edit(id, { version: 1, vendor: 'Two' });
    expect([status, body.code, body.version, body.current.vendor]).toEqual([409, 'stale_version', 2, 'One']);
    // Whom to ask about it, and when it was.
    expect(body.updated_by).toBe((await admin.get('/api/profile')).body.name);
    expect(Math.abs(Date.parse(body.updated_at) - Date.now())).toBeLessThan(60_000);
  });
});

describe('serial numbers', () => {
  it('warn when another active asset has the same one, however it is written', async () => {
    const first = await add({ serial_number: 'PF-3K 9Z' });
    const { body } = await admin.post('/api/assets/add', { assetTypeId: laptop, serial_number: 'pf3k9z' });
    expect(body.warnings).toEqual(['duplicate_serial']);
    expect((await detail(first)).asset.warnings).toEqual(['duplicate_serial']);
    expect((await edit(first, { vendor: 'Any' })).body.warnings).toEqual(['duplicate_serial']);
    await admin.post('/api/assets/delete', { id: body.id });
    expect((await detail(first)).asset.warnings).toEqual([]);
  });

  it.each(['QX-42/17', 'qx4217', 'QX 42-17', 'qx.42.17'])('are found as %s', async (term) => {
    const existing = (await admin.get('/api/assets/list', { search_term: 'QX-4217' })).body;
    const id = existing.count > 0 ? existing.data[0].id : await add({ serial_number: 'QX-42/17' });
    const { body } = await admin.get('/api/assets/list', { search_term: term });
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([id]);
  });
});

describe('the number on the label', () => {
  it.each([
    (tag: string) => tag,
    (tag: string) => tag.toLowerCase().replace(/-0*/, '-'),
    (tag: string) => tag.replace(/-0*/, ''),
    (tag: string) => tag.slice(2),
  ])('finds the asset in list and palette, as it is printed and as it is typed (%#)', async (typed) => {
    const id = await add({});
    const term = typed(assetTag(id));
    const { data } = (await admin.get('/api/assets/list', { search_term: term })).body;
    expect(data.map((row: { id: number; label: string }) => [row.id, row.label])).toEqual([[id, assetTag(id)]]);
    const found = (await admin.get('/api/search', { query: term })).body.data;
    expect(found).toMatchObject([{ object_type: 'asset', hits: [{ id, fact: assetTag(id) }] }]);
  });

  it('is a column to sort and filter by', async () => {
    const id = await add({});
    const filters = JSON.stringify({ conditions: [{ column: 'label', operator: 'is', values: [assetTag(id)] }] });
    const { body } = await admin.get('/api/assets/list', { filters, orderby_column: 'label' });
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([id]);
  });
});

describe('archive, unarchive, return', () => {
  it('archives: the period ends today, nobody owns the asset, and edits are refused', async () => {
    const id = await add({ ownerEmployeeId: OWNER, start_date: day(-3) });
    expect((await admin.post('/api/assets/delete', { id })).body).toEqual({ id });
    expect((await admin.post('/api/assets/delete', { id })).status).toBe(200);
    expect((await detail(id)).asset).toMatchObject({ deleted: 1, owner_employee_id: 0, acceptance: null });
    expect(await periods(id)).toEqual([[OWNER, day(-3), day(0)]]);
    expect((await edit(id, { vendor: 'x' })).body.code).toBe('archived');
    expect((await admin.post('/api/assets/return', { id, end_date: day(0) })).body.code).toBe('archived');
    const list = (await admin.get('/api/assets/list', { show_deleted_only: '1', per_page: '100' })).body;
    expect(list.data.map((row: { id: number }) => row.id)).toContain(id);
    expect(list.has_archived_assets).toBe(true);
    expect((await admin.get('/api/assets/list', { search_term: String(id) })).body.data).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  it('unarchives without giving the asset back to its owner', async () => {
    const id = await add({ ownerEmployeeId: OWNER });
    await admin.post('/api/assets/delete', { id });
    expect((await admin.post('/api/assets/unarchive', { id })).body).toEqual({ id });
    expect((await detail(id)).asset).toMatchObject({ deleted: 0, owner_employee_id: 0 });
    expect((await feed(id)).map(([type]: [string]) => type)).toEqual([
      'asset_undeleted',
      'asset_deleted',
      'asset_added',
    ]);
  });

  it('drops a period that has not begun when the asset is archived', async () => {
    const id = await add({ ownerEmployeeId: OWNER, start_date: day(30) });
    await admin.post('/api/assets/delete', { id });
    expect(await periods(id)).toEqual([]);
  });

  it('returns to stock on a given day', async () => {
    const id = await add({ ownerEmployeeId: OWNER, start_date: day(-10) });
    const early = problem(await admin.post('/api/assets/return', { id, end_date: day(-11) }));
    expect([early.status, early.code, early.fields[0]?.split(':')[0]]).toEqual([422, 'period_overlap', 'end_date']);
    expect((await admin.post('/api/assets/return', { id, end_date: day(-1) })).body).toEqual({ id, warnings: [] });
    expect(await periods(id)).toEqual([[OWNER, day(-10), day(-1)]]);
    expect((await feed(id))[0]).toEqual([
      'asset_owner_changed',
      { old_owner_name: 'default Persona', new_owner_name: null, old_employee_id: OWNER, date: day(-1) },
    ]);
    expect((await admin.post('/api/assets/return', { id })).body).toEqual({ id, warnings: [] });
    expect(await periods(id)).toEqual([[OWNER, day(-10), day(-1)]]);
    await admin.post('/api/assets/return', { id, end_date: day(-3) });
    expect(await periods(id)).toEqual([[OWNER, day(-10), day(-3)]]);
  });
});

describe('pending assets', () => {
  it('are those that an owner has not accepted', async () => {
    const person = employeeIdOf('light');
    const id = await add({ ownerEmployeeId: person });
    const pending = async () =>
      (await admin.get('/api/assets/pending', { owner_employee_id: person })).body.data.map(
        (row: { id: number }) => row.id,
      );
    expect(await pending()).toEqual([id]);
    await admin.post('/api/assets/return', { id });
    expect(await pending()).toEqual([]);
    expect((await admin.get('/api/assets/pending', { owner_employee_id: 987_654 })).status).toBe(404);
  });
});

describe('addAsset with a quantity', () => {
  it('adds several alike to stock at once, which have neither an owner nor a serial number', async () => {
    const several = { assetTypeId: laptop, quantity: 3, price: '899', vendor: 'Ardent' };
    const refused = problem(await admin.post('/api/assets/add', { ...several, serial_number: 'ONE' }));
    expect(refused).toMatchObject({ code: 'invalid', fields: ['quantity: field can be max 1'] });
    const owned = await admin.post('/api/assets/add', { ...several, ownerEmployeeId: OWNER });
    expect(problem(owned).fields).toEqual(['quantity: field can be max 1']);
    const many = await admin.post('/api/assets/add', { ...several, quantity: 26 });
    expect(problem(many).fields).toEqual(['quantity: field can be max 25']);
    const { id, ids } = (await admin.post('/api/assets/add', several)).body;
    expect(ids).toEqual([id, id + 1, id + 2]);
    for (const each of ids)
      expect((await detail(each)).asset).toMatchObject({ vendor: 'Ardent', price: 899, owner_employee_id: 0 });
    expect((await admin.post('/api/assets/add', { ...several, quantity: 25 })).body.ids).toHaveLength(25);
  });
});
