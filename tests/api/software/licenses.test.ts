import ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { employeeIdOf, MANAGED_TEAM_ID } from '#tests/personas.ts';
import { licenseCalls } from './license-calls.ts';

let slack = 0;

const PERSON = employeeIdOf('default');
const OTHER = employeeIdOf('admin');
const day = (offset: number): string => toDmy(addDays(today(), offset));
const { post, get, details, periods, feed, product, assign, person } = licenseCalls(() => admin);

const { runtime, admin } = await startCompanyWithRuns();
beforeAll(async () => {
  slack = await product('Slack');
});

describe('add', () => {
  it('assigns a product and shows it in detail, lists, feed and with the person', async () => {
    const id = await assign(PERSON, slack, { username: 'dp', start_date: day(-20) });
    expect(await details(id)).toMatchObject({
      id, version: 1, product_id: slack, product_name: 'Slack', product_logo: null, product_url: 'https://slack.com', employee_id: PERSON,
      person_name: 'default Persona', username: 'dp', active: 1, date_enabled: day(-20), date_deactivated: null,
      insert_method: 'manual', excel_import_id: null,
    }); // prettier-ignore
    expect(await periods(id)).toEqual([[PERSON, day(-20), null]]);
    expect(await feed(id)).toEqual([
      ['license_added', { name: 'Slack', person_name: 'default Persona', employee_id: PERSON, date: day(-20) }],
    ]);
    expect((await admin.get(`/api/employees/${PERSON}/assignments`)).body.licences).toEqual([
      {
        id,
        version: 1,
        name: 'Slack',
        product_id: slack,
        product_logo: null,
        username: 'dp',
        start_date: day(-20),
        end_date: null,
        planned: null,
        cost_monthly: null,
        cost_exact: null,
        planned_end: null,
      },
    ]);
    expect((await admin.get(`/api/employees/${PERSON}/assignments`, { on: day(-21) })).body.licences).toEqual([]);
    const other = await person('Logo');
    const figma = await assign(other, await product('Figma'));
    expect((await admin.get(`/api/employees/${other}/assignments`)).body.licences).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: figma, product_logo: 'figma' })]),
    );
    expect((await get('licenses/list', { search_term: 'slack default' })).data[0].id).toBe(id);
  });

  it('answers the active licence of a person who has one, and changes nothing', async () => {
    const before = await details((await get(`licenses/employee/${PERSON}/list`)).data[0].id);
    const again = await post('licenses/add', { product_id: slack, employee_id: PERSON, username: 'other' });
    expect([again.status, again.body.id, again.body.already_active, again.body.license.username]).toEqual([
      200,
      before.id,
      1,
      'dp',
    ]);
    expect((await details(before.id)).version).toBe(before.version);
    expect((await feed(before.id)).length).toBe(1);
  });

  it('creates only one licence from 50 simultaneous calls', async () => {
    const product_id = await product('Fifty');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('licenses/add', { product_id, employee_id: PERSON })),
    );
    expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ body }) => body.already_active === 0).length).toBe(1);
    expect((await get(`licenses/product/${product_id}/list`)).total).toBe(1);
    expect((await get(`products/${product_id}/detail`)).details.active_count).toBe(1);
  });

  it('refuses an unknown product and an unknown or deactivated person', async () => {
    const errorsOf = async (body: Record<string, unknown>) =>
      (await post('licenses/add', body)).body.fields.map(
        ({ path, message }: { path: string; message: string }) => `${path}: ${message}`,
      );
    expect(await errorsOf({ product_id: 987_654, employee_id: PERSON })).toEqual(['product_id: product is not known']);
    expect(await errorsOf({ product_id: slack, employee_id: 987_654 })).toEqual(['employee_id: person is not known']);
    expect(await errorsOf({ product_id: slack, employee_id: 0 })).not.toEqual([]);
  });
});

