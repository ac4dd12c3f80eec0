import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from '#shared/contract/imports/check.ts';
import { commit } from '#shared/contract/imports/commit.ts';
import { rows } from '#shared/contract/imports/rows.ts';
import { toSerial } from '#functions/platform/excel/excel-dates.ts';
import type { ReadCell } from '#functions/platform/excel/read-cell.ts';
import { readWorkbook } from '#tests/builders/read-workbook.ts';
import { ended } from '#tests/harness/runtime-with-runs.ts';
import { aCar } from '#tests/builders/car.ts';
import { aTemporaryFolder, aWorkbook, type SheetCell } from '#tests/builders/workbook.ts';
import { startCompanyWithRuns } from '#tests/harness/company.ts';
import { mappingOf, startImport } from './upload-file.ts';

const folder = aTemporaryFolder();

const { admin } = await startCompanyWithRuns();
afterAll(() => folder.remove());

type ObjectType = 'car' | 'employee';

/** A field of every type, with a value that spreadsheets like to misread, and what a file would change it to. */
const fields = [
  { type: 'textfield', name: 'Formula', value: '=1+1', changed: '@SUM(A1)' },
  { type: 'text', name: 'Story', value: '+SUM(A1)\n\t-2 <b>', changed: 'One\nTwo' },
  { type: 'hyperlink', name: 'Site', value: 'https://example.be/x?a=1&b=2', changed: 'example.be/y' },
  { type: 'money', name: 'Budget', value: '1234,5', changed: 99.95 },
  { type: 'select_option', name: 'Grade', value: 2, changed: 'A+' },
  { type: 'date', name: 'Inspection', value: '29/02/2024', changed: { serial: toSerial('2025-03-01') ?? 0 } },
  { type: 'email', name: 'Contact', value: 'a@example.be', changed: 'b@example.be' },
  { type: 'number', name: 'Score', value: '-3,25', changed: 7 },
  { type: 'yes_no', name: 'Insured', value: 0, changed: 'Ja' },
  { type: 'auto_incrementing_int', name: 'Count', value: undefined, changed: undefined },
  // Names that already mean another field in files of vehicles and of people.
  { type: 'textfield', name: 'Id', value: "'0012", changed: 'x' },
  { type: 'textfield', name: 'Nummerplaat', value: 'not the plate', changed: 'x' },
  { type: 'textfield', name: 'Naam', value: 'not the name', changed: 'x' },
  { type: 'textfield', name: '€', value: 'euro', changed: 'x' },
] as const;
const options = [{ name: 'A+' }, { name: 'A-' }, { name: 'Long, with a comma' }];

const post = async (path: string, body: unknown) => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

const places = {
  car: { add: '/api/cars/add', list: '/api/cars/list', body: aCar },
  employee: {
    add: '/api/employees/add',
    list: '/api/employees/list',
    body: () => ({ first_name: 'Lotte', last_name: 'Maes', employee_number: '=7' }),
  },
} as const;

const exported = async (object: ObjectType): Promise<Buffer> => {
  const { file_url: url } = (await admin.get(`${places[object].list}/excel`)).body;
  return Buffer.from(await (await fetch(url)).arrayBuffer());
};

const checked = async (object: ObjectType, content: Buffer) => {
  const started = await startImport(admin, object, content);
  const body = {
    import_id: started.import_id,
    mapping: mappingOf(started),
    key: 'id',
  };
  const run = await ended(admin, (await admin.call(check, { body })).run_id);
  const page = await admin.call(rows, { query: { import_id: started.import_id, per_page: '100' } });
  return { started, run, page };
};

