import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import { addProgram } from '#shared/contract/trainings/add-program.ts';
import { addTraining } from '#shared/contract/trainings/add-training.ts';
import { editTraining } from '#shared/contract/trainings/edit-training.ts';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import { getTrainingSettings } from '#shared/contract/trainings/get-training-settings.ts';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { setTrainingSettings } from '#shared/contract/trainings/set-training-settings.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, button, choose, field, link, pick, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { exactToast } from './harness/watch.ts';

const { app, open } = await startDesk();
let context: BrowserContext;
let page: Page;
let people: { id: number; name: string }[];

const day = (days: number): string => toDmy(addDays(today(), days));
const idIn = (on: Page): number => Number(/\/trainings\/(?:programs\/)?(\d+)/.exec(on.url())?.[1]);
const person = (at: number) => people[at]!;

const admin = async () => app.as('admin');
const course = async (name: string, extra: object = {}): Promise<number> =>
  (await (await admin()).call(addTraining, { body: { name, cost: 340, ...extra } })).id;
const program = async (name: string): Promise<number> =>
  (await (await admin()).call(addProgram, { body: { program_name: name } })).id;
const add = async (training_id: number, ...ats: number[]): Promise<void> => {
  for (const at of ats)
    await (await admin()).call(addParticipant, { body: { training_id, employee_id: person(at).id } });
};
const details = async (id: number) => (await (await admin()).call(getTraining, { params: { id: String(id) } })).details;
const menu = async (on: Page, item: string): Promise<void> => {
  await button(on, 'More actions').click();
  await on.getByRole('menuitem', { name: item }).click();
};

beforeAll(async () => {
  ({ page, context } = await open('admin', '/trainings'));
  ({ data: people } = await (await admin()).call(listEmployees, { query: { per_page: 40, orderby_column: 'name' } }));
});
afterAll(() => context?.close());