describe('deactivate and reactivate', () => {
  it('ends and begins a period each time, and keeps all periods', async () => {
    const id = await assign(PERSON, await product('Periods'), { start_date: day(-30) });
    for (const _ of [1, 2]) expect((await post('licenses/delete', { license_id: id })).body).toMatchObject({ id });
    expect(await details(id)).toMatchObject({
      active: 0,
      date_deactivated: day(0),
      date_enabled: day(-30),
      employee_id: PERSON,
    });
    expect(await periods(id)).toEqual([[PERSON, day(-30), day(0)]]);
    for (const _ of [1, 2]) expect((await post('licenses/reactivate', { license_id: id })).body).toEqual({ id });
    expect(await details(id)).toMatchObject({ active: 1, date_deactivated: null, date_enabled: day(0) });
    expect(await periods(id)).toEqual([[PERSON, day(0), null], [PERSON, day(-30), day(0)]]); // prettier-ignore
    expect((await feed(id)).map(([type]) => type)).toEqual([
      'license_reactivated',
      'license_deactivated',
      'license_added',
    ]);
  });

  it('assigns a new licence to a person with an inactive one, which then stays inactive', async () => {
    const product_id = await product('Twice');
    const old = await assign(PERSON, product_id);
    await post('licenses/delete', { license_id: old });
    const now = await assign(PERSON, product_id);
    expect(now).not.toBe(old);
    const refused = await post('licenses/reactivate', { license_id: old });
    expect([refused.status, refused.body.code, refused.body.id]).toEqual([409, 'licence_active_exists', now]);
    expect((await details(old)).active).toBe(0);
  });

  it('reactivates no licence of somebody who left', async () => {
    const left = await person('Gone');
    const id = await assign(left, slack);
    await post('licenses/delete', { license_id: id });
    await admin.post('/api/employees/delete', { id: left, active_until: day(-1) });
    const refused = await post('licenses/reactivate', { license_id: id });
    expect(refused.body.fields[0].message).toBe('person has left');
  });

  it('lets only one of two simultaneous calls to reactivate and add win', async () => {
    const product_id = await product('Race');
    const old = await assign(PERSON, product_id);
    await post('licenses/delete', { license_id: old });
    await Promise.all([
      post('licenses/reactivate', { license_id: old }),
      post('licenses/add', { product_id, employee_id: PERSON }),
    ]);
    expect((await get(`products/${product_id}/detail`)).details.active_count).toBe(1);
  });
});

describe('edit', () => {
  it('changes the username, refuses a stale version and an inactive licence', async () => {
    const id = await assign(PERSON, await product('Edited'));
    expect((await post('licenses/edit', { license_id: id, version: 1, username: 'new' })).body).toEqual({
      id,
      version: 2,
      warnings: [],
    });
    expect((await feed(id))[0]).toEqual([
      'license_updated',
      { changes: [{ field: 'username', old: null, new: 'new' }] },
    ]);
    const stale = await post('licenses/edit', { license_id: id, version: 1, username: 'x' });
    expect([stale.status, stale.body.code, stale.body.current.username]).toEqual([409, 'stale_version', 'new']);
    expect((await post('licenses/edit', { license_id: id, username: 'x'.repeat(201) })).body.fields[0].message).toBe(
      'field can be max 200',
    );
    expect((await post('licenses/edit', { license_id: id, username: '' })).body).toMatchObject({ id, version: 3 });
    await post('licenses/delete', { license_id: id });
    expect((await post('licenses/edit', { license_id: id, username: 'x' })).body.code).toBe('archived');
  });

  it('removes the username when it is blank', async () => {
    const id = await assign(PERSON, await product('Blank'), { username: '  ' });
    expect((await details(id)).username).toBeNull();
    await post('licenses/edit', { license_id: id, username: 'somebody' });
    await post('licenses/edit', { license_id: id, username: ' ' });
    expect((await details(id)).username).toBeNull();
  });

  it('transfers the licence from a given day, and keeps the period of the previous holder', async () => {
    const product_id = await product('Handed');
    const id = await assign(PERSON, product_id, { start_date: day(-40) });
    expect((await post('licenses/edit', { license_id: id, employee_id: OTHER, start_date: day(-5) })).body).toEqual({
      id,
      version: 2,
      warnings: [],
    });
    expect(await periods(id)).toEqual([[OTHER, day(-5), null], [PERSON, day(-40), day(-5)]]); // prettier-ignore
    expect((await feed(id))[0]).toEqual([
      'license_reassigned',
      {
        name: 'Handed',
        old_person_name: 'default Persona',
        new_person_name: 'admin Persona',
        employee_id: OTHER,
        date: day(-5),
      },
    ]);
    // The claim moved along: the previous holder may get another licence, the new one may not.
    const second = await assign(PERSON, product_id);
    const taken = await post('licenses/edit', { license_id: second, employee_id: OTHER });
    expect([taken.status, taken.body.code, taken.body.fields[0]?.path]).toEqual([
      409, 'licence_active_exists', 'employee_id',
    ]); // prettier-ignore
    const early = await post('licenses/edit', {
      license_id: id,
      employee_id: employeeIdOf('reader'),
      start_date: day(-60),
    });
    expect([early.status, early.body.code]).toEqual([422, 'period_overlap']);
    expect(early.body.fields).toMatchObject([
      { path: 'start_date', code: 'held_since', message: expect.stringContaining(day(-5)) },
    ]);
  });
});

