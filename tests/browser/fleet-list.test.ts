import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addCar } from '#shared/contract/fleet/add-car.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { XLSX_TYPE } from '#functions/platform/files/download.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { aWorkbook } from '#tests/builders/workbook.ts';
import { lookAt, setScheme, startDesk, type Opened } from './harness/browser.ts';
import { button } from './harness/controls.ts';
import { load, visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

const { app, open } = await startDesk();

/** Opens the fleet list as a user and waits for its rows. */
const openFleet = async (user: DemoUserName): Promise<Opened> => {
  const opened = await open(user, '/fleet');
  await rows(opened.page).first().waitFor();
  return opened;
};

const rows = (page: Page) => page.locator('tr[data-row]');
const idsOf = (page: Page): Promise<number[]> =>
  rows(page).evaluateAll((found) => found.map((row) => Number(row.getAttribute('data-row'))));
const cars = async (user: DemoUserName, query: object) =>
  (await app.as(user)).call(listCars, { query: { per_page: 10, orderby_column: 'name', ...query } });
const expectIds = async (page: Page, query: object): Promise<void> => {
  const ids = (await cars('admin', query)).data.map(({ id }) => id);
  await expect.poll(() => idsOf(page)).toEqual(ids);
};

describe('an administrator', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await openFleet('admin')));
  afterAll(() => context?.close());

  it('sees the first ten vehicles and how many there are', async () => {
    const { count } = await cars('admin', {});
    await expectIds(page, {});
    const first = page.getByRole('columnheader', { name: 'Vehicle' });
    expect(await first.getAttribute('aria-sort')).toBe('ascending');
    expect(await page.getByRole('columnheader', { name: /CO₂/ }).allInnerTexts()).toEqual(['CO₂ WLTP g/km']);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(new RegExp(`Fleet\\s*${count}`));
    expect(await lookAt(page, 'fleet-list')).toEqual([]);
  });

  it('prints its rows without what is pressed on a screen', async () => {
    onTestFinished(() => page.emulateMedia({ media: null }));
    await page.emulateMedia({ media: 'print' });
    const pressed = [
      page.getByRole('search'),
      page.getByRole('button', { name: 'Next page' }),
      page.getByText('Per page'),
      page.getByRole('link', { name: 'Add vehicle' }),
      page.getByRole('checkbox').first(),
    ];
    for (const control of pressed) expect(await control.isVisible()).toBe(false);
    await rows(page).last().waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    // Paper says which of all rows it holds.
    const { count } = await cars('admin', {});
    expect(await page.getByRole('navigation', { name: 'Pages' }).innerText()).toMatch(
      new RegExp(`^1–10 of ${count}\\s*Page 1 of`),
    );
  });

  it('prints every row that matches, in light colours under the company and the day', async () => {
    const { count } = await cars('admin', {});
    // The browser of the tests has no dialog to print with: what it would print stays until it is told of the end.
    await page.evaluate(() => {
      globalThis.print = () => globalThis.dispatchEvent(new Event('beforeprint'));
    });
    await setScheme(page, 'dark');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^Print all.*${count} rows`) }).click();
    await expect.poll(() => rows(page).count()).toBe(count);
    expect(await page.getByRole('navigation', { name: 'Pages' }).innerText()).toContain(`1–${count} of ${count}`);
    await page.emulateMedia({ media: 'print' });
    const scheme = () => page.locator('html').getAttribute('data-mantine-color-scheme');
    expect(await scheme()).toBe('light');
    expect(
      await page
        .getByText(/^\d\d\/\d\d\/\d{4}$/)
        .first()
        .isVisible(),
    ).toBe(true);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => rows(page).count()).toBe(10);
    expect(await scheme()).toBe('dark');
    await setScheme(page, 'light');
  });

  it('searches', async () => {
    await page.getByRole('search').getByRole('textbox').first().fill('volvo');
    await expectIds(page, { search_term: 'volvo' });
    expect(page.url()).toContain('search=volvo');
  });

  it('sorts by a column, both ways', async () => {
    const head = page.getByRole('columnheader', { name: /Catalogue value/ });
    await head.getByRole('button').click();
    await expectIds(page, { search_term: 'volvo', orderby_column: 'catalogue_value' });
    await head.getByRole('button').click();
    await expectIds(page, { search_term: 'volvo', orderby_column: 'catalogue_value', orderby_direction: 'desc' });
    expect(await head.getAttribute('aria-sort')).toBe('descending');
  });

  it('adds a filter and removes it by its chip', async () => {
    await page.keyboard.press('f');
    await page.getByRole('combobox', { name: 'Filter by…' }).fill('fuel');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Value' }).click();
    await page.getByRole('option', { name: 'Electric' }).click();
    await page.getByRole('button', { name: 'Add filter' }).click();
    const filters = JSON.stringify({
      match: 'all',
      conditions: [{ column: 'fuel', operator: 'is', values: ['electric'] }],
    });
    await expectIds(page, {
      search_term: 'volvo',
      orderby_column: 'catalogue_value',
      orderby_direction: 'desc',
      filters,
    });
    await page.getByRole('button', { name: 'Remove filter on Fuel' }).click();
    await expectIds(page, { search_term: 'volvo', orderby_column: 'catalogue_value', orderby_direction: 'desc' });
  });

  it('chooses columns, and finds them and the sort again after a reload', async () => {
    const saved = page.waitForResponse((answer) => {
      if (!answer.url().endsWith('/api/preferences/fleet') || answer.request().method() !== 'POST') return false;
      const { columns = [] } = answer.request().postDataJSON() as { columns?: string[] };
      return columns.includes('pk') && !columns.includes('fuel');
    });
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('switch', { name: 'Horsepower' }).press('Space');
    await page.getByRole('switch', { name: 'Fuel' }).press('Space');
    await page.keyboard.press('Escape');
    await saved;
    await visit(page, '/fleet');
    await page.getByRole('columnheader', { name: 'Horsepower', exact: true }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Fuel', exact: true }).count()).toBe(0);
    expect(await page.getByRole('columnheader', { name: /Catalogue value/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await expectIds(page, { orderby_column: 'catalogue_value', orderby_direction: 'desc' });
  });

  it('opens a vehicle from the second page, and Back returns to it', async () => {
    await page.getByRole('button', { name: 'Next page' }).click();
    const second = { orderby_column: 'catalogue_value', orderby_direction: 'desc', page: 2 };
    await expectIds(page, second);
    const [, chosen] = (await cars('admin', second)).data;
    await page.locator(`tr[data-row="${chosen?.id}"] td`).nth(2).click();
    await page.waitForURL(`**/fleet/${chosen?.id}`);
    await page.getByRole('heading', { level: 1, name: `${chosen?.brand} ${chosen?.model}` }).waitFor();
    await page.getByRole('list', { name: 'Activity' }).waitFor();
    expect(await lookAt(page, 'fleet-vehicle')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).isVisible()).toBe(false);
    expect(await page.locator('dd a[aria-label^="Add "]:visible').count()).toBe(0);
    await page.emulateMedia({ media: null });
    await page.goBack();
    await expectIds(page, second);
    expect(page.url()).toContain('page=2');
  });

  it('exports what the list shows', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: /Export to Excel/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^fleet-.*\.xlsx$/);
  });

  it('archives a vehicle and restores it', async () => {
    const [car] = (await cars('admin', { search_term: 'audi' })).data;
    await visit(page, `/fleet/${car?.id}/delete`);
    await page.getByText('The vehicle will be hidden from lists').waitFor();
    expect(await lookAt(page, 'fleet-archive')).toEqual([]);
    await page.getByRole('button', { name: 'Archive vehicle' }).click();
    await page.getByText('Vehicle archived').waitFor();
    await page.getByText('This vehicle is archived').waitFor();
    expect(await page.getByRole('link', { name: 'Edit', exact: true }).count()).toBe(0);
    // Its form by address leads to the page that says so.
    await visit(page, `/fleet/${car?.id}/edit`);
    await page.waitForURL(`**/fleet/${car?.id}`);
    await page.getByText('This vehicle is archived').waitFor();
    await page.getByRole('link', { name: 'Unarchive' }).click();
    await page.getByRole('button', { name: 'Unarchive vehicle' }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
    await page.getByText('unarchived this vehicle').waitFor();
  });

  it('answers the only missing payroll question on the page of the vehicle', async () => {
    // A motorbike is added without its payroll info.
    const { id } = await (
      await app.as('admin')
    ).call(addCar, {
      body: {
        type: 'motorbike',
        brand: 'Zero',
        model: 'SR/F',
        plate: '1-MZZ-001',
        fuel: 'electric',
        date_first_registration: '01/03/2024',
        date_commissioning: '01/03/2024',
        order_date: '01/02/2024',
        catalogue_value: '21500,50',
      },
    });
    await visit(page, `/fleet/${id}`);
    await page.getByText('Not payroll-ready').waitFor();
    const answers = page.getByRole('group', { name: 'Utility vehicle' });
    await answers.getByRole('button', { name: 'No' }).click();
    await page.getByText('changed Utility vehicle from Unknown to No').waitFor();
    expect(await answers.count()).toBe(0);
    expect(await page.getByText('Payroll-ready').count()).toBeGreaterThan(0);
  });

  it('writes a note', async () => {
    const [car] = (await cars('admin', { search_term: 'audi' })).data;
    await visit(page, `/fleet/${car?.id}`);
    const box = page.getByRole('textbox', { name: 'Note' });
    await box.fill('x'.repeat(401));
    await page.getByText('Your note has to be less than 400 characters.').waitFor();
    await box.fill('Winterbanden besteld');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('list', { name: 'Activity' }).getByText('Winterbanden besteld').waitFor();
    expect(await box.inputValue()).toBe('');
  });
});

it('shows a reader everything and lets them change nothing', async () => {
  const { page, context } = await openFleet('reader');
  await expectIds(page, {});
  expect(await page.getByRole('link', { name: 'Add vehicle' }).count()).toBe(0);
  await rows(page).first().locator('td').nth(1).click();
  await page.getByRole('list', { name: 'Activity' }).waitFor();
  expect(await page.getByRole('link', { name: /Edit/ }).count()).toBe(0);
  expect(await page.getByRole('textbox', { name: 'Note' }).count()).toBe(0);
  // All that is left there are what changes nothing, and the reminders.
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect
    .poll(() => page.getByRole('menuitem').allInnerTexts())
    .toEqual(['Compare with another car', 'Manage reminders']);
  await context.close();
});

it('shows a manager the vehicles of their people and those without driver', async () => {
  const { page, context } = await openFleet('manager');
  const [own, everyone] = await Promise.all([cars('manager', {}), cars('admin', {})]);
  expect(own.count).toBeLessThan(everyone.count);
  await expect.poll(() => idsOf(page)).toEqual(own.data.map(({ id }) => id));
  const all = (await cars('manager', { per_page: 1000 })).data.map(({ id }) => id);
  const foreign = (await cars('admin', { per_page: 1000 })).data.find(({ id }) => !all.includes(id));
  await visit(page, `/fleet/${foreign?.id}`);
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  await context.close();
});

it('offers to add and import vehicles while there are none', async () => {
  await app.reset('empty');
  const { page, context } = await open('admin', '/fleet');
  await page.getByRole('heading', { name: 'No vehicles yet' }).waitFor();
  expect(await page.getByRole('link', { name: 'Import from Excel' }).getAttribute('href')).toBe('/import/car');
  expect(await lookAt(page, 'fleet-empty')).toEqual([]);
  await context.close();
});

describe('an administrator of an empty company', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => {
    await app.reset('empty');
    ({ page, context } = await open('admin'));
  });
  afterAll(() => context?.close());

  it('reads no figure of nothing while it is not known what is there', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/home/firstSteps', async (route) => held.then(() => route.continue()));
    await load(page, '/');
    await button(page, 'Arrange').waitFor();
    expect(await page.getByRole('region', { name: 'Figures' }).count()).toBe(0);
    release();
    await page.getByText('1 of 9').waitFor();
    await page.unroute('**/api/home/firstSteps');
  });

  it.each(['/runs', '/people/teams', '/settings/roles?search=unicorn'])(
    'has one heading of the page at %s, and below it that there is nothing',
    async (path) => {
      await visit(page, path);
      await page.locator('#page h2').last().waitFor();
      expect(await page.locator('#page h1').count()).toBe(1);
    },
  );

  it('is led through the first steps, and closes and opens them', async () => {
    await visit(page, '/');
    await page.getByText('1 of 9').waitFor();
    expect(await page.locator('li[data-state=next]').innerText()).toContain('Import people');
    // Before everything else, and no figure says that there is nothing.
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Get started');
    expect(await page.getByRole('region', { name: 'Figures' }).getByText('Vehicles').count()).toBe(0);
    await page.getByText('Suggested custom fields').click();
    await button(page, 'Add Emergency contact').waitFor();
    expect(await lookAt(page, 'home-empty')).toEqual([]);
    await button(page, 'More for Add your people').click();
    await page.getByRole('menuitem', { name: 'Mark as done' }).click();
    await toastShown(page, 'Add your people marked as done');
    await page.getByText('2 of 9').waitFor();
    await page.getByRole('link', { name: 'Import everything from one workbook' }).waitFor();
    await button(page, 'Close these steps').click();
    await expect.poll(() => page.getByText('Get started').count()).toBe(0);
    // They stay in the settings, and are opened again from there.
    await visit(page, '/settings/start');
    await button(page, 'Show on the home page').click();
    await toastShown(page, 'Steps back on your home page');
    await visit(page, '/');
    await page.getByText('2 of 9').waitFor();
  });

  it('adds a suggestion at a click', async () => {
    await visit(page, '/settings/assetTypes');
    await button(page, 'Add Laptop').click();
    await page.getByRole('link', { name: 'Edit Laptop' }).waitFor();
    await expect.poll(() => button(page, 'Add Laptop').count()).toBe(0);
  });

  it('imports one workbook, people first, and goes on after a reload', async () => {
    await visit(page, '/import/workbook');
    const buffer = aWorkbook({
      rows: [['Instructies']],
      others: [
        {
          name: 'Toestellen',
          rows: [
            ['Type', 'Serienummer', 'Houder'],
            ['Laptop', 'SN-1', 'Lotte Van Damme'],
          ],
        },
        {
          name: 'Ploegen',
          rows: [
            ['Afdeling', 'Teamleider'],
            ['Boekhouding', 'Lotte Van Damme'],
          ],
        },
        {
          name: 'Personeel',
          rows: [
            ['Voornaam', 'Naam'],
            ['Lotte', 'Van Damme'],
            ['', 'Zonder Voornaam'],
          ],
        },
      ],
    });
    await page.locator('input[type=file]').setInputFiles({ name: 'alles.xlsx', mimeType: XLSX_TYPE, buffer });
    await button(page, 'Check and import').click();
    await button(page, 'Import the rows without errors').waitFor();
    expect(await lookAt(page, 'import-workbook')).toEqual([]);
    await page.reload();
    await button(page, 'Import the rows without errors').click();
    await page.getByText('All sheets are done.').waitFor();
    const leftOut = page.getByRole('link', { name: /left out$/ });
    expect(await leftOut.getAttribute('href')).toContain('step=check');
    // The team and the laptop found the person of the sheet before.
    expect(await page.getByText('1 new, 0 changed, 0 unchanged').count()).toBe(3);
    const { data: teams } = await (await app.as('admin')).call(listTeams, {});
    expect(teams.find(({ name }) => name === 'Boekhouding')?.leaders.map(({ name }) => name)).toEqual([
      'Lotte Van Damme',
    ]);
  });

  it('takes the demo in the place of their empty company, and is signed in to it', async () => {
    await visit(page, '/');
    await button(page, 'Show me with demo data').click();
    await Promise.all([page.waitForEvent('load'), button(page, 'Show demo data').click()]);
    await page.locator('#page').waitFor();
    // The user is signed in again by themselves.
    const { count } = await (await app.as('admin')).call(listCars, { query: {} });
    expect(count).toBeGreaterThan(50);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Fleet/ })
      .getByText(String(count))
      .waitFor();
    expect(await button(page, 'Show me with demo data').count()).toBe(0);
  });
});
