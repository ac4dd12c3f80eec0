import { beforeAll, describe, expect, it } from 'vitest';
import { kindFacts, type ObjectType } from '#shared/records/object-types.ts';
import { can, isTeamScoped } from '#shared/permissions/rules.ts';
import { licenseStore } from '#functions/software/license-store.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar } from '#tests/builders/car.ts';
import { aLicense } from '#tests/builders/software.ts';
import type { Answer } from '#tests/harness/api-client.ts';
import { startCompany } from '#tests/harness/company.ts';
import { actorOf, employeeIdOf, personaNames, type Persona } from '#tests/personas.ts';
import { sendFile, upload, uploadDocument } from './upload-document.ts';

type Held = 'by a person of the team' | 'by nobody';
type Subject = { object: ObjectType; id: number; held: Held };

const subjects: Subject[] = [];

const added = async (path: string, body: object): Promise<number> => {
  const answer = await admin.post(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
};

const { runtime, admin } = await startCompany();
beforeAll(async () => {
  const holder = employeeIdOf('default');
  const assetTypeId = await added('/api/assetTypes/add', { name: 'Laptop' });
  const product = await added('/api/software/products/add', { name: 'Filed', url: 'filed.example' });
  const license = aLicense({ product_id: product, employee_id: holder });
  await transact([licenseStore.create(license)]);
  const car = (plate: string, driver: number) => added('/api/cars/add', aCar({ plate, related_employee_id: driver }));
  subjects.push(
    { object: 'car', id: await car('1-RIG-001', holder), held: 'by a person of the team' },
    { object: 'car', id: await car('1-RIG-002', 0), held: 'by nobody' },
    {
      object: 'asset',
      id: await added('/api/assets/add', { assetTypeId, ownerEmployeeId: holder }),
      held: 'by a person of the team',
    },
    { object: 'asset', id: await added('/api/assets/add', { assetTypeId }), held: 'by nobody' },
    { object: 'software_product', id: product, held: 'by nobody' },
    { object: 'software_license', id: license.id, held: 'by a person of the team' },
    { object: 'employee', id: holder, held: 'by a person of the team' },
  );
});

/** A team manager sees what nobody holds, and changes only what their people hold. */
const mayChange = (persona: Persona, { held }: Subject): boolean =>
  !isTeamScoped(actorOf(persona)) || held === 'by a person of the team';

const mayWrite = (persona: Persona, subject: Subject): boolean =>
  can(actorOf(persona), kindFacts[subject.object].documents.write) && mayChange(persona, subject);

const statusOf = async (answer: Promise<Answer>): Promise<number> => (await answer).status;

describe.each(personaNames)('%s', (persona) => {
  it('reads and changes the documents of a record as the matrix and the record itself say', async () => {
    const client = await runtime.as(persona);
    for (const subject of subjects) {
      const { object, id, held } = subject;
      const { id: document } = await uploadDocument(admin, id, { object });
      const change = (verb: string, more: object = {}) =>
        statusOf(client.post(`/api/files/${verb}`, { id: document, ...more }));
      const list = await client.get('/api/files/list', { relatedObject: object, relatedObjectId: id });
      const statuses = {
        list: list.status,
        download: await statusOf(client.get(`/api/files/${document}/download`)),
        request: (await sendFile(client, id, { object })).form.status,
        upload: await statusOf(upload(client, id, { object })),
        edit: await change('edit', { filename: 'tampered.pdf' }),
        delete: await change('delete'),
        undelete: await change('undelete'),
      };
      const read = can(actorOf(persona), kindFacts[object].documents.read) ? 200 : 403;
      const write = mayWrite(persona, subject) ? 200 : 403;
      expect([object, held, statuses]).toEqual([
        object,
        held,
        { list: read, download: read, request: write, upload: write, edit: write, delete: write, undelete: write },
      ]);
      if (read === 200) expect(list.body.relatedObjectData.may_change).toBe(mayChange(persona, subject));
    }
  });

  it('does not confirm an upload to a record that was taken from their team meanwhile', async () => {
    if (!mayWrite(persona, { object: 'asset', id: 0, held: 'by a person of the team' })) return;
    const client = await runtime.as(persona);
    const assetTypeId = await added('/api/assetTypes/add', { name: `Phone of ${persona}` });
    const asset = await added('/api/assets/add', { assetTypeId, ownerEmployeeId: employeeIdOf('default') });
    const { form } = await sendFile(client, asset, { object: 'asset' });
    await admin.post('/api/assets/return', { id: asset });
    const confirmed = await client.post('/api/files/confirmUpload', { upload_id: form.body.upload_id });
    expect(confirmed.status).toBe(isTeamScoped(actorOf(persona)) ? 403 : 200);
  });

  it('writes notes on the records that they may change', async () => {
    const client = await runtime.as(persona);
    for (const subject of subjects) {
      const { object, id, held } = subject;
      const record = { relatedObject: object, relatedObjectId: id };
      const note = await client.post('/api/activity/addNote', { ...record, note: 'Hello' });
      const may =
        can(actorOf(persona), 'notes:write') &&
        can(actorOf(persona), kindFacts[object].read) &&
        mayChange(persona, subject);
      expect([object, held, note.status]).toEqual([object, held, may ? 200 : 403]);
      const feed = await client.get('/api/activity/list', record);
      if (feed.status === 200) expect(feed.body.relatedObjectData.may_change).toBe(mayChange(persona, subject));
    }
  });
});