describe('a program', () => {
  it('is added with its first session; what was typed stays while it is refused', async () => {
    await link(page, 'Add training').click();
    await title(page, 'Add training');
    await choose(page, 'What would you like to add?', 'Program');
    await button(page, 'Add program').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Form invalid' });
    await summary.getByText('Form invalid: 3 fields to correct').waitFor();
    await field(page, 'Program name').fill('Basic safety');
    await field(page, 'Session name').fill('Session 1');
    await field(page, 'Cost').fill('1.250,00,0');
    await field(page, 'Start date').fill(day(10));
    await field(page, 'End date').fill(day(9));
    await field(page, 'Amount').fill('2,6');
    await field(page, 'Supplier').fill('Veiligheidshuis');
    await page
      .getByText(`End date can't be before ${day(10)}`)
      .first()
      .waitFor();
    expect(await field(page, 'Amount').inputValue()).toBe('2,5');
    await field(page, 'End date').fill(day(11));
    await field(page, 'Supplier').focus();
    await page.getByText("The number of days doesn't fit the dates").first().waitFor();
    await button(page, 'Add program').click();
    await page.getByRole('alert').getByText('Enter a valid amount').first().waitFor();
    expect([await field(page, 'Cost').inputValue(), await field(page, 'Supplier').inputValue()]).toEqual([
      '1.250,00,0',
      'Veiligheidshuis',
    ]);
    expect(await lookAt(page, 'training-form')).toEqual([]);
    await field(page, 'Cost').fill('1250');
    await field(page, 'Amount').press('ArrowDown');
    expect(await field(page, 'Amount').inputValue()).toBe('2');
    await page.getByText('Hours and minutes', { exact: true }).click();
    await field(page, 'Hours').fill('7');
    await field(page, 'Minutes').press('ArrowUp');
    expect(await field(page, 'Minutes').inputValue()).toBe('05');
    await page.getByText('Days', { exact: true }).click();
    expect(await field(page, 'Amount').inputValue()).toBe('2');
    await button(page, 'Add program').click();
    await exactToast(page, 'Program added');
    await title(page, 'Basic safety');
    const { sessions } = await (await admin()).call(getProgram, { params: { id: String(idIn(page)) } });
    expect(sessions).toMatchObject([
      { name: 'Session 1', cost: 1250, training_amount_days: 2, training_amount_minutes: null },
    ]);
  });

  it('shows who followed what, changes a status from the keyboard, and adds who must still follow', async () => {
    const id = await program('Fire wardens');
    const held = await course('Held session', { program_id: id, start_date: day(-20), end_date: day(-19), seats: 4 });
    await visit(page, `/trainings/programs/${id}`);
    await link(page, 'Add session').click();
    await title(page, 'Add training');
    await field(page, 'Name').fill('Next session');
    await field(page, 'Cost').fill('0');
    await field(page, 'Start date').fill(day(20));
    await button(page, 'Add session').click();
    await exactToast(page, 'Session added');
    await title(page, 'Next session');
    const next = idIn(page);
    await add(held, 0, 1);
    await add(next, 2);
    await visit(page, `/trainings/programs/${id}`);
    await page.getByText('1 of 2 held').waitFor();
    await page.getByText('2 without a status').waitFor();
    const cell = page.getByRole('row', { name: person(0).name }).getByRole('gridcell', { name: 'Reserved' });
    await page.getByRole('rowheader', { name: person(0).name }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.getByRole('menuitem', { name: 'Followed' }).click();
    await exactToast(page, `${person(0).name}: Followed`);
    await expect.poll(() => cell.count()).toBe(0);
    await button(page, 'Undo').click();
    await cell.waitFor();
    expect(await lookAt(page, 'program')).toEqual([]);
    await pick(page, 'Segment', 'Everyone');
    await button(page, /^Add the \d+ (person )?without a seat/).waitFor();
    await button(page, /^Add (?!session|all)/)
      .first()
      .click();
    await page.getByText('added to Next session').waitFor();
    await expect
      .poll(async () => {
        const input = { params: { id: String(next) }, query: {} };
        return (await (await admin()).call(listParticipants, input)).total;
      })
      .toBe(2);
    await page.getByRole('gridcell', { name: 'Reserved' }).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/trainings\/\d+\/employees\/\d+$/);
  });

  it('leads to adding people to a session that is not over', async () => {
    const id = await program('First aid');
    await course('Over', { program_id: id, start_date: day(-20), end_date: day(-19) });
    await visit(page, `/trainings/programs/${id}`);
    await page.getByText('1 of 1 held').waitFor();
    expect(await page.getByText('Add participants').count()).toBe(0);
    await course('Soon', { program_id: id, start_date: day(20), end_date: day(21) });
    await visit(page, `/trainings/programs/${id}`);
    await link(page, 'Add participants').click();
    await title(page, 'Add participants to Soon');
    await course('Later', { program_id: id, start_date: day(40), end_date: day(41) });
    await visit(page, `/trainings/programs/${id}`);
    await button(page, 'Add participants').click();
    expect(await lookAt(page, 'program-add-people')).toEqual([]);
    await page.getByRole('menuitem', { name: /^Later, / }).click();
    await title(page, 'Add participants to Later');
  });

  it('says who must follow it', async () => {
    const id = await program('Ladders');
    await visit(page, `/trainings/programs/${id}`);
    await link(page, 'Make mandatory').click();
    await pick(page, 'Mandatory for', 'Everyone');
    await field(page, 'Valid for').fill('12');
    await button(page, 'Save program').click();
    await page.getByText('It is valid for 1 year.').waitFor();
    await page.getByText('Mandatory', { exact: true }).waitFor();
  });

  it('asks what happens to its sessions when it is deleted, and comes back with them', async () => {
    const id = await program('Forklifts');
    const session = await course('Morning', { program_id: id });
    await add(session, 3);
    await visit(page, `/trainings/programs/${id}`);
    await menu(page, 'Delete program');
    await page.getByText('It has 1 session with 1 person.').waitFor();
    expect(await lookAt(page, 'program-delete')).toEqual([]);
    await choose(page, 'What happens to the sessions?', 'Delete the session too');
    await button(page, 'Delete program').click();
    await page.getByText('Program deleted').first().waitFor();
    await visit(page, `/trainings/${session}`);
    await page.getByText('This session was deleted with the program Forklifts').waitFor();
    await link(page, 'Open program').click();
    await button(page, 'Restore').click();
    await exactToast(page, 'Forklifts restored');
    expect(await details(session)).toMatchObject({ deleted: 0, program_id: id, participant_count: 1 });
  });
});

describe('a course', () => {
  it('is edited: teams are asked for, a cost is not set to 0, and both versions of a stale save are shown', async () => {
    const id = await course('Excel', {
      additional_information: 'Bring your own laptop and a charger, the room has none at all.',
    });
    await visit(page, `/trainings/${id}`);
    await button(page, /^Bring your own laptop and a charger, the room has …$/).click();
    await page.getByText('the room has none at all.').waitFor();
    await link(page, 'Edit').first().click();
    await choose(page, 'Visible to employees', 'Selected teams');
    await field(page, 'Cost').fill('0');
    await button(page, 'Save training').click();
    const alert = page.getByRole('alert');
    await alert.getByText('Cost must be positive').waitFor();
    await alert.getByText('Visible to teams is required', { exact: true }).waitFor();
    await choose(page, 'Visible to employees', 'Nobody');
    await field(page, 'Cost').fill('400');
    await (await admin()).call(editTraining, { body: { training_id: id, cost: 500 } });
    await button(page, 'Save training').click();
    const dialog = page.getByRole('dialog', { name: 'Someone saved this training first' });
    await dialog.getByText('€ 500').waitFor();
    await dialog.getByRole('button', { name: /^Save/ }).click();
    await title(page, 'Excel');
    expect(await details(id)).toMatchObject({ cost: 400, is_visible_for_employees: 0 });
  });

  it('becomes a session and a course again, each taken back by its toast', async () => {
    const to = await program('First aid');
    const id = await course('Refresher');
    await visit(page, `/trainings/${id}`);
    await menu(page, 'Add to program');
    await button(page, 'Add to program').click();
    await page.getByText('Program is required').waitFor();
    await pick(page, 'Program', 'First aid, 0 sessions');
    await button(page, 'Add to program').click();
    await exactToast(page, 'Added to First aid');
    await title(page, 'Refresher');
    await menu(page, 'Remove from program');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from program' }).click();
    await exactToast(page, 'Removed from program');
    expect(await details(id)).toMatchObject({ program_id: null });
    await button(page, 'Undo').last().click();
    await expect.poll(async () => (await details(id)).program_id).toBe(to);
  });

  it('is deleted with its numbers, brought back, and a failure is told in the specified words', async () => {
    const id = await course('Kettles', { start_date: day(-3), end_date: day(-3) });
    await add(id, 5, 6);
    await visit(page, `/trainings/${id}`);
    await page.getByText('2 without a status').waitFor();
    await link(page, 'Edit statuses').waitFor();
    expect(await lookAt(page, 'training')).toEqual([]);
    await menu(page, 'Delete course');
    await page.getByText('2 participants will be removed with it.').waitFor();
    await page.route('**/api/trainings/delete', (route) => route.abort());
    await button(page, 'Delete course').click();
    await page.getByRole('dialog').getByText('Something went wrong deleting this course').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    await page.unroute('**/api/trainings/delete');
    await button(page, 'Delete course').click();
    await page.getByText('Course deleted').first().waitFor();
    await visit(page, `/trainings/${id}`);
    await page.getByText('This course is deleted and read-only.').waitFor();
    await button(page, 'Restore').click();
    await exactToast(page, 'Kettles restored');
    expect(await details(id)).toMatchObject({ deleted: 0, participant_count: 2 });
  });
});