describe('lists', () => {
  it('page the licences of a product by 5, active first, and those of a person by 10', async () => {
    const product_id = await product('Paged');
    const people = await Promise.all(['Ann', 'Bea', 'Cem', 'Dre', 'Eva', 'Fay'].map((name) => person(name)));
    const ids = [];
    for (const id of people) ids.push(await assign(id, product_id));
    await post('licenses/delete', { license_id: ids[0] });
    const first = await get(`licenses/product/${product_id}/list`);
    expect([first.total, first.data.map((row: { person_name: string }) => row.person_name.split(' ')[0])]).toEqual([
      6,
      ['Bea', 'Cem', 'Dre', 'Eva', 'Fay'],
    ]);
    const second = await get(`licenses/product/${product_id}/list`, { page: '2' });
    expect(second.data.map((row: { person_name: string; active: number }) => [row.person_name, row.active])).toEqual([
      ['Ann Licence', 0],
    ]);
    expect((await get(`licenses/product/${product_id}/list`, { keyword: 'cém' })).total).toBe(1);
    const own = people[1]!;
    for (let at = 0; at < 10; at += 1) await assign(own, await product(`Many ${at}`));
    const page = await get(`licenses/employee/${own}/list`);
    expect([page.data.length, page.total]).toEqual([10, 11]);
    expect((await get(`licenses/employee/${own}/list`, { search_term: 'many 3' })).total).toBe(1);
    expect((await admin.get('/api/software/licenses/employee/987654/list')).status).toBe(404);
    expect((await admin.get('/api/software/licenses/product/987654/list')).status).toBe(404);
    for (const path of [`product/${product_id}/list`, `employee/${own}/list`, 'list/grouped']) {
      const past = await admin.get(`/api/software/licenses/${path}`, { page: '100000' });
      expect([past.status, past.body.data]).toEqual([200, []]);
      for (const invalid of ['0', '-1', '1.5', '1e9', '100001'])
        expect((await admin.get(`/api/software/licenses/${path}`, { page: invalid })).status, invalid).toBe(422);
    }
  });

  it('group by product, with segments and search', async () => {
    const grouped = await get('licenses/list/grouped', { search_term: 'paged' });
    expect([grouped.count, grouped.data.length]).toEqual([1, 1]);
    expect([grouped.data[0].product_name, grouped.data[0].license_count, grouped.data[0].licenses.length]).toEqual([
      'Paged',
      5,
      5,
    ]);
    const seat = { object_type: 'software_license', name: 'Seat', type: 'textfield' };
    const { id: cf } = (await admin.post('/api/customFields/add', seat)).body;
    const asked = await get('licenses/list/grouped', { search_term: 'paged', requested_cf_ids: String(cf) });
    expect(asked.data[0].licenses[0].custom_fields).toEqual({ [cf]: null });
    const inactive = await get('licenses/list/grouped', { segment_id: 'inactive', search_term: 'paged' });
    expect(inactive.data.map((group: { license_count: number }) => group.license_count)).toEqual([1]);
    const all = await get('licenses/list/grouped', { per_page: '2', page: '2' });
    expect(all.data.length).toBe(2);
    const names = (await get('licenses/list/grouped', { per_page: '100' })).data.map(
      (group: { product_name: string }) => group.product_name,
    );
    expect(names).toEqual(names.toSorted((one: string, other: string) => one.localeCompare(other)));
    expect((await admin.get('/api/software/licenses/list/grouped', { segment_id: 'nope' })).status).toBe(404);
    const segments = (await admin.get('/api/segments/list', { object_type: 'software_license' })).body.data;
    expect(segments.map(({ id }: { id: string }) => id)).toEqual(['all', 'inactive', 'left', 'planned']);
  });

  it('export products as their list shows them', async () => {
    await product('Exported one');
    await product('Exported two');
    const { status, body } = await admin.get('/api/software/products/list/excel', {
      search_term: 'exported', orderby_column: 'name', orderby_direction: 'desc', columns: 'name,url,active_count',
    }); // prettier-ignore
    expect([status, body.file_name]).toEqual([200, `software-products-${today()}.xlsx`]);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await (await fetch(body.file_url)).arrayBuffer());
    expect(
      book.worksheets[0]
        ?.getSheetValues()
        .slice(1)
        .map((row) => (row as unknown[]).slice(1)),
    ).toEqual([
      ['Product', 'URL', 'Active licences'],
      ['Exported two', 'https://exportedtwo.com', 0],
      ['Exported one', 'https://exportedone.com', 0],
    ]);
  });

  it('export the columns that are shown', async () => {
    const { file_name: name, file_url: url } = await get('licenses/list/excel', {
      segment_id: 'inactive',
      columns: 'name,person_name,active',
    });
    expect(name).toMatch(/^software-\d{4}-\d\d-\d\d\.xlsx$/);
    expect((await fetch(url)).status).toBe(200);
  });
});