const cellOf = (cell: ReadCell): SheetCell => {
  // One leading quote is Excel's own.
  if (cell.kind === 'text') return cell.text.replace(/^'/, "''");
  if (cell.kind === 'number') return cell.value;
  return cell.kind === 'date' ? { serial: toSerial(cell.iso) ?? 0 } : null;
};

const linesOf = async (content: Buffer): Promise<SheetCell[][]> => {
  const lines: SheetCell[][] = [];
  for await (const part of readWorkbook(folder.write('exported.xlsx', content)))
    lines.push(part.kind === 'header' ? part.headers : part.cells.map(cellOf));
  return lines;
};

describe.each(['car', 'employee'] as const)('custom fields and tags of a file: %s', (object) => {
  const ids: number[] = [];
  const idOf = (name: string): number => ids[fields.findIndex((field) => field.name === name)] ?? 0;
  const keyOf = (name: string): string => `custom_field_${idOf(name)}`;
  let record = 0;
  const shownRecord = async (): Promise<Record<string, unknown>> => {
    const { data } = (await admin.get(places[object].list, { requested_cf_ids: ids.join(), per_page: 100 })).body;
    return data.find(({ id }: { id: number }) => id === record);
  };

  beforeAll(async () => {
    for (const [at, { type, name }] of fields.entries()) {
      const body = { object_type: object, name, type, ...(type === 'select_option' && { options }) };
      ids[at] = (await post('/api/customFields/add', body)).id;
    }
    record = (await post(places[object].add, places[object].body())).id;
    const values = fields.flatMap(({ value }, at) =>
      value === undefined ? [] : [[`custom_field_${ids[at]}`, value] as const],
    );
    await post('/api/customFields/setValue', {
      object_type: object,
      object_id: record,
      ...Object.fromEntries(values),
    });
    const tag_names = ['=cmd|x', '-later', 'Électrique'];
    await post('/api/tags/updateTags', { related_object: object, related_object_id: record, tag_names });
    // An option that is removed stays with the records that have it.
    await post('/api/customFields/edit', {
      id: idOf('Grade'),
      version: 1,
      options: [
        { id: 1, name: 'A+' },
        { id: 3, name: 'Long, with a comma' },
      ],
    });
  });

  it('imports its own export without a change', async () => {
    const { started, run, page } = await checked(object, await exported(object));
    const filled = started.columns.map(({ field }) => field);
    const settable = fields.filter(({ name }) => name !== 'Count').map(({ name }) => keyOf(name));
    expect(filled).toEqual(expect.arrayContaining(['id', 'tags', ...settable]));
    expect(page.data.filter(({ state }) => state !== 'same')).toEqual([]);
    expect(run.result).toMatchObject({ counts: { new: 0, changed: 0, wrong: 0 } });
  });

  it('suggests the field with the same name, and one with a reserved name by its suffix', async () => {
    const { columns, fields: available } = await startImport(admin, object, await exported(object));
    const suggested = new Map(columns.map(({ header, field }) => [header, field]));
    const reserved = object === 'car' ? 'Nummerplaat' : 'Naam';
    expect(suggested.get('Inspection')).toBe(keyOf('Inspection'));
    expect(suggested.get('Id')).toBe('id');
    expect(suggested.get('Id (custom field)')).toBe(keyOf('Id'));
    expect(suggested.get(`${reserved} (custom field)`)).toBe(keyOf(reserved));
    expect(suggested.get('€ (custom field)')).toBe(keyOf('€'));
    expect(available.find(({ key }) => key === keyOf('Grade'))).toMatchObject({
      header: 'Grade',
      is_own_label: true,
      kind: 'enum',
      allowed: ['A+', 'Long, with a comma'],
    });
    expect(available.some(({ key }) => key === keyOf('Count'))).toBe(false);
  });

  it('changes exactly the cells that differ, in one write of the record', async () => {
    const [headers = [], ...lines] = await linesOf(await exported(object));
    const line = lines.find((cells) => cells[headers.indexOf('Id')] === record);
    if (!line) throw new Error('the record was not exported');
    line[headers.indexOf('Inspection')] = { serial: toSerial('2025-03-01') ?? 0 };
    line[headers.indexOf('Score')] = 7;
    line[headers.indexOf('Tags')] = 'Pool, pool, -later';
    // Empty cells change nothing.
    line[headers.indexOf('Formula')] = null;
    const before = await shownRecord();
    const { started, page } = await checked(object, aWorkbook({ rows: [headers, ...lines] }));
    const changed = page.data.filter(({ state }) => state !== 'same');
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatchObject({ state: 'changed', id: record });
    const byColumn = (one: { column: string }, other: { column: string }) => one.column.localeCompare(other.column);
    expect(changed[0]?.changes.toSorted(byColumn)).toEqual(
      [
        { column: keyOf('Inspection'), old: '29/02/2024' },
        { column: keyOf('Score'), old: -3.25 },
        { column: 'tags', old: '=cmd|x, -later, Électrique' },
      ].toSorted(byColumn),
    );
    const { run_id: runId } = await admin.call(commit, { body: { import_id: started.import_id } });
    expect(await ended(admin, runId)).toMatchObject({ status: 'succeeded', done: 1, failed: 0 });
    const after = await shownRecord();
    expect(after).toMatchObject({
      version: Number(before['version']) + 1,
      tags: ['Pool', '-later'],
      custom_fields: { [idOf('Inspection')]: '01/03/2025', [idOf('Score')]: 7, [idOf('Formula')]: '=1+1' },
    });
    const { items } = (await admin.get('/api/activity/list', { relatedObject: object, relatedObjectId: record })).body;
    const payloads = Object.fromEntries(
      items
        .slice(0, 2)
        .map((item: { event_type: string; event_info_json: object }) => [item.event_type, item.event_info_json]),
    );
    expect(payloads).toEqual({
      custom_field_updated: {
        changes: [
          { field: keyOf('Inspection'), name: 'Inspection', old: '29/02/2024', new: '01/03/2025' },
          { field: keyOf('Score'), name: 'Score', old: -3.25, new: 7 },
        ],
        via_excel: true,
      },
      tags_updated: { added: ['Pool'], removed: ['=cmd|x', 'Électrique'], via_excel: true },
    });
  });

  it('leaves alone what a cell holds nothing visible for', async () => {
    const rows = [['Id', 'Formula', 'Story', 'Tags'], [record, '\u200b', '\u3164\u00a0', '\u2060']]; // prettier-ignore
    const { page } = await checked(object, aWorkbook({ rows }));
    expect(page.data).toMatchObject([{ state: 'same', changes: [], errors: [] }]);
  });

  it('takes every type from a file as the form does, and counts new records', async () => {
    const own = object === 'car' ? ['Brand', 'Model', 'Plate', 'Fuel'] : ['First name', 'Last name'];
    const values = object === 'car' ? ['Kia', 'EV6', '1-NEW-001', 'electric'] : ['Jan', 'Peeters'];
    const set = fields.filter(({ name }) => !['Count', 'Id', '€', 'Naam', 'Nummerplaat'].includes(name));
    const content = aWorkbook({
      rows: [
        [...own, 'Tags', ...set.map(({ name }) => name)],
        [...values, 'New, Pool', ...set.map(({ changed }) => changed ?? null)],
      ],
    });
    const started = await startImport(admin, object, content);
    const body = { import_id: started.import_id, mapping: mappingOf(started), key: null };
    await ended(admin, (await admin.call(check, { body })).run_id);
    const page = await admin.call(rows, { query: { import_id: started.import_id } });
    expect(page.data).toMatchObject([{ state: 'new', errors: [] }]);
    expect(page.data[0]?.cells).toMatchObject({ [keyOf('Grade')]: 'A+', [keyOf('Inspection')]: '01/03/2025' });
    const { run_id: runId } = await admin.call(commit, { body: { import_id: started.import_id } });
    expect(await ended(admin, runId)).toMatchObject({ done: 1, failed: 0 });
    const found = await admin.get(places[object].list, {
      search_term: object === 'car' ? '1-NEW-001' : 'Peeters',
      requested_cf_ids: ids.join(),
    });
    expect(found.body.data).toMatchObject([
      {
        tags: ['New', 'Pool'],
        custom_fields: {
          [idOf('Formula')]: '@SUM(A1)',
          [idOf('Site')]: 'https://example.be/y',
          [idOf('Budget')]: 99.95,
          [idOf('Grade')]: 'A+',
          [idOf('Insured')]: 1,
          [idOf('Count')]: expect.any(Number),
        },
      },
    ]);
  });

  it('names what is wrong in the words of the form', async () => {
    const wrong = {
      Formula: 'x'.repeat(241), Site: 'javascript:alert(1)', Budget: '1,2,3', Grade: 'A', Inspection: '31/02/2024',
      Contact: 'a@b', Score: 'many', Insured: 'perhaps', Tags: 'x'.repeat(41),
    }; // prettier-ignore
    const content = aWorkbook({
      rows: [
        ['Id', ...Object.keys(wrong)],
        [record, ...Object.values(wrong)],
      ],
    });
    const { page } = await checked(object, content);
    const messages = Object.fromEntries(page.data[0]?.errors.map(({ column, message }) => [column, message]) ?? []);
    expect(messages).toEqual({
      [keyOf('Formula')]: 'field can be max 240',
      [keyOf('Site')]: 'field is not a web address',
      [keyOf('Budget')]: 'Invalid number: decimals allowed, two at most',
      [keyOf('Grade')]: 'field must be one of A+, Long, with a comma',
      [keyOf('Inspection')]: 'field is not valid date: write dd/mm/yyyy',
      [keyOf('Contact')]: 'field is not a valid e-mail address',
      [keyOf('Score')]: 'Invalid number',
      [keyOf('Insured')]: 'field must be one of yes, no',
      tags: 'field can be max 40',
    });
  });
});