describe('the list', () => {
  it('filters by course type, tells the rest of the people, and says that loading failed', async () => {
    const id = await course('Zebra crossings', { seats: 12, start_date: day(30) });
    await add(id, 7, 8, 9, 10, 11, 12);
    await visit(page, '/trainings');
    await field(page, 'Search training').fill('Zebra');
    const row = page.getByRole('row', { name: /Zebra crossings/ });
    await row.getByText('6 of 12').waitFor();
    await row.getByRole('img', { name: /and 2 more$/ }).waitFor();
    await button(page, /^With sessions/).click();
    await page.getByText('No').first().waitFor();
    await expect.poll(() => row.count()).toBe(0);
    await button(page, /^One-off/).click();
    await row.waitFor();
    expect(new URL(page.url()).searchParams.get('kind')).toBe('trainings');
    await field(page, 'Search training').fill('');
    await button(page, /^All \d/).click();
    await page.getByRole('row').nth(3).waitFor();
    expect(await lookAt(page, 'trainings')).toEqual([]);
    await page.getByRole('button', { name: 'Overview' }).click();
    await page.getByRole('slider', { name: 'Certificates that expire, next 12 months' }).waitFor();
    expect(await lookAt(page, 'trainings-overview')).toEqual([]);
    await page.getByRole('button', { name: 'Overview' }).click();
    await page.route('**/api/trainings/list?**', (route) => route.fulfill({ status: 500, body: '{}' }));
    await visit(page, '/trainings');
    await page.getByRole('alert').getByText("Couldn't load the trainings").waitFor();
    await page.getByRole('heading', { name: /^Trainings\s*0$/ }).waitFor();
    await page.unroute('**/api/trainings/list?**');
    await button(page, 'Try again').click();
    await page.getByRole('row').nth(3).waitFor();
  });

  it('offers a team manager no course types, and nothing that adds', async () => {
    const manager = await open('manager', '/trainings');
    await title(manager.page, /^Trainings/);
    await manager.page.getByRole('row').nth(1).waitFor();
    expect(await button(manager.page, /^One-off/).count()).toBe(0);
    expect(await link(manager.page, 'Add training').count()).toBe(0);
    await box(manager.page, /./).first().waitFor();
    await manager.context.close();
  });
});

it('the training right is set by an administrator; what is refused stays as typed', async () => {
  await visit(page, '/settings/trainings');
  await field(page, 'Average number').fill('vijftig');
  await button(page, 'Save changes').click();
  await page.getByRole('alert').getByText('Enter a valid number').waitFor();
  expect(await field(page, 'Average number').inputValue()).toBe('vijftig');
  expect(await lookAt(page, 'training-settings')).toEqual([]);
  await field(page, 'Average number').fill('50,5');
  await button(page, 'Save changes').click();
  await exactToast(page, 'Training right saved');
  expect((await (await admin()).call(getTrainingSettings, {})).average_fte).toBe(50.5);
  await field(page, 'Average number').fill('60');
  await (await admin()).call(setTrainingSettings, { body: { average_fte: '70', days_of_right: '6' } });
  await button(page, 'Save changes').click();
  const question = page.getByRole('dialog', { name: 'Someone saved the training right first' });
  await question.getByRole('button', { name: 'Save my value' }).click();
  await exactToast(page, 'Training right saved');
  expect(await (await admin()).call(getTrainingSettings, {})).toMatchObject({ average_fte: 60, days_of_right: 6 });
  await (await admin()).call(setTrainingSettings, { body: { days_of_right: null } });
});