describe('rights and teams', () => {
  it('let a team manager see and change only the licences of their people', async () => {
    const manager = await runtime.as('manager');
    const product_id = await product('Teams');
    const own = await person('Owny', { team_ids: [MANAGED_TEAM_ID] });
    const far = await person('Farry', { team_ids: [] });
    const mine = await assign(own, product_id);
    const theirs = await assign(far, product_id);
    const seen = await get(`licenses/product/${product_id}/list`, {}, manager);
    expect([seen.total, seen.data[0].id]).toEqual([1, mine]);
    expect((await manager.get(`/api/software/licenses/${theirs}/detail`)).status).toBe(404);
    expect((await post('licenses/edit', { license_id: theirs, username: 'x' }, manager)).status).toBe(404);
    expect((await post('licenses/add', { product_id: slack, employee_id: far }, manager)).body.fields[0].message).toBe(
      'person is not known',
    );
    expect((await post('licenses/add', { product_id: slack, employee_id: own }, manager)).status).toBe(200);
    // A licence deactivated on its first day has no period left, but still belongs to its person.
    await post('licenses/delete', { license_id: theirs });
    expect((await manager.get(`/api/software/licenses/${theirs}/detail`)).status).toBe(404);
    expect((await get('licenses/list', { segment_id: 'inactive', search_term: 'farry' }, manager)).count).toBe(0);
    // The counts cover the whole company, as seats are bought for all of it.
    expect((await get(`products/${product_id}/detail`, {}, manager)).details).toMatchObject({
      active_count: 1,
      inactive_count: 1,
    });
    expect((await post('products/add', { name: 'Nope', url: 'nope.com' }, manager)).status).toBe(403);
    expect((await post('products/delete', { product_id }, manager)).status).toBe(403);
    expect(
      (
        await manager.post('/api/tags/updateTags', {
          related_object: 'software_product',
          related_object_id: product_id,
          tag_names: ['x'],
        })
      ).status,
    ).toBe(403);
  });
});

it('leaves the storage clean', async () => expect(await fsck()).toEqual([]));
