import { expect, it } from 'vitest';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { newSystemEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import { react, type Reactions } from '#functions/platform/events/react.ts';
import { remindersOf } from '#functions/platform/reminders/reminder-store.ts';
import { reactions } from '#functions/workflows/reactions/reactions.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { employeeIdOf } from '#tests/personas.ts';

const { runtime, admin } = await startCompany();

const addCar = async (): Promise<number> => (await admin.post('/api/cars/add', aCar())).body.id;
const notesOf = async (id: number): Promise<string[]> => {
  const { body } = await admin.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: id });
  return body.items
    .filter(({ event_type: type }: { event_type: string }) => type === 'note_added')
    .map(({ event_info_json: info }: { event_info_json: { note: string } }) => info.note);
};

/** Says welcome to every new vehicle, and fails for those it is told to. */
const welcoming = (failing: ReadonlySet<number> = new Set()): Reactions => ({
  car_added: async ({ object_id: id }) => {
    if (failing.has(id)) throw new Error(`not ${id}`);
    return [storeEvent(newSystemEvent({ object: 'car', id, type: 'note_added', payload: { note: 'Welcome' } }))];
  },
});

it('reacts to each event once, however often and from how many places it is called', async () => {
  const ids = [await addCar(), await addCar()];
  const counts = await Promise.all([react(welcoming()), react(welcoming()), react(welcoming())]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  expect(await react(welcoming())).toBe(0);
  for (const id of ids) expect(await notesOf(id)).toEqual(['Welcome']);
  expect(await fsck()).toEqual([]);
});

it('tries a failed reaction again and goes on with the others', async () => {
  const [failing, fine] = [await addCar(), await addCar()];
  await expect(react(welcoming(new Set([failing])))).rejects.toMatchObject({ errors: [new Error(`not ${failing}`)] });
  expect([await notesOf(failing), await notesOf(fine)]).toEqual([[], ['Welcome']]);
  expect(await react(welcoming())).toBe(1);
  expect([await notesOf(failing), await notesOf(fine)]).toEqual([['Welcome'], ['Welcome']]);
});

it('does nothing where nothing reacts', async () => {
  const id = await addCar();
  expect(await react({})).toBe(0);
  expect(await notesOf(id)).toEqual([]);
});

it.each(['car', 'contract'] as const)('forgets the reminders of a %s that is deleted permanently', async (object) => {
  const ok = async (path: string, body: object, client = admin): Promise<number> => {
    const answer = await client.post(`/api/${path}`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return Number(answer.body['id']);
  };
  const person = employeeIdOf('default');
  const id =
    object === 'car'
      ? await addCar()
      : await ok('contracts/addToEmployee', { employee_id: person, contract_name: 'Annex', file_type: 'pdf' });
  await admin.call(addReminder, {
    body: { related_object: object, related_object_id: id, date: '10/03/2099', message: 'x' },
  });
  if (object === 'car') {
    await ok('cars/delete', { id });
    await ok('cars/deletePermanently', { id }, await runtime.as('support'));
  } else {
    await ok('contracts/delete', { contract_id: id });
    await ok('contracts/hardDelete', { contract_id: id });
  }
  expect(await remindersOf(object, id)).toHaveLength(1);
  await react(reactions);
  expect(await remindersOf(object, id)).toEqual([]);
});
