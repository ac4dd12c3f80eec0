import { beforeAll, describe, expect, it } from 'vitest';
import { kindFacts } from '#shared/records/object-types.ts';
import { can } from '#shared/permissions/rules.ts';
import { purgeDue } from '#functions/platform/documents/purge.ts';
import { headObject } from '#functions/platform/files/objects.ts';
import { findingLine } from '#infra/ops/fsck/finding.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { aCar } from '#tests/builders/car.ts';
import { aDoc, aDocx, aHeic, aMail, anOfficeFile, aPdf, aPng, DOCX, EICAR, PPTX } from '#tests/builders/files.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, personaNames } from '#tests/personas.ts';
import { sendFile, upload, uploadDocument } from './upload-document.ts';

const MB = 1024 * 1024;
const UNKNOWN = 987_654_321;

let plates = 0;
const { runtime, admin } = await startCompany();

const addCar = async (over: Record<string, unknown> = {}): Promise<number> => {
  plates += 1;
  const { status, body } = await admin.post('/api/cars/add', aCar({ plate: `1-DOC-${100 + plates}`, ...over }));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const list = (id: number, { client = admin, object = 'car', deleted = '0' } = {}) =>
  client.get('/api/files/list', { relatedObject: object, relatedObjectId: id, show_deleted_only: deleted });
const names = async (id: number, deleted = '0'): Promise<string[]> =>
  (await list(id, { deleted })).body.data.map(({ filename }: { filename: string }) => filename);
const download = (id: string, client = admin, disposition?: string) =>
  client.get(`/api/files/${id}/download`, { disposition });
const feed = async (id: number, client = admin, object = 'car'): Promise<{ type: string; info: unknown }[]> => {
  const { body } = await client.get('/api/activity/list', { relatedObject: object, relatedObjectId: id });
  return body.items.map((item: { event_type: string; event_info_json: unknown }) => ({
    type: item.event_type,
    info: item.event_info_json,
  }));
};
const outcome = ({ status, body }: Answer) => [
  status,
  body.code,
  (body.fields ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).join(),
];

describe('an upload', () => {
  it('becomes a document of the record, as it was sent', async () => {
    const car = await addCar();
    expect((await list(car)).body).toMatchObject({ data: [], relatedObjectData: { id: car, deleted: false } });
    const bytes = aPdf('Keuringsbewijs');
    const document = await uploadDocument(admin, car, { name: 'Keuring “é”.pdf', bytes });
    expect(document).toMatchObject({
      filename: 'Keuring “é”.pdf',
      filesize_bytes: bytes.length,
      real_name: 'admin',
      document_type: null,
      preview: 'pdf',
      deleted_until: null,
    });
    expect((await list(car)).body.data).toEqual([document]);
    expect((await feed(car))[0]).toEqual({ type: 'file_added', info: { filename: 'Keuring “é”.pdf' } });
    const { file_url: url } = (await download(document.id)).body;
    const answer = await fetch(url);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Keuring _e_.pdf"; filename*=UTF-8''Keuring%20%E2%80%9C%C3%A9%E2%80%9D.pdf`,
    );
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(60);
  });

  it('can belong to a person too, and the newest comes first', async () => {
    const person = employeeIdOf('default');
    await uploadDocument(admin, person, { object: 'employee', name: 'first.pdf' });
    await uploadDocument(admin, person, { object: 'employee', name: 'second.png', type: 'image/png', bytes: aPng() });
    const { body } = await list(person, { object: 'employee' });
    expect(body.data.map(({ filename }: { filename: string }) => filename)).toEqual(['second.png', 'first.pdf']);
  });

  it('is one document however often it is confirmed', async () => {
    const car = await addCar();
    const { form } = await sendFile(admin, car);
    const confirm = () => admin.post('/api/files/confirmUpload', { upload_id: form.body.upload_id });
    const [first, second] = await Promise.all([confirm(), confirm()]);
    const third = await confirm();
    expect([first.status, second.status].filter((status) => status === 200).length).toBeGreaterThan(0);
    expect([first.status, second.status].every((status) => status === 200 || status === 409)).toBe(true);
    expect(third.status).toBe(200);
    expect(await names(car)).toEqual(['lease.pdf']);
    await admin.post('/api/files/delete', { id: third.body.id });
    expect((await confirm()).status).toBe(404);
  });

  it('is confirmed only by the user who requested it, once the file is there', async () => {
    const car = await addCar();
    const { form } = await sendFile(admin, car);
    const other = await runtime.as('default');
    expect(outcome(await other.post('/api/files/confirmUpload', { upload_id: form.body.upload_id }))).toEqual([
      404,
      'not_found',
      '',
    ]);
    const request = { purpose: 'document', relatedObject: 'car', relatedObjectId: car, filename: 'a.pdf', size: 10 };
    const empty = await admin.post('/api/files/requestUpload', { ...request, content_type: 'application/pdf' });
    expect(outcome(await admin.post('/api/files/confirmUpload', { upload_id: empty.body.upload_id }))).toEqual([
      404,
      'not_found',
      'upload_id file_missing',
    ]);
  });
});

