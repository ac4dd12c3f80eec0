import { beforeAll, describe, expect, it } from 'vitest';
import { listMail } from '#shared/contract/activity/list-mail.ts';
import { queueMail } from '#functions/platform/mail/queue-mail.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { aCar } from '#tests/builders/car.ts';
import { startCompany } from '#tests/harness/company.ts';
import { MANAGED_TEAM_ID, OTHER_TEAM_ID } from '#tests/personas.ts';
import { anOrder } from './order-of.ts';

const COUNT = 60;

const people = { own: 0, other: 0 };
const cars = { own: 0, other: 0 };

const of = (relatedObjectId: number) => ({ relatedObject: 'car' as const, relatedObjectId: String(relatedObjectId) });

const { runtime, admin } = await startCompany({ mail: true });
beforeAll(async () => {
  const add = async (path: string, body: object): Promise<number> => (await admin.post(path, body)).body.id;
  people.own = await add('/api/employees/add', { first_name: 'Own', last_name: 'Ann', team_ids: [MANAGED_TEAM_ID] });
  people.other = await add('/api/employees/add', { first_name: 'Other', last_name: 'Bob', team_ids: [OTHER_TEAM_ID] });
  cars.own = await add('/api/cars/add', aCar({ related_employee_id: people.own }));
  cars.other = await add('/api/cars/add', aCar({ related_employee_id: people.other }));
  const mails = [
    anOrder(cars.own, { employee_id: people.own, to: { name: 'Own Ann', address: 'own@refused.test' } }),
    anOrder(cars.own, { employee_id: people.other, to: { name: 'Other Bob', address: 'other@example.test' } }),
    anOrder(cars.own, {
      employee_id: null,
      to: { name: 'Boss', address: 'boss@example.test' },
      calendar: {
        method: 'REQUEST',
        uid: 'training-1',
        sequence: 0,
        summary: 'First aid',
        description: '',
        location: 'Gent',
        start: '2027-01-12',
        end: '2027-01-12',
      },
    }),
    ...Array.from({ length: COUNT }, (_, at) =>
      anOrder(cars.other, { occasion: String(at), employee_id: people.other }),
    ),
  ];
  await transact(mails.map(queueMail));
  await runtime.mails();
});

describe('sent mail', () => {
  it('of a record shows to whom it went, what became of it, and why it did not arrive', async () => {
    const { data, next, count_problems } = await admin.call(listMail, { query: of(cars.own) });
    expect(data.map(({ to, state, problem }) => ({ to, state, problem }))).toEqual(
      expect.arrayContaining([
        { to: 'own@refused.test', state: 'failed', problem: expect.stringContaining('The mail service refused it: ') },
        { to: 'other@example.test', state: 'sent', problem: null },
        { to: 'boss@example.test', state: 'sent', problem: null },
      ]),
    );
    expect([data.length, next, count_problems]).toEqual([3, null, null]);
    expect(data[0]).toMatchObject({
      subject: 'Invitation: First aid',
      relatedObject: 'car',
      relatedObjectId: cars.own,
    });
  });

  it('shows a team manager what went to their people, about records that they see', async () => {
    const manager = await runtime.as('manager');
    const { data } = await manager.call(listMail, { query: of(cars.own) });
    expect(data.map(({ to_name: name }) => name)).toEqual(['Own Ann']);
    expect((await manager.request(listMail, { query: of(cars.other) })).status).toBe(404);
    expect((await manager.request(listMail, { query: {} })).status).toBe(403);
    const { body } = await manager.get('/api/activity/list', { relatedObject: 'car', relatedObjectId: cars.own });
    expect(JSON.stringify(body)).not.toMatch(/Other Bob|Boss|refused\.test/);
  });

  it('of the company goes on page by page, newest first, and counts what did not arrive', async () => {
    const first = await admin.call(listMail, { query: {} });
    expect(first.data).toHaveLength(50);
    const second = await admin.call(listMail, { query: { before: first.next! } });
    expect(second.next).toBeNull();
    const all = [...first.data, ...second.data];
    expect(new Set(all.map(({ id }) => id)).size).toBe(COUNT + 3);
    const moments = all.map(({ queued_at: at, id }) => `${at}#${id}`);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(first.count_problems).toBe(1);
    expect(all.every(({ related_name: name }) => typeof name === 'string')).toBe(true);
    const problems = await admin.call(listMail, { query: { only_problems: '1' } });
    expect(problems.data.map(({ to }) => to)).toEqual(['own@refused.test']);
  });

  it('of a record goes on page by page', async () => {
    const first = await admin.call(listMail, { query: of(cars.other) });
    const second = await admin.call(listMail, { query: { ...of(cars.other), before: first.next! } });
    expect([first.data.length, second.data.length, second.next]).toEqual([50, COUNT - 50, null]);
  });

  it('is read of a record or of the company', async () => {
    const { status, body } = await admin.request(listMail, { query: { relatedObject: 'car' } });
    expect([status, body.fields[0].path]).toEqual([422, 'relatedObjectId']);
  });
});

describe('the captured mail of this machine', () => {
  it('is a page and JSON', async () => {
    const { body } = await admin.get('/dev/mail.json');
    expect(body.data).toHaveLength(COUNT + 3);
    expect(Object.keys(body.data[0]).toSorted()).toEqual(
      ['attachments', 'html', 'id', 'sent_at', 'state', 'subject', 'text', 'to'].toSorted(),
    );
    const { attachments } = body.data.find(({ to }: { to: string }) => to === 'boss@example.test');
    expect(attachments).toEqual([
      { filename: 'invitation.ics', content_type: 'application/ics', text: expect.stringContaining('UID:training-1') },
    ]);
    const list = await admin.get('/dev/mail');
    expect(list.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(list.body).toContain('other@example.test');
    const one = await admin.get('/dev/mail', { number: 1 });
    expect(one.body).toContain('Invitation: First aid');
    expect(one.body).toContain('<iframe');
    expect(list.body).not.toContain('<iframe');
  });
});
