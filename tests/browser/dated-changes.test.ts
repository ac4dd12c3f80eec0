import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { datedCars, TODAY, type Person } from './dated-cars.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { box, button, choose, field, link, pick, search } from './harness/controls.ts';
import { load, reload, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();
const admin = await app.as('admin');
const { setToday, addCar, detailsOf, periodsOf, pushedCar, people: readPeople } = datedCars(admin);
let context: BrowserContext;
let page: Page;
let people: Person[];

const history = (on: Page) => on.getByRole('list', { name: 'Driver history' });
const linesOf = async (on: Page): Promise<string[]> =>
  (await history(on).getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll(/\s*\n\s*/g, ' '));

beforeAll(async () => {
  await setToday(TODAY);
  people = await readPeople();
  ({ page, context } = await open('admin', '/fleet'));
});
beforeEach(() => setToday(TODAY));
afterAll(async () => {
  await setToday('');
  await context?.close();
});

describe('a driver planned for a later day', () => {
  it('is planned in the form, follows on that day, and until then the present one drives', async () => {
    const [noemie, karim] = people as [Person, Person];
    const id = await addCar({ plate: '1-DAT-001', related_employee_id: noemie.id, start_date: '01/02/2025' });
    await visit(page, `/fleet/${id}/edit`);
    await search(page, 'Driver', karim.name);
    await button(page, 'Save changes').click();
    const dialog = page.getByRole('dialog', { name: 'When does the driver change?' });
    await dialog.getByRole('textbox', { name: /^Date of the change/ }).fill('01/01/2027');
    const sentence = `${karim.name} drives it from 01/01/2027; until then ${noemie.name}.`;
    await dialog.getByText(sentence).waitFor();
    expect(await dialog.getByText('check the year').count()).toBe(0);
    await dialog.getByRole('textbox', { name: /^Date of the change/ }).fill('01/01/2072');
    await dialog.getByText('That is more than a year ahead. Check the year.').waitFor();
    expect(await lookAt(page, 'driver-far-ahead')).toEqual([]);
    await dialog.getByRole('textbox', { name: /^Date of the change/ }).fill('01/01/2027');
    await dialog.getByRole('button', { name: 'Save with this date' }).click();
    await page.waitForURL(`**/fleet/${id}`);
    await page.getByText(sentence).waitFor();
    expect(await detailsOf(id)).toMatchObject({ person_id: noemie.id, planned: { employee_id: karim.id } });
    await expect
      .poll(() => linesOf(page))
      .toEqual([
        expect.stringMatching(new RegExp(`^${karim.name} Planned .*from 01/01/2027$`)),
        expect.stringMatching(new RegExp(`^${noemie.name} Now .*01/02/2025 – 31/12/2026 661 days$`)),
      ]);
    expect(await lookAt(page, 'vehicle-planned')).toEqual([]);

    await setToday('01/01/2027');
    await load(page, `/fleet/${id}`);
    await expect
      .poll(() => linesOf(page))
      .toEqual([
        expect.stringMatching(new RegExp(`^${karim.name} Now .*01/01/2027 – today 1 day$`)),
        expect.stringMatching(new RegExp(`^${noemie.name} .*01/02/2025 – 31/12/2026 699 days$`)),
      ]);
    expect(await page.getByText('Planned', { exact: true }).count()).toBe(0);
    expect(await page.locator('dl').first().innerText()).toContain(karim.name);
    await setToday(TODAY);
    await load(page, '/fleet');
  });

  it('is in a segment and a column of the list', async () => {
    const [noemie, karim] = people as [Person, Person];
    const id = await addCar({ plate: '1-DAT-002', related_employee_id: noemie.id });
    await admin.post('/api/cars/edit', { car_id: id, related_employee_id: karim.id, change_date: '01/12/2026' });
    await visit(page, '/fleet?segment=planned&search=1-DAT-002&columns=person_name,driver_since,planned_from');
    const cells = page.locator(`tr[data-row="${id}"]`);
    await cells.getByText('Planned', { exact: true }).waitFor();
    const text = await cells.innerText();
    for (const words of [noemie.name, TODAY, `${karim.name}, from 01/12/2026`]) expect(text).toContain(words);
    await page.getByRole('columnheader', { name: 'Next driver from' }).waitFor();
    await page.getByRole('columnheader', { name: 'Driver since' }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Segment' }).inputValue()).toContain('Change planned');
  });

  it('is planned, changed and called off on the page of the vehicle, and back with Undo', async () => {
    const [noemie, karim, third] = people as [Person, Person, Person];
    const id = await addCar({ plate: '1-DAT-003', related_employee_id: noemie.id, start_date: '01/02/2025' });
    await visit(page, `/fleet/${id}`);
    await button(page, 'Plan next driver').click();
    const dialog = page.getByRole('dialog');
    await search(page, 'Next driver', noemie.name);
    await dialog.getByRole('button', { name: 'Save plan' }).click();
    await dialog.getByText(`${noemie.name} already drives it`).waitFor();
    await dialog.getByText('Date of the change is required', { exact: true }).waitFor();
    await search(page, 'Next driver', karim.name);
    const day = dialog.getByRole('textbox', { name: /^Date of the change/ });
    await day.fill('01/01/2027');
    expect(await lookAt(page, 'driver-plan')).toEqual([]);
    const endOf = (active_until: string) => admin.post('/api/employees/edit', { id: karim.id, active_until });
    expect((await endOf('31/12/2026')).status).toBe(200);
    await dialog.getByRole('button', { name: 'Save plan' }).click();
    await dialog.getByText('This person has left').waitFor();
    expect((await endOf('')).status).toBe(200);
    await day.fill('01/01/2027');
    await dialog.getByRole('button', { name: 'Save plan' }).click();
    await toastShown(page, 'Next driver planned');
    await page.getByText(`${karim.name} drives it from 01/01/2027; until then ${noemie.name}.`).waitFor();

    await button(page, /^Change: /).click();
    await search(page, 'Next driver', third.name);
    await dialog.getByRole('textbox', { name: /^Date of the change/ }).fill('15/12/2026');
    await dialog.getByRole('button', { name: 'Save plan' }).click();
    const sentence = `${third.name} drives it from 15/12/2026; until then ${noemie.name}.`;
    await page.getByText(sentence).waitFor();
    expect(await detailsOf(id)).toMatchObject({ planned: { employee_id: third.id, start_date: '15/12/2026' } });

    await button(page, /^Call off: /).click();
    await toastShown(page, 'Plan called off');
    await page.getByText(sentence).waitFor({ state: 'detached' });
    expect(await periodsOf(id)).toEqual([[noemie.id, '01/02/2025', null]]);
    await button(page, 'Undo').click();
    await page.getByText(sentence).waitFor();
    await page.getByText(`called off the plan to assign this vehicle to ${third.name} from 15/12/2026`).waitFor();
  });

  it('may be nobody, from the day after the last day that was typed', async () => {
    const [noemie] = people as [Person];
    const id = await addCar({ plate: '1-DAT-004', related_employee_id: noemie.id, start_date: '01/02/2025' });
    await visit(page, `/fleet/${id}/edit`);
    await page.getByRole('combobox', { name: 'Driver' }).click();
    await page.getByRole('option', { name: 'Nobody' }).click();
    await button(page, 'Save changes').click();
    const dialog = page.getByRole('dialog', { name: 'When does the driver change?' });
    const last = dialog.getByRole('textbox', { name: /^Last day of the driver/ });
    expect(await last.inputValue()).toBe('22/11/2026');
    await last.fill('31/12/2026');
    await dialog.getByRole('button', { name: 'Save with this date' }).click();
    await page.getByText(`${noemie.name} drives it until 31/12/2026, then nobody.`).waitFor();
    expect(await detailsOf(id)).toMatchObject({ planned: { employee_id: 0, name: null, start_date: '01/01/2027' } });
  });
});

describe('the day of a change', () => {
  it('warns where payroll processed its month, and names the month', async () => {
    const id = await pushedCar(people[0]!);
    await visit(page, `/fleet/${id}/edit`);
    await search(page, 'Driver', people[7]?.name ?? '');
    await button(page, 'Save changes').click();
    const dialog = page.getByRole('dialog', { name: 'When does the driver change?' });
    await dialog.getByRole('textbox', { name: /^Date of the change/ }).fill('15/10/2026');
    await dialog.getByText('The payroll of October 2026 has already been sent.').waitFor();
    expect(await lookAt(page, 'driver-pushed-month')).toEqual([]);
    await dialog.getByRole('textbox', { name: /^Date of the change/ }).fill('15/12/2026');
    await dialog.getByText('The payroll of October 2026 has already been sent.').waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    page.once('dialog', (question) => void question.accept());
    await load(page, '/fleet');
  });

  it('stays as it was typed when it is refused, with the reason at its field', async () => {
    const [noemie, karim] = people as [Person, Person];
    const id = await addCar({ plate: '1-DAT-005', related_employee_id: noemie.id, start_date: '01/02/2025' });
    await visit(page, `/fleet/${id}/edit`);
    await search(page, 'Driver', karim.name);
    await button(page, 'Save changes').click();
    const dialog = page.getByRole('dialog', { name: 'When does the driver change?' });
    const day = dialog.getByRole('textbox', { name: /^Date of the change/ });
    await day.fill('31/01/2025');
    await dialog.getByRole('button', { name: 'Save with this date' }).click();
    await dialog.getByText(/^The current holder has had it since 01\/02\/2025/).waitFor();
    expect(await day.inputValue()).toBe('31/01/2025');
    await reload(page);
    await button(page, 'Save changes').click();
    expect(await day.inputValue()).toBe('31/01/2025');
    await day.fill('01/03/2025');
    await dialog.getByRole('button', { name: 'Save with this date' }).click();
    await toastShown(page, 'Changes saved');
    expect(await periodsOf(id)).toEqual([
      [karim.id, '01/03/2025', null],
      [noemie.id, '01/02/2025', '01/03/2025'],
    ]);
  });

  it('can be said when a vehicle is added', async () => {
    const [noemie] = people as [Person];
    await visit(page, '/fleet/new');
    await choose(page, 'Type', 'Motorbike');
    await box(page, 'Brand').fill('BMW');
    await box(page, 'Model').fill('CE 04');
    await field(page, 'Plate').fill('1-DAT-006');
    await pick(page, 'Fuel', 'Electric');
    expect(await field(page, 'Driver since').count()).toBe(0);
    await search(page, 'Driver', noemie.name);
    await field(page, 'Driver since').fill('31/02/2025');
    await button(page, /^Next/).click();
    await page.getByRole('alert').getByText('Enter a valid date (dd/mm/yyyy)').waitFor();
    await field(page, 'Driver since').fill('01/02/2025');
    await button(page, /^Next/).click();
    await button(page, 'Add vehicle').click();
    await page.getByRole('heading', { level: 1, name: 'BMW CE 04' }).waitFor();
    const id = Number(/\/fleet\/(\d+)/.exec(page.url())?.[1]);
    expect(await periodsOf(id)).toEqual([[noemie.id, '01/02/2025', null]]);
  });
});

describe('an end of use on a later day', () => {
  it('is planned, moved and called off while the vehicle stays in use, and comes on its day', async () => {
    const [noemie] = people as [Person];
    const id = await addCar({ plate: '1-DAT-011', related_employee_id: noemie.id, start_date: '01/02/2025' });
    await visit(page, `/fleet/${id}/delete`);
    await field(page, 'Last day of use').fill('31/12/2026');
    await button(page, 'Archive vehicle').click();
    await toastShown(page, 'In use until 31/12/2026');
    await page.waitForURL(`**/fleet/${id}`);
    await page.getByText('Its use ends on 31/12/2026.').waitFor();
    expect(await page.getByText('This vehicle is archived').count()).toBe(0);
    expect(await detailsOf(id)).toMatchObject({ deleted: 0, person_id: noemie.id, planned_end: '01/01/2027' });
    expect(await lookAt(page, 'vehicle-end-planned')).toEqual([]);

    await link(page, /^Change: /).click();
    expect(await field(page, 'Last day of use').inputValue()).toBe('31/12/2026');
    await field(page, 'Last day of use').fill('15/12/2026');
    await button(page, 'Save last day').click();
    await page.getByText('Its use ends on 15/12/2026.').waitFor();
    await page.getByText('planned the end of use of this vehicle (last day 15/12/2026)').waitFor();

    await button(page, /^Call off: /).click();
    await toastShown(page, 'End of use called off');
    await page.getByText('Its use ends on 15/12/2026.').waitFor({ state: 'detached' });
    expect(await periodsOf(id)).toEqual([[noemie.id, '01/02/2025', null]]);
    await button(page, 'Undo').last().click();
    await page.getByText('Its use ends on 15/12/2026.').waitFor();

    await setToday('16/12/2026');
    await load(page, `/fleet/${id}`);
    await page.getByText('This vehicle is archived. Last day of use: 15/12/2026.').waitFor();
    await link(page, 'Correct the last day').click();
    await field(page, 'Last day of use').fill('10/12/2026');
    expect(await lookAt(page, 'vehicle-end-correction')).toEqual([]);
    await button(page, 'Save last day').click();
    await toastShown(page, 'Last day of use saved');
    await page.getByText('This vehicle is archived. Last day of use: 10/12/2026.').waitFor();
    expect(await periodsOf(id)).toEqual([[noemie.id, '01/02/2025', '11/12/2026']]);
    await setToday(TODAY);
    await load(page, '/fleet');
  });

  it('leaves who is planned to follow before it, also after Undo, and says when it calls that off', async () => {
    const [noemie, karim] = people as [Person, Person];
    const id = await addCar({ plate: '1-DAT-014', related_employee_id: noemie.id, start_date: '01/02/2025' });
    await admin.post('/api/cars/edit', { car_id: id, related_employee_id: karim.id, change_date: '01/12/2026' });
    const before = await periodsOf(id);
    const calledOff = page.getByText('The change planned for 01/12/2026 will be called off.');
    await visit(page, `/fleet/${id}/delete`);
    await calledOff.waitFor();
    await field(page, 'Last day of use').fill('31/12/2026');
    await calledOff.waitFor({ state: 'detached' });
    await button(page, 'Archive vehicle').click();
    await toastShown(page, 'In use until 31/12/2026');
    await button(page, 'Undo').last().click();
    await toastShown(page, 'UnarchiveVehicle unarchived');
    await expect.poll(() => periodsOf(id)).toEqual(before);

    await visit(page, `/fleet/${id}/delete`);
    await field(page, 'Last day of use').fill('30/11/2026');
    await calledOff.waitFor();
    expect(await lookAt(page, 'vehicle-end-calls-off')).toEqual([]);
    await button(page, 'Archive vehicle').click();
    await toastShown(page, 'In use until 30/11/2026');
    expect(await button(page, 'Undo').count()).toBe(0);
    expect(await periodsOf(id)).toEqual([[noemie.id, '01/02/2025', '01/12/2026']]);
  });

  it('is refused before the vehicle was registered', async () => {
    const id = await addCar({ plate: '1-DAT-012' });
    await visit(page, `/fleet/${id}/delete`);
    await field(page, 'Last day of use').fill('01/01/2021');
    await button(page, 'Archive vehicle').click();
    await page.getByRole('alert').getByText('the vehicle was registered on 14/03/2022').waitFor();
    expect(await detailsOf(id)).toMatchObject({ deleted: 0 });
  });
});