describe('a refused upload', () => {
  let car: number;
  beforeAll(async () => {
    car = await addCar();
  });

  /** The uploads that are refused (docs/areas/files.md#documents); check-content.test.ts tests the content itself. */
  it.each([
    ['HTML', { name: 'a.html', type: 'text/html' }, 415, 'unsupported_file', 'content_type invalid_value'],
    ['SVG', { name: 'a.svg', type: 'image/svg+xml' }, 415, 'unsupported_file', 'content_type invalid_value'],
    [
      'an old workbook',
      { name: 'a.xls', type: 'application/vnd.ms-excel' },
      415,
      'unsupported_file',
      'content_type invalid_value',
    ],
    ['a macro file', { name: 'a.docm' }, 415, 'unsupported_file', 'filename file_wrong_ending'],
    ['a second ending', { name: 'a.pdf.exe' }, 415, 'unsupported_file', 'filename file_wrong_ending'],
    ['an ending displayed reversed', { name: 'a\u202efdp.exe' }, 415, 'unsupported_file', 'filename file_wrong_ending'],
    [
      'an ending behind a null character',
      { name: 'a.pdf\u0000.exe' },
      415,
      'unsupported_file',
      'filename file_wrong_ending',
    ],
    ['no ending', { name: 'lease' }, 415, 'unsupported_file', 'filename file_wrong_ending'],
    ['more than 25 MB', { size: 25 * MB + 1 }, 413, 'file_too_large', 'size max'],
    ['no bytes', { size: 0, bytes: Buffer.alloc(0) }, 422, 'form_invalid', 'size min'],
    ['HTML as PDF', { bytes: Buffer.from('<html>') }, 415, 'unsupported_file', 'file file_wrong_content'],
    ['a PNG as PDF', { bytes: aPng() }, 415, 'unsupported_file', 'file file_wrong_content'],
    [
      'harmful text',
      { name: 'a.txt', type: 'text/plain', bytes: Buffer.from(EICAR) },
      422,
      'forbidden_content',
      'file file_harmful',
    ],
    [
      'harmful text behind a PDF',
      { bytes: Buffer.concat([aPdf(), Buffer.from(EICAR)]) },
      422,
      'forbidden_content',
      'file file_harmful',
    ],
  ])('%s', async (_, sent, status, code, field) => {
    expect(outcome(await upload(admin, car, sent))).toEqual([status, code, field]);
    expect(await names(car)).toEqual([]);
  });

  it('names the fields of the record where they are missing', async () => {
    const answer = await admin.post('/api/files/requestUpload', {
      purpose: 'document',
      filename: 'a.pdf',
      size: 1,
      content_type: 'application/pdf',
    });
    expect(outcome(answer)).toEqual([422, 'form_invalid', 'relatedObject required,relatedObjectId required']);
  });

  it('is removed from quarantine, and cannot be confirmed again', async () => {
    const { form } = await sendFile(admin, car, { bytes: Buffer.from('<html>') });
    const id = String(form.body.upload_id);
    expect(await headObject(`quarantine/${id}`)).toBeTruthy();
    expect((await admin.post('/api/files/confirmUpload', { upload_id: id })).status).toBe(415);
    expect(await headObject(`quarantine/${id}`)).toBeUndefined();
    expect((await admin.post('/api/files/confirmUpload', { upload_id: id })).status).toBe(404);
  });

  it('is stopped by the store when it is larger than announced', async () => {
    const { stored } = await sendFile(admin, car, { size: 100 });
    expect(stored).toBe(400);
  });
});

