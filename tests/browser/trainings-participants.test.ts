import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { getPreferences } from '#shared/contract/session/get-preferences.ts';
import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import { addTraining } from '#shared/contract/trainings/add-training.ts';
import { getParticipant } from '#shared/contract/trainings/get-participant.ts';
import { getTrainingBalance } from '#shared/contract/trainings/get-training-balance.ts';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { setTrainingSettings } from '#shared/contract/trainings/set-training-settings.ts';
import { updateStatus } from '#shared/contract/trainings/update-status.ts';
import { pinToday } from '#functions/platform/runtime/clock.ts';
import { lookAt, phone, desk, startDesk } from './harness/browser.ts';
import { box, button, choose, field, link, pick, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { exactToast, toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
type Person = { id: number; name: string; email: string | null; employee_number: string | null; team_names: string };
let context: BrowserContext;
let page: Page;
let people: Person[];

const person = (at: number): Person => people[at]!;
const idsOf = (from: number, to: number): number[] => people.slice(from, to).map(({ id }) => id);

const training = async (name: string, extra: object = {}): Promise<number> =>
  (await (await app.as('admin')).call(addTraining, { body: { name, cost: '100', ...extra } })).id;

/** Adds people one after the other, as the order of the waiting list asks for. */
const add = async (training_id: number, ids: readonly number[]): Promise<void> => {
  const admin = await app.as('admin');
  for (const employee_id of ids) await admin.call(addParticipant, { body: { training_id, employee_id } });
};
const rowsOf = async (id: number) =>
  (await (await app.as('admin')).call(listParticipants, { params: { id: String(id) }, query: { per_page: '1000' } }))
    .data;
const countOf = async (id: number, status: string): Promise<number> =>
  (await rowsOf(id)).filter((row) => row.status === status).length;
const detailsOf = async (id: number, employee: number) =>
  (await (await app.as('admin')).call(getParticipant, { params: { id: String(id), employee_id: String(employee) } }))
    .details;

/** Waits until a table shows a number of rows. */
const shownRows = (count: number) =>
  page.waitForFunction((rows) => document.querySelectorAll('tr[data-row]').length === rows, count);

/** Presses Undo on the toast with these words. */
const undo = (words: string) =>
  page.locator('.mantine-Notification-root', { hasText: words }).getByRole('button', { name: 'Undo' }).click();

beforeAll(async () => {
  // Certificates that expire soon, and years, are those of this day.
  pinToday('2026-11-22');
  ({ page, context } = await open('admin', '/trainings'));
  const admin = await app.as('admin');
  const { data } = await admin.call(listEmployees, { query: { per_page: 100, orderby_column: 'name' } });
  const names = new Map<string, number>();
  for (const { name } of data) names.set(name, (names.get(name) ?? 0) + 1);
  // Who shares a name cannot be found by it.
  people = data.filter(({ name }) => names.get(name) === 1);
});
afterAll(() => pinToday(undefined));
afterAll(() => context?.close());

describe('adding and removing participants', () => {
  it('adds a team and a pasted list, says who waits, and shows the waiting list', async () => {
    const id = await training('Werken op hoogte', { seats: 3 });
    await add(id, idsOf(0, 1));
    await visit(page, `/trainings/${id}/add`);
    await title(page, 'Add participants to Werken op hoogte');
    await button(page, 'Next').click();
    await page.getByRole('alert').getByText('Select at least one person').first().waitFor();
    await button(page, 'Paste a list').click();
    const list = [
      person(1).email,
      person(2).employee_number,
      person(3).email,
      person(0).email,
      'nobody@company.example',
    ];
    await field(page, /^Names, e-mail addresses/).fill(list.join('\n'));
    await page.getByText('3 people found').waitFor();
    await page.getByText("1 person can't be selected here:").waitFor();
    await page.getByText('1 entry matches no one:').waitFor();
    await button(page, 'Select 3 people').click();
    await page.getByText('3 people selected').waitFor();
    await page.getByText(`1 person will be on the waiting list: ${person(3).name}`).waitFor();
    await field(page, 'Search by name').fill(person(0).name);
    await page.getByText('Already takes part').first().waitFor();
    expect(
      await page
        .getByRole('checkbox', { name: person(0).name, exact: true })
        .first()
        .isDisabled(),
    ).toBe(true);
    await field(page, 'Search by name').fill('');
    expect(await lookAt(page, 'participants-add')).toEqual([]);
    await button(page, 'Next: add 3 people').click();
    await page.getByText('3 added or already there, 0 failed').waitFor();
    await button(page, 'Finish').click();
    await title(page, 'Werken op hoogte');
    await page.getByText('Waiting list', { exact: true }).waitFor();
    await page.getByText('Waiting, place 1').waitFor();
    expect(await lookAt(page, 'participants-section')).toEqual([]);
    expect((await rowsOf(id)).map(({ employee_id: who, waiting }) => [who, waiting])).toEqual([
      ...idsOf(0, 3).map((who) => [who, 0]),
      [person(3).id, 1],
    ]);
  });

  it('removes some, whose place goes to who waits, and one with undo', async () => {
    const id = await training('Heftruck', { seats: 2 });
    await add(id, idsOf(0, 4));
    await visit(page, `/trainings/${id}/remove`);
    await button(page, 'Next').click();
    await page.getByRole('alert').getByText('Select at least one person').first().waitFor();
    await page
      .getByRole('checkbox', { name: person(0).name, exact: true })
      .first()
      .check();
    await button(page, 'Remove 1 person').click();
    await page.getByText('1 removed, 0 failed').waitFor();
    await button(page, 'Finish').click();
    await title(page, 'Heftruck');
    await page.getByText(person(1).name).first().waitFor();
    expect((await rowsOf(id)).map(({ employee_id: who, waiting }) => [who, waiting])).toEqual([
      [person(1).id, 0],
      [person(2).id, 0],
      [person(3).id, 1],
    ]);
    await button(page, `Actions for ${person(3).name}`).click();
    await page.getByRole('menuitem', { name: 'Give a place anyway' }).click();
    await page.getByText('Waiting list', { exact: true }).waitFor({ state: 'detached' });
    await button(page, `Actions for ${person(1).name}`).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await exactToast(page, 'Employee removed from training');
    await undo('Employee removed from training');
    await toastShown(page, `${person(1).name} is on the waiting list`);
    expect(await rowsOf(id)).toHaveLength(3);
  });
});

describe('the participants of a training', () => {
  it('are found, filtered and changed in place, with undo; columns are remembered', async () => {
    const id = await training('EHBO');
    await visit(page, `/trainings/${id}`);
    await page.getByText('no training participants yet').waitFor();
    expect(await lookAt(page, 'participants-none')).toEqual([]);
    await add(id, idsOf(0, 7));
    await visit(page, `/trainings/${id}`);
    await page.getByText('1–5').waitFor();
    await field(page, 'Search participant').fill(person(6).name);
    await button(page, `${person(6).name}'s status: Reserved`).click();
    await page.getByRole('menuitem', { name: 'Followed' }).click();
    await toastShown(page, 'Participants updated');
    await undo('1 status changed');
    await toastShown(page, 'Change undone');
    expect((await detailsOf(id, person(6).id)).status).toBe('reserved');
    await button(page, `${person(6).name}'s result: To be completed`).click();
    await page.getByRole('menuitem', { name: 'Passed', exact: true }).click();
    await toastShown(page, '1 result changed');
    await field(page, 'Search participant').fill('');
    await pick(page, 'Result', 'Passed');
    await page.waitForFunction(() => document.querySelectorAll('table [data-row]').length === 1);
    await button(page, 'Columns').click();
    await page.getByRole('switch', { name: 'Answer' }).press('Space');
    await page.getByRole('columnheader', { name: 'Answer' }).waitFor();
    await expect
      .poll(async () => (await (await app.as('admin')).call(getPreferences, { params: { list: 'program' } })).columns)
      .toContain('answer');
  });

  it('are changed in bulk within the filter, from Mixed to one status, and back', async () => {
    const id = await training('VCA basis');
    await add(id, idsOf(0, 12));
    const admin = await app.as('admin');
    await admin.call(updateStatus, { body: { training_id: id, employee_ids: idsOf(0, 3), status: 'not_pursued' } });
    await visit(page, `/trainings/${id}/participation`);
    const team = person(0).team_names.split(', ')[0] ?? '';
    const ofTeam = people.slice(0, 12).filter(({ team_names: names }) => names.split(', ').includes(team)).length;
    await pick(page, 'Team', team);
    await shownRows(ofTeam);
    await pick(page, 'Team', 'All teams');
    await shownRows(12);
    await page.getByRole('checkbox', { name: `Select ${person(0).name}` }).check();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('X');
    await page.getByText('4 selected').waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Change status of 4 people').waitFor();
    await dialog.getByText('Mixed').waitFor();
    await dialog.getByText('1 reserved, 3 not pursued').waitFor();
    await button(page, 'Change 4 statuses').click();
    await dialog.getByText('New status is required').waitFor();
    expect(await lookAt(page, 'participants-change')).toEqual([]);
    await page.keyboard.press('Escape');
    await button(page, /^Reserved/).click();
    await page.getByText('3 selected people are no longer shown').waitFor();
    await page.getByText('1 selected').waitFor();
    expect(await lookAt(page, 'participants-statuses')).toEqual([]);
    await page.keyboard.press('a');
    await page.getByText('9 selected').waitFor();
    await button(page, 'Change status').click();
    await choose(page, 'New status', 'Followed');
    await button(page, 'Change 9 statuses').click();
    await toastShown(page, '9 statuses changed');
    expect(await countOf(id, 'followed')).toBe(9);
    expect(await countOf(id, 'not_pursued')).toBe(3);
    await undo('9 statuses changed');
    await toastShown(page, 'Change undone');
    expect(await countOf(id, 'reserved')).toBe(9);
  });

  it('are changed by a run when they are many, which is undone as one', async () => {
    const id = await training('Onthaal');
    await add(id, idsOf(0, 30));
    await visit(page, `/trainings/${id}/results`);
    await page.getByRole('checkbox', { name: 'Select everyone shown' }).check();
    await page.getByText('30 selected').waitFor();
    await button(page, 'Change result').click();
    await choose(page, 'New result', 'Passed');
    await button(page, 'Change 30 results').click();
    await toastShown(page, '30 participants changed');
    expect((await rowsOf(id)).every(({ result }) => result === 'passed')).toBe(true);
    await undo('30 participants changed');
    await expect.poll(async () => (await rowsOf(id)).every(({ result }) => result === 'to_be_completed')).toBe(true);
  });
});

describe('a thousand participants', () => {
  it('are selected and changed together, while only the rows in sight are drawn', async () => {
    const id = await training('Onthaaldag');
    await add(id, idsOf(0, 1));
    const [first] = await rowsOf(id);
    const data = Array.from({ length: 1000 }, (_, at) => ({
      ...first,
      id: at + 1,
      employee_id: at + 1,
      person_name: `Persoon ${String(at + 1).padStart(4, '0')}`,
    }));
    const answer = { data, total: 1000, waiting_total: 0, statuses: { reserved: 1000 }, results: {} };
    await page.route('**/participants/list*', (route) => route.fulfill({ json: answer }));
    const sent: { employee_ids: number[] }[] = [];
    await page.route('**/participants/updateStatus', (route) => {
      sent.push(route.request().postDataJSON() as { employee_ids: number[] });
      return route.fulfill({ json: { count: 1000, run_id: null } });
    });
    await visit(page, `/trainings/${id}/participation`);
    await page.getByRole('row', { name: /Persoon 0001/ }).waitFor();
    expect(await page.locator('tr[data-row]').count()).toBeLessThan(60);
    await page.getByRole('checkbox', { name: 'Select everyone shown' }).check();
    await page.locator('table').evaluate((table) => table.parentElement?.scrollTo(0, 1_000_000));
    await page.getByRole('row', { name: /Persoon 1000/ }).waitFor();
    expect(await page.locator('tr[data-row]').count()).toBeLessThan(60);
    await button(page, 'Change status').click();
    await choose(page, 'New status', 'Followed');
    await button(page, /^Change 1.?000 statuses/).click();
    await toastShown(page, 'Participants updated');
    expect(new Set(sent[0]?.employee_ids).size).toBe(1000);
    await page.unroute('**/participants/updateStatus');
    await page.unroute('**/participants/list*');
    // One more than a page and a run take.
    await page.route('**/participants/list*', (route) => {
      const { searchParams: query } = new URL(route.request().url());
      const [at, count] = [Number(query.get('page') ?? 1) - 1, Number(query.get('per_page') ?? 5)];
      const all = [...data, { ...first, id: 1001, employee_id: 1001, person_name: 'Persoon 1001' }];
      return route.fulfill({ json: { ...answer, data: all.slice(at * count, (at + 1) * count), total: 1001 } });
    });
    const invited: number[] = [];
    await page.route('**/trainings/invite', (route) => {
      invited.push((route.request().postDataJSON() as { employee_ids: number[] }).employee_ids.length);
      return route.fulfill({ json: { run_id: `00000000-0000-4000-8000-00000000000${invited.length}` } });
    });
    await visit(page, `/trainings/${id}`);
    await button(page, 'More actions').first().click();
    await page.getByRole('menuitem', { name: 'Invite by mail' }).click();
    await button(page, /^Send 1.?001 invitations/).click();
    await toastShown(page, 'Sending 1');
    expect(invited).toEqual([1000, 1]);
    await page.unroute('**/trainings/invite');
    await page.unroute('**/participants/list*');
  });
});

describe('one participant', () => {
  it('gets a certificate that is renewed, and is found by person and in the list', async () => {
    const id = await training('Duikreddingen', { start_date: '02/11/2026', end_date: '02/11/2026' });
    await add(id, idsOf(4, 5));
    await visit(page, `/trainings/${id}/employees/${person(4).id}`);
    await title(page, person(4).name);
    await button(page, 'Set certificate').click();
    await field(page, 'Obtained on').fill('02/11/2026');
    await field(page, 'Valid until').fill('01/11/2026');
    await button(page, 'Save certificate').click();
    await page
      .getByRole('dialog')
      .getByText(/before|earlier|02\/11\/2026/i)
      .first()
      .waitFor();
    await field(page, 'Valid until').fill('10/12/2026');
    await button(page, 'Save certificate').click();
    await exactToast(page, 'Certificate saved');
    await page.getByText('Expires soon').waitFor();
    await button(page, 'Renew certificate').click();
    await field(page, 'Obtained on').fill('20/11/2026');
    await field(page, 'Valid until').fill('20/11/2031');
    await button(page, 'Save certificate').click();
    await exactToast(page, 'Certificate renewed');
    await page.getByText('02/11/2026 to 10/12/2026').waitFor();
    expect(await lookAt(page, 'participant')).toEqual([]);
    const { id: own } = await detailsOf(id, person(4).id);
    for (const path of [`${id}/employees/${person(4).id}/edit/customfields`, `participants/${own}/edit/customFields`]) {
      await visit(page, `/trainings/${path}`);
      await title(page, `Edit custom fields: ${person(4).name}, Duikreddingen`);
    }
    await visit(page, `/trainings/participants/${own}`);
    await title(page, person(4).name);
    expect(new URL(page.url()).pathname).toBe(`/trainings/${id}/employees/${person(4).id}`);
    await link(page, 'All their trainings').click();
    await title(page, `${person(4).name}'s trainings`);
    expect(await lookAt(page, 'person-trainings')).toEqual([]);
    await page.getByRole('table').getByRole('link', { name: 'Duikreddingen' }).click();
    await title(page, 'Duikreddingen');
    await visit(page, '/trainings/participants');
    await field(page, 'Search person or training').fill('Duikreddingen');
    await page
      .getByRole('link', { name: person(4).name })
      .first()
      .waitFor();
    expect(await lookAt(page, 'participants-list')).toEqual([]);
  });

  it('has a training right, which is listed for everybody by year', async () => {
    const admin = await app.as('admin');
    await admin.call(setTrainingSettings, { body: { average_fte: '120', period_start_year: '2024' } });
    const id = await training('Taalbad Deens', {
      start_date: '03/11/2026',
      end_date: '04/11/2026',
      type_of_training: 'informal',
      training_amount_days: '1,5',
    });
    await add(id, idsOf(7, 8));
    await admin.call(updateStatus, { body: { training_id: id, employee_ids: idsOf(7, 8), status: 'followed' } });
    await visit(page, '/trainings/right');
    await field(page, 'Search person').fill(person(7).name);
    const { followed_informal: days } = await admin.call(getTrainingBalance, {
      params: { employee_id: String(person(7).id) },
      query: {},
    });
    const shown = days.toLocaleString('nl-BE');
    const row = page.getByRole('row', { name: person(7).name });
    await row.getByRole('cell', { name: shown, exact: true }).first().waitFor();
    // Until the search has answered, the rows of before are dimmed.
    await shownRows(1);
    expect(await lookAt(page, 'training-right')).toEqual([]);
    // The option shows how many people there are, too.
    await box(page, 'Segment').click();
    await page.getByRole('option', { name: /^Fewer than 5 training days/ }).click();
    await page.waitForURL(/segment=training_days_below_5/);
    await row.waitFor();
    await button(page, 'Actions').click();
    await page.getByRole('menuitem', { name: 'View in People' }).click();
    await title(page, 'People');
    await expect.poll(() => box(page, 'Segment').inputValue()).toBe('Fewer than 5 training days this year');
    await field(page, 'Search name, team, number').fill(person(7).name);
    await link(page, person(7).name).first().waitFor();
    await page.goBack();
    await title(page, 'Training right');
    await button(page, '2025').click();
    await page.waitForURL(/kind=2025/);
    await row.waitFor();
    await button(page, '2026').click();
    await link(page, person(7).name).click();
    await title(page, `${person(7).name}'s trainings`);
    await page.getByText('Followed, informal').waitFor();
    await page.getByText(`${shown} days`).first().waitFor();
  });

  it('can be changed and removed on a phone', async () => {
    const id = await training('Brandblussen');
    await add(id, idsOf(5, 6));
    await page.setViewportSize(phone);
    await visit(page, `/trainings/${id}/employees/${person(5).id}`);
    await button(page, `${person(5).name}'s status: Reserved`).click();
    await page.getByRole('menuitem', { name: 'Followed' }).click();
    await toastShown(page, '1 status changed');
    await button(page, 'More actions').first().click();
    await page.getByRole('menuitem', { name: 'Remove employee' }).click();
    await page.getByText('This person was removed from the training.').waitFor();
    await button(page, 'Add again').click();
    await toastShown(page, `${person(5).name} takes part again`);
    expect((await detailsOf(id, person(5).id)).status).toBe('reserved');
    await page.setViewportSize(desk);
  });
});
