import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datedCars, TODAY, type Person } from './dated-cars.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
const admin = await app.as('admin');
const { setToday, addCar, periodsOf, pushedCar, people: readPeople } = datedCars(admin);
let context: BrowserContext;
let page: Page;
let people: Person[];

const history = (on: Page) => on.getByRole('list', { name: 'Driver history' });
const linesOf = async (on: Page): Promise<string[]> =>
  (await history(on).getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s*\n\s*/g, ' '));
/** A period of the form that corrects the history, from the top. */
const row = (on: Page, at: number) => on.getByRole('form', { name: 'Edit history' }).locator('li').nth(at);
const typeDay = (on: Page, at: number, name: 'First day' | 'Last day', day: string) =>
  row(on, at)
    .getByRole('textbox', { name: new RegExp(`^${name}`) })
    .fill(day);

beforeAll(async () => {
  await setToday(TODAY);
  people = await readPeople();
  ({ page, context } = await open('admin', '/fleet'));
});
afterAll(async () => {
  await setToday('');
  await context?.close();
});

describe('the history of a vehicle', () => {
  const threeDrivers = async (plate: string): Promise<[number, Person, Person, Person]> => {
    const [first, second, third] = people as [Person, Person, Person];
    const id = await addCar({ plate, related_employee_id: first.id, start_date: '01/02/2025' });
    for (const [person, day] of [
      [second, '01/05/2025'],
      [third, '01/02/2026'],
    ] as const)
      await admin.post('/api/cars/edit', { car_id: id, related_employee_id: person.id, change_date: day });
    return [id, first, second, third];
  };

  it('is corrected in place, by keyboard alone, with errors at their rows', async () => {
    const [id, first, second, third] = await threeDrivers('1-DAT-007');
    await visit(page, `/fleet/${id}`);
    await button(page, 'Edit history').press('Enter');
    await button(page, 'Add period').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add period');
    expect(await button(page, 'Save history').isDisabled()).toBe(true);
    await typeDay(page, 1, 'Last day', '30/04/2025');
    await typeDay(page, 2, 'Last day', '14/05/2025');
    await row(page, 2)
      .getByRole('textbox', { name: /^Last day/ })
      .press('Enter');
    await page.getByText('The last day is before the first day').waitFor();
    await typeDay(page, 1, 'Last day', '31/12/2025');
    await button(page, 'Save history').press('Enter');
    await page.getByText(`These days overlap: ${first.name} has it until 14/05/2025`).waitFor();
    // Bringing the field into view moves the sheet and not the page around it.
    expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
    expect(await lookAt(page, 'history-correction')).toEqual([]);
    await typeDay(page, 1, 'First day', '15/05/2025');
    await button(page, 'Save history').press('Enter');
    await toastShown(page, 'History corrected');
    await history(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Edit history');
    expect(await linesOf(page)).toEqual([
      expect.stringMatching(new RegExp(`^${third.name} Now .*01/02/2026 – today`)),
      expect.stringMatching(/^Nobody .*01\/01\/2026 – 31\/01\/2026 31 days$/),
      expect.stringMatching(new RegExp(`^${second.name} .*15/05/2025 – 31/12/2025`)),
      expect.stringMatching(new RegExp(`^${first.name} .*01/02/2025 – 14/05/2025`)),
    ]);
    await page.getByText('corrected the history of this vehicle').waitFor();
  });

  it('takes people and periods more or fewer', async () => {
    const [id, first, second, third] = await threeDrivers('1-DAT-008');
    const fourth = people[3]!;
    await visit(page, `/fleet/${id}`);
    await button(page, 'Edit history').click();
    await button(page, `Remove ${second.name} from 01/05/2025`).click();
    await button(page, 'Add period').click();
    await button(page, 'Save history').click();
    await page.getByText('Driver is required').waitFor();
    await row(page, 0).getByRole('combobox').fill(fourth.name);
    await page.getByRole('option', { name: fourth.name }).first().click();
    await typeDay(page, 0, 'First day', '01/12/2024');
    await typeDay(page, 0, 'Last day', '31/12/2024');
    await button(page, 'Save history').click();
    await toastShown(page, 'History corrected');
    expect(await periodsOf(id)).toEqual([
      [third.id, '01/02/2026', null],
      [first.id, '01/02/2025', '01/05/2025'],
      [fourth.id, '01/12/2024', '01/01/2025'],
    ]);
  });

  it('leaves the months that payroll processed as they are, names them, and keeps what was typed', async () => {
    const id = await pushedCar(people[0]!);
    const before = await periodsOf(id);
    await visit(page, `/fleet/${id}`);
    await button(page, 'Edit history').click();
    await button(page, 'Add period').waitFor();
    await typeDay(page, 0, 'First day', '20/11/2026');
    await button(page, 'Save history').click();
    await page
      .getByRole('alert')
      .getByText(/October 2026 (has|have) already been sent to payroll/)
      .waitFor();
    expect(
      await row(page, 0)
        .getByRole('textbox', { name: /^First day/ })
        .inputValue(),
    ).toBe('20/11/2026');
    expect(await lookAt(page, 'history-month-closed')).toEqual([]);
    await button(page, 'Cancel').click();
    await button(page, 'Discard changes').click();
    await history(page).waitFor();
    expect(await periodsOf(id)).toEqual(before);
  });

  it('shows the second of two editors both versions', async () => {
    const [id, first, second, third] = await threeDrivers('1-DAT-009');
    await visit(page, `/fleet/${id}`);
    await button(page, 'Edit history').click();
    await button(page, 'Add period').waitFor();
    await typeDay(page, 2, 'First day', '01/01/2025');
    const { status } = await admin.post('/api/assignments/correct', {
      object_type: 'car',
      object_id: id,
      periods: [{ employee_id: first.id, start_date: '01/06/2024' }],
    });
    expect(status).toBe(200);
    await button(page, 'Save history').click();
    const dialog = page.getByRole('dialog', { name: 'Someone else saved this history' });
    await dialog.getByText(`${first.name} from 01/06/2024`).waitFor();
    expect(await lookAt(page, 'history-stale')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save my value' }).click();
    await toastShown(page, 'History corrected');
    expect(await periodsOf(id)).toEqual([
      [third.id, '01/02/2026', null],
      [second.id, '01/05/2025', '01/02/2026'],
      [first.id, '01/01/2025', '01/05/2025'],
    ]);
  });

  it('is corrected by a team manager without the people whom they may not see', async () => {
    const own: Person = (await (await app.as('manager')).get('/api/employees/list', { per_page: 1 })).body.data[0];
    const visible = new Set(
      (await (await app.as('manager')).get('/api/employees/list', { per_page: 200 })).body.data.map(
        ({ id }: Person) => id,
      ),
    );
    const stranger = people.find(({ id }) => !visible.has(id))!;
    const id = await addCar({ plate: '1-DAT-010', related_employee_id: stranger.id, start_date: '01/02/2025' });
    await admin.post('/api/cars/edit', { car_id: id, related_employee_id: own.id, change_date: '01/05/2025' });
    const manager = await open('manager', `/fleet/${id}`);
    await history(manager.page).getByText('Someone else').waitFor();
    await button(manager.page, 'Edit history').click();
    await button(manager.page, 'Add period').waitFor();
    expect(await row(manager.page, 1).getByRole('textbox').first().isDisabled()).toBe(true);
    expect(await row(manager.page, 1).getByRole('combobox').count()).toBe(0);
    await typeDay(manager.page, 0, 'First day', '01/06/2025');
    await button(manager.page, 'Save history').click();
    await toastShown(manager.page, 'History corrected');
    await manager.context.close();
    expect(await periodsOf(id)).toEqual([
      [own.id, '01/06/2025', null],
      [stranger.id, '01/02/2025', '01/05/2025'],
    ]);
  });
});
