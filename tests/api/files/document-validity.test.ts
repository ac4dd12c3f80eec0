import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { documentDateKey } from '#shared/reminders/followed-date.ts';
import { parseDocumentId } from '#shared/documents/document-id.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { tellReminders } from '#functions/reminders/tell-reminders.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { uploadDocument } from './upload-document.ts';

let plates = 0;
const { runtime, admin } = await startCompany();
beforeEach(() => pinToday('2027-03-01'));
afterEach(() => pinToday(undefined));

const addCar = async (): Promise<number> => {
  plates += 1;
  const { status, body } = await admin.post('/api/cars/add', aCar({ plate: `1-VAL-${100 + plates}` }));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
};
const keyOf = ({ id }: DocumentOut): string => documentDateKey(parseDocumentId(id)?.fileId ?? '');
const edit = (document: DocumentOut, valid_until: string | null) =>
  admin.post('/api/files/edit', { id: document.id, valid_until });
const remind = (car: number, field: string, client = admin) =>
  client.request(addReminder, {
    body: {
      related_object: 'car',
      related_object_id: car,
      message: 'Ask for a new green card',
      repeat: { days_before: 30, field },
    },
  });
const remindersOf = async (car: number, client = admin) =>
  (await client.request(listReminders, { query: { relatedObject: 'car', relatedObjectId: car } })).body as {
    data: { next_date: string | null }[];
    fields: { key: string; label: string; is_own_label: boolean; date: string | null }[];
  };
const nextOf = async (car: number): Promise<(string | null)[]> =>
  (await remindersOf(car)).data.map(({ next_date: next }) => next);
const told = async (car: number): Promise<string[]> =>
  ((await admin.get('/api/home')).body.reminders as { related_object_id: number; date: string }[])
    .filter(({ related_object_id: id }) => id === car)
    .map(({ date }) => date);

describe('the last day of a document', () => {
  it('is nothing at first, can be set and taken away, and stands in the feed', async () => {
    const car = await addCar();
    const document = await uploadDocument(admin, car, { name: 'Green card.pdf' });
    expect(document.valid_until).toBeNull();
    const { status, body } = await edit(document, '31/12/2027');
    expect([status, body.valid_until, body.filename]).toEqual([200, '31/12/2027', 'Green card.pdf']);
    const { body: list } = await admin.get('/api/files/list', { relatedObject: 'car', relatedObjectId: car });
    expect(list.data).toEqual([body]);
    // What an edit leaves out stays.
    await admin.post('/api/files/edit', { id: document.id, document_type: 'insurance' });
    expect((await edit(document, null)).body).toMatchObject({ valid_until: null, document_type: 'insurance' });
    const { body: feed } = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: car });
    const items = feed.items as { event_type: string; event_info_json: unknown }[];
    expect(items.filter(({ event_type: type }) => type === 'file_validity_changed')).toMatchObject([
      { event_info_json: { filename: 'Green card.pdf', old: '31/12/2027', new: null } },
      { event_info_json: { filename: 'Green card.pdf', old: null, new: '31/12/2027' } },
    ]);
  });

  it('is refused where its year is mistyped', async () => {
    const document = await uploadDocument(admin, await addCar());
    const outcome = async (day: string) => {
      const { status, body } = await edit(document, day);
      return [status, body.fields?.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).join()];
    };
    expect(await outcome('31/12/1949')).toEqual([422, 'valid_until date_before_min']);
    expect(await outcome('31/12/2079')).toEqual([422, 'valid_until date_after_max']);
    expect(await outcome('01/01/2020')).toEqual([200, undefined]);
  });

  it('is a date that reminders can follow, wherever it moves', async () => {
    const car = await addCar();
    const document = await uploadDocument(admin, car, { name: 'Green card.pdf' });
    await uploadDocument(admin, car, { name: 'Photo.pdf' });
    await edit(document, '30/06/2027');
    expect((await remindersOf(car)).fields.filter(({ key }) => key.startsWith('document_'))).toEqual([
      { key: keyOf(document), label: 'Green card.pdf', is_own_label: true, date: '30/06/2027' },
    ]);
    expect((await remind(car, keyOf(document))).status).toBe(200);
    expect(await nextOf(car)).toEqual(['31/05/2027']);
    await edit(document, '31/07/2027');
    await tellReminders();
    expect([await nextOf(car), await told(car)]).toEqual([['01/07/2027'], []]);
    pinToday('2027-07-01');
    await tellReminders();
    expect([await nextOf(car), await told(car)]).toEqual([[null], ['01/07/2027']]);
    await edit(document, '31/07/2028');
    await tellReminders();
    expect(await nextOf(car)).toEqual(['01/07/2028']);
  });

  it('reminds of nothing while the document is deleted or without one', async () => {
    const car = await addCar();
    const document = await uploadDocument(admin, car);
    await edit(document, '30/06/2027');
    await remind(car, keyOf(document));
    await admin.post('/api/files/delete', { id: document.id });
    await tellReminders();
    expect(await nextOf(car)).toEqual([null]);
    await admin.post('/api/files/undelete', { id: document.id });
    await tellReminders();
    expect(await nextOf(car)).toEqual(['31/05/2027']);
    await edit(document, null);
    pinToday('2027-06-15');
    await tellReminders();
    expect([await nextOf(car), await told(car)]).toEqual([[null], []]);
    // The reminder keeps its date by name, so that it can be edited.
    expect((await remindersOf(car)).fields).toContainEqual(
      expect.objectContaining({ key: keyOf(document), date: null }),
    );
  });

  it('is no date of a record to whoever may not read its documents, nor of another record', async () => {
    const [car, other] = [await addCar(), await addCar()];
    const document = await uploadDocument(admin, car);
    await edit(document, '30/06/2027');
    const light = await runtime.as('light');
    expect((await remindersOf(car, light)).fields.filter(({ key }) => key.startsWith('document_'))).toEqual([]);
    const refused = { status: 422, body: { fields: [{ path: 'repeat.field', code: 'not_a_date_of_record' }] } };
    expect(await remind(car, keyOf(document), light)).toMatchObject(refused);
    expect(await remind(other, keyOf(document))).toMatchObject(refused);
    expect(await remind(car, documentDateKey('01ARZ3NDEKTSV4RRFFQ69G5FAV'))).toMatchObject(refused);
  });
});