it.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\jan\\lease.pdf', 'lease.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie: x.pdf'],
  ['lease\u202e\u200f.pdf', 'lease.pdf'],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(146)}.pdf`],
])('cleans the name %j', async (name, expected) => {
  expect((await uploadDocument(admin, await addCar(), { name })).filename).toBe(expected);
});

describe('a document', () => {
  it('keeps the ending of its type when it is renamed', async () => {
    const car = await addCar();
    const { id, version } = await uploadDocument(admin, car);
    const edit = (change: object, client = admin) => client.post('/api/files/edit', { id, ...change });
    expect((await edit({ filename: 'Leasing 2026.pdf', version })).body).toMatchObject({
      filename: 'Leasing 2026.pdf',
      version: version + 1,
    });
    expect((await edit({ filename: ' ../x/invoice.exe ' })).body.filename).toBe('invoice.exe.pdf');
    expect(outcome(await edit({ filename: '\u202e ' }))).toEqual([422, 'form_invalid', 'filename required']);
    expect(outcome(await edit({ filename: 'x'.repeat(151) }))).toEqual([422, 'form_invalid', 'filename too_long']);
    expect(outcome(await edit({ document_type: 'novel' }))).toEqual([
      422,
      'form_invalid',
      'document_type invalid_value',
    ]);
    const stale = await edit({ filename: 'mine.pdf', version });
    expect([stale.status, stale.body.code, stale.body.current.filename]).toEqual([
      409,
      'stale_version',
      'invoice.exe.pdf',
    ]);
    expect((await edit({ document_type: 'invoice' })).body.document_type).toBe('invoice');
    const before = (await feed(car)).length;
    await edit({ document_type: 'invoice', filename: 'invoice.exe.pdf' });
    expect((await feed(car)).length).toBe(before);
    expect((await edit({ document_type: '' })).body.document_type).toBe(null);
    expect((await feed(car)).slice(0, 4)).toEqual([
      { type: 'file_type_changed', info: { filename: 'invoice.exe.pdf', old: 'invoice', new: null } },
      { type: 'file_type_changed', info: { filename: 'invoice.exe.pdf', old: null, new: 'invoice' } },
      { type: 'file_renamed', info: { old_filename: 'Leasing 2026.pdf', filename: 'invoice.exe.pdf' } },
      { type: 'file_renamed', info: { old_filename: 'lease.pdf', filename: 'Leasing 2026.pdf' } },
    ]);
  });

  it('is shown inline only where browsers execute nothing in it', async () => {
    const car = await addCar();
    const kindOf = async (sent: object): Promise<string[]> => {
      const { id } = await uploadDocument(admin, car, sent);
      const { file_url: url } = (await download(id, admin, 'inline')).body;
      const { headers } = await fetch(url);
      return [headers.get('content-disposition')?.split(';')[0] ?? '', headers.get('content-type') ?? ''];
    };
    expect(await kindOf({})).toEqual(['inline', 'application/pdf']);
    expect(await kindOf({ name: 'a.png', type: 'image/png', bytes: aPng() })).toEqual(['inline', 'image/png']);
    const saved = [
      { name: 'a.txt', type: 'text/plain', bytes: Buffer.from('hallo') },
      { name: 'a.csv', type: 'text/csv', bytes: Buffer.from('a;b') },
      { name: 'a.eml', type: 'message/rfc822', bytes: aMail('<script>alert(1)</script>') },
      { name: 'a.heic', type: 'image/heic', bytes: aHeic() },
      { name: 'a.doc', type: 'application/msword', bytes: aDoc() },
      { name: 'a.pptx', type: PPTX, bytes: anOfficeFile('presentationml.presentation.main+xml') },
    ];
    for (const file of saved) expect(await kindOf(file)).toEqual(['attachment', 'application/octet-stream']);
    expect((await list(car)).body.data.map(({ preview }: { preview: string | null }) => preview)).toEqual([
      ...saved.map(() => null),
      'image',
      'pdf',
    ]);
  });

  it('can be restored after it was deleted, and is deleted permanently after 30 days', async () => {
    const car = await addCar();
    const kept = await uploadDocument(admin, car, { name: 'kept.pdf' });
    const { id } = await uploadDocument(admin, car, { name: 'gone.pdf' });
    const change = (verb: string, of = id) => admin.post(`/api/files/${verb}`, { id: of });
    const key = `documents/${id.split('-')[2]}`;
    expect((await change('delete')).body).toEqual({ id });
    expect((await change('delete')).status).toBe(200);
    expect([await names(car), await names(car, '1')]).toEqual([['kept.pdf'], ['gone.pdf']]);
    expect([
      (await download(id)).status,
      (await admin.post('/api/files/edit', { id, filename: 'x.pdf' })).status,
    ]).toEqual([404, 404]);
    expect((await list(car, { deleted: '1' })).body.data[0].deleted_until).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
    expect((await change('undelete')).body).toEqual({ id });
    expect((await change('undelete')).status).toBe(200);
    expect([await names(car), await names(car, '1')]).toEqual([['gone.pdf', 'kept.pdf'], []]);
    await change('delete');
    expect((await fsck()).map(findingLine)).toEqual([]);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await purgeDue(inDays(29));
    expect([await names(car, '1'), Boolean(await headObject(key))]).toEqual([['gone.pdf'], true]);
    await purgeDue(inDays(31));
    expect([await names(car, '1'), await headObject(key)]).toEqual([[], undefined]);
    expect((await change('undelete')).status).toBe(404);
    expect((await download(kept.id)).status).toBe(200);
    expect((await feed(car)).map(({ type }) => type).filter((type) => type.startsWith('file_'))).toEqual([
      'file_read',
      'file_deleted',
      'file_restored',
      'file_deleted',
      'file_added',
      'file_added',
    ]);
  });

  it('is deleted with a vehicle that is deleted permanently', async () => {
    const car = await addCar();
    const document = await uploadDocument(admin, car);
    const deleted = await uploadDocument(admin, car, { name: 'deleted.pdf' });
    await admin.post('/api/files/delete', { id: deleted.id });
    await admin.post('/api/cars/delete', { id: car, date_end: '01/02/2026' });
    const support = await runtime.as('support');
    expect((await support.post('/api/cars/deletePermanently', { id: car })).status).toBe(200);
    expect((await download(document.id)).status).toBe(404);
    expect(await headObject(`documents/${document.id.split('-')[2]}`)).toBeTruthy();
    await purgeDue(new Date(Date.now() + 1000));
    for (const { id } of [document, deleted]) expect(await headObject(`documents/${id.split('-')[2]}`)).toBeUndefined();
    expect((await fsck()).map(findingLine)).toEqual([]);
  });
});

describe('rights', () => {
  it('are those of the matrix, on every endpoint', async () => {
    const car = await addCar({ related_employee_id: employeeIdOf('default') });
    const person = employeeIdOf('default');
    for (const [object, id] of [
      ['car', car],
      ['employee', person],
    ] as const) {
      const { id: document } = await uploadDocument(admin, id, { object });
      for (const name of personaNames) {
        const client = await runtime.as(name);
        const may = {
          read: can(actorOf(name), kindFacts[object].documents.read),
          write: can(actorOf(name), kindFacts[object].documents.write),
        };
        const statuses = [
          (await list(id, { client, object })).status,
          (await download(document, client)).status,
          (await sendFile(client, id, { object })).form.status,
          (await client.post('/api/files/edit', { id: document, document_type: 'other' })).status,
          (await client.post('/api/files/delete', { id: document })).status,
          (await client.post('/api/files/undelete', { id: document })).status,
        ];
        const read = may.read ? 200 : 403;
        const write = may.write ? 200 : 403;
        expect([object, name, ...statuses]).toEqual([object, name, read, read, write, write, write, write]);
      }
    }
  });

  it('hide all files but those of people from light access, and all files without document access', async () => {
    const light = actorOf('light');
    for (const [object, { documents }] of Object.entries(kindFacts))
      expect([object, can(light, documents.read), can(light, documents.write)]).toEqual([
        object,
        object === 'employee',
        object === 'employee',
      ]);
    const { body } = await admin.post('/api/software/products/add', { name: 'Filed', url: 'filed.example' });
    expect((await list(body.id, { client: await runtime.as('light'), object: 'software_product' })).status).toBe(403);
    const without = { ...actorOf('admin'), document_access: 0 as const };
    for (const { documents } of Object.values(kindFacts))
      expect([can(without, documents.read), can(without, documents.write)]).toEqual([false, false]);
  });

  it('do not reach a record out of sight', async () => {
    const car = await addCar({ related_employee_id: employeeIdOf('admin') });
    const { id } = await uploadDocument(admin, car);
    const manager = await runtime.as('manager');
    const unknown = id.replace(`-${car}-`, `-${UNKNOWN}-`);
    const hidden = [await list(car, { client: manager }), await download(id, manager)];
    const never = [await list(UNKNOWN, { client: manager }), await download(unknown, manager)];
    expect(hidden.map(({ status }) => status)).toEqual([404, 404]);
    const bare = ({ body }: { body: object }) => JSON.stringify({ ...body, request_id: '' });
    expect(hidden.map(bare)).toEqual(never.map(bare));
    expect((await sendFile(manager, car)).form.status).toBe(404);
    for (const verb of ['edit', 'delete', 'undelete'])
      expect((await manager.post(`/api/files/${verb}`, { id })).status, verb).toBe(404);
    // Another record's file is not reached through a record in sight.
    const own = await addCar({ related_employee_id: employeeIdOf('default') });
    expect((await download(id.replace(`-${car}-`, `-${own}-`), manager)).status).toBe(404);
  });

  it('decide who sees files in the feed; only administrators see who opened one', async () => {
    const car = await addCar();
    const { id } = await uploadDocument(admin, car, { name: 'secret.docx', type: DOCX, bytes: aDocx() });
    await download(id, await runtime.as('reader'), 'inline');
    const typesFor = async (name: 'admin' | 'default' | 'light') =>
      (await feed(car, await runtime.as(name))).map(({ type }) => type);
    expect(await typesFor('admin')).toEqual(['file_read', 'file_added', 'car_added']);
    expect(await typesFor('default')).toEqual(['file_added', 'car_added']);
    expect(await typesFor('light')).toEqual(['car_added']);
    expect((await feed(car))[0]?.info).toEqual({ filename: 'secret.docx', how: 'inline' });
  });
});
