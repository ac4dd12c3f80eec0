import { afterAll, beforeAll, expect, it } from 'vitest';
import { addRequest } from '#shared/contract/days-off/add-request.ts';
import { addType } from '#shared/contract/days-off/add-type.ts';
import { decideRequests } from '#shared/contract/days-off/decide-requests.ts';
import { getRequest } from '#shared/contract/days-off/get-request.ts';
import { listEmployeeRequests } from '#shared/contract/days-off/list-employee-requests.ts';
import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button, field, inDialog, link, pick, title } from './harness/controls.ts';
import { load, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

/** A Monday without a public holiday in the weeks after it. */
const TODAY = '07/09/2026';
const { app, open } = await startDesk();
/** One working day after the other, so that the order of the list is known. */
const DAYS = [8, 9, 10, 11, 14, 15, 16, 17, 18, 21].map((day) => `${String(day).padStart(2, '0')}/09/2026`);
let admin: ApiClient;
let type: number;

const setToday = async (today: string): Promise<void> => {
  await (await app.as('nobody')).post('/dev/clock', { today });
};
/** A new person of a team that the manager leads, so that nothing of theirs stands in the way. */
const newPerson = async (first_name: string): Promise<{ id: number; name: string }> => {
  const { data: teams } = await (await app.as('manager')).call(listTeams, {});
  const body = { first_name, last_name: 'Rustdag', start_date: '01/02/2024', team_ids: [teams[0]!.id] };
  return { id: (await admin.call(addEmployee, { body })).id, name: `${first_name} Rustdag` };
};

beforeAll(async () => {
  await setToday(TODAY);
  admin = await app.as('admin');
  const body = { name: 'Care days', has_balance: 0, colour: 'teal' } as const;
  type = (await admin.call(addType, { body })).id;
});
afterAll(() => setToday(''));

it('a manager decides ten requests, one of which a colleague decides at the same moment', async () => {
  const people = [await newPerson('Inès'), await newPerson('Wout'), await newPerson('Zoé')];
  const asked: { id: number; name: string }[] = [];
  for (const [at, day] of DAYS.entries()) {
    const person = people[at % people.length]!;
    const body = { employee_id: person.id, type_id: type, start_date: day, end_date: day, reason: `Reason ${at + 1}` };
    const { id } = await admin.call(addRequest, { body });
    asked.push({ id, name: person.name });
  }
  const stateOf = async (at: number) =>
    (await admin.call(getRequest, { params: { request_id: String(asked[at]!.id) } })).state;

  // Somebody else of the team is away on a day that Zoé asks for.
  const { id: away } = await newPerson('Lode');
  const absence = { employee_id: away, type_id: type, start_date: DAYS[5]!, end_date: DAYS[5]!, approved: 1 as const };
  await admin.call(addRequest, { body: absence });

  const { page, context } = await open('manager', '/inbox/daysOff?search=Care');
  const opened = (at: number) => page.getByText(`“Reason ${at + 1}”`).waitFor();
  await opened(0);
  expect(await lookAt(page, 'days-off-inbox')).toEqual([]);

  await page.keyboard.press('a');
  await toastShown(page, `Approved: ${asked[0]!.name}`);
  await opened(1);
  // Undo puts it back, and it waits at the top again.
  await visit(page, `/inbox/daysOff/${asked[0]!.id}?search=Care`);
  await button(page, 'Undo').click();
  await button(page, 'Approve 1 day').waitFor();
  expect(await stateOf(0)).toBe('requested');
  await page.keyboard.press('a');
  await opened(1);

  // Declining asks for a reason, which takes the focus.
  await page.keyboard.press('d');
  const answer = field(page, 'Reply to');
  await expect.poll(() => answer.evaluate((node) => node === document.activeElement)).toBe(true);
  await answer.fill('Two others are away then.');
  await button(page, 'Decline').click();
  await opened(2);
  expect(await stateOf(1)).toBe('declined');

  // Somebody else decides the request that is open here.
  const colleague = await app.as('default');
  await colleague.call(decideRequests, { body: { request_ids: [asked[2]!.id], decision: 'approve' } });
  await page.keyboard.press('a');
  await page.getByText(/approved this request on .* while you had it open\./).waitFor();
  expect(await button(page, /^Approve/).count()).toBe(0);

  await page.keyboard.press('j');
  await opened(3);
  await page.keyboard.press('k');
  await page.keyboard.press('j');
  await opened(4);
  // One pick tells what speaks against it, as its badge does.
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await button(page, 'Approve').last().click();
  await page.getByRole('dialog').getByText(`Overlap: ${asked[4]!.name}`, { exact: true }).waitFor();
  await inDialog(page, 'Cancel').click();
  await button(page, /^Select all/).click();
  await button(page, 'Approve').last().click();
  // All of them tell it once, with everybody whom it is about; the dialog stays where the list has no room.
  await page
    .getByRole('dialog')
    .getByText(/^Overlap: .*Zoé Rustdag/)
    .waitFor();
  expect(await lookAt(page, 'days-off-inbox-many')).toEqual([]);
  await button(page, 'Approve 7').click();
  await toastShown(page, '7 requests approved');
  await page.getByRole('heading', { name: /No requests match/ }).waitFor();
  const { count } = await admin.call(listInbox, { query: { segment_id: 'to_decide', search_term: 'Care' } });
  expect(count).toBe(0);
  expect(await Promise.all(asked.map((_, at) => stateOf(at)))).toEqual([
    'approved',
    'declined',
    ...Array.from({ length: DAYS.length - 2 }, () => 'approved'),
  ]);
  await context.close();
});

it('somebody is ill from today without an end, over leave that was approved, and comes back ten days later', async () => {
  const illness = { name: 'Flu', kind: 'absence', has_balance: 0, needs_approval: 0, colour: 'violet' } as const;
  await admin.call(addType, { body: illness });
  const person = await newPerson('Bo');
  const { page, context } = await open('default', `/people/${person.id}/daysOff?year=2026`);
  await title(page, `${person.name}'s days off`);
  await button(page, 'Add').click();
  await page.getByRole('menuitem', { name: 'Days off' }).click();
  const dialog = page.getByRole('dialog');
  await pick(page, 'Type', 'Care days');
  await field(page, 'From').fill('14/09/2026');
  await field(page, 'Until').fill('15/09/2026');
  await dialog.getByText('2 days', { exact: true }).waitFor();
  await dialog.getByRole('switch', { name: 'Enter as approved' }).check();
  await button(page, 'Enter as approved').click();
  await toastShown(page, 'Days off entered');

  await button(page, 'Add').click();
  await page.getByRole('menuitem', { name: 'Absence' }).click();
  await pick(page, 'Type', 'Flu');
  await button(page, 'Enter').click();
  await toastShown(page, 'Absence entered');
  await link(page, /07\/09\/2026, no end date/).waitFor();
  expect(await lookAt(page, 'days-off-person')).toEqual([]);

  await setToday('17/09/2026');
  await load(page, `/people/${person.id}/daysOff?year=2026`);
  await button(page, /07\/09\/2026, no end date/).click();
  await page.getByRole('menuitem', { name: 'End absence' }).click();
  await field(page, 'Last day of absence').fill('16/09/2026');
  await button(page, 'End absence').click();
  await toastShown(page, `${person.name} is absent until 16/09/2026`);
  await link(page, /07\/09 – 16\/09\/2026/).waitFor();
  const { data } = await admin.call(listEmployeeRequests, { params: { employee_id: String(person.id) }, query: {} });
  const flu = data.find(({ type_name: name }) => name === 'Flu');
  // Eight working days of 7:36; the leave of the 14th and 15th stands beside it and takes nothing.
  expect(flu).toMatchObject({ end_date: '16/09/2026', minutes: 8 * 456 });
  await context.close();
});
