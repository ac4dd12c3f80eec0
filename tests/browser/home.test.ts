import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNote } from '#shared/contract/activity/add-note.ts';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { getHome } from '#shared/contract/home/get-home.ts';
import { daysBetween, isoOf } from '#shared/values/dates.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { desk, lookAt, startDesk } from './harness/browser.ts';
import { load, visit } from './harness/visit.ts';

const { app, open } = await startDesk();

const home = async (user: DemoUserName) => (await app.as(user)).call(getHome, {});
const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: label });
const tasks = (page: Page) => page.getByRole('list', { name: 'To do' }).getByRole('listitem');
const figureIn = async (page: Page, label: string): Promise<number> =>
  Number(/(\d[\d.]*)\s*$/.exec(await tile(page, label).innerText())?.[1]?.replaceAll('.', ''));
const countOfList = async (page: Page, title: string): Promise<number> => {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await heading.getByText(/^\d{1,3}(?:\.\d{3})*$/).waitFor();
  return Number((await heading.innerText()).replace(/\D/g, ''));
};

describe('an administrator at home', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await open('admin')));
  afterAll(() => context?.close());

  it('is greeted by name and the most urgent task, and sees pictures and activity', async () => {
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }).waitFor();
    await page.getByRole('heading', { name: 'Cost per month' }).waitFor();
    await page.getByRole('list', { name: 'Latest activity' }).waitFor();
    const first = await tasks(page).first().getByRole('paragraph').first().innerText();
    expect(await page.locator('header p').first().innerText()).toContain(` · ${first}: `);
    expect(await lookAt(page, 'home')).toEqual([]);
  });

  it('opens a list with the same count from a tile', async () => {
    await visit(page, '/');
    const figure = await figureIn(page, 'Certificates');
    expect(figure).toBeGreaterThan(0);
    await tile(page, 'Certificates').click();
    expect(await countOfList(page, 'Participants')).toBe(figure);
  });

  it('is told what to do by deadline, with one filled button, and does it', async () => {
    await visit(page, '/');
    await tasks(page).first().waitFor();
    const { software, assets, fleet, today } = await home('admin');
    const filled = tasks(page).locator('a[data-variant=filled]');
    expect(await filled.count()).toBe(1);
    const [next] = software!.renewals_ahead;
    const late = daysBetween(isoOf(next!.date)!, isoOf(today)!);
    const renewals = tasks(page).filter({ hasText: next!.name });
    expect(await renewals.innerText()).toContain(late > 0 ? `${late} days late` : next!.date);
    expect(await tasks(page).filter({ hasText: 'wait for acceptance' }).innerText()).toContain(
      `${assets!.awaiting} assets`,
    );
    await page.getByRole('link', { name: /^Fill in: \d+ vehicles are not payroll-ready$/ }).click();
    expect(await countOfList(page, 'Fleet')).toBe(fleet!.not_payroll_ready);
  });

  it('looks at the tasks of the whole team, which stays so', async () => {
    await visit(page, '/');
    const { contracts, daysOff } = await home('admin');
    expect(contracts!.team!.count).toBeGreaterThan(contracts!.mine!.count);
    const ofTeam = () => tasks(page).filter({ hasText: `${contracts!.team!.count} contracts wait for a signature` });
    await tasks(page).filter({ hasText: 'wait for your signature' }).waitFor();
    await page.getByText('Whole team', { exact: true }).click();
    await ofTeam().waitFor();
    await tasks(page)
      .filter({ hasText: `${daysOff!.waiting.team.count} requests for days off` })
      .waitFor();
    await load(page, '/');
    await ofTeam().waitFor();
    await page.getByText('Mine', { exact: true }).click();
    await expect.poll(() => ofTeam().count()).toBe(0);
  });

  it('hides and sorts cards, which stays so', async () => {
    await visit(page, '/');
    const cards = () => page.getByRole('heading', { level: 2 });
    const co2 = page.getByRole('heading', { name: 'CO₂ of the fleet' });
    await co2.waitFor();
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('switch', { name: 'CO₂ of the fleet' }).press('Space');
    // Above "To do", whatever stands between.
    for (let step = 0; step < 3; step += 1)
      await page.getByRole('button', { name: /^Move Cost per month/ }).press('ArrowUp');
    await expect.poll(() => co2.count()).toBe(0);
    await page.keyboard.press('Escape');
    await load(page, '/');
    await expect.poll(() => cards().first().innerText()).toBe('Cost per month');
    expect(await co2.count()).toBe(0);
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.keyboard.press('Escape');
    await co2.waitFor();
    await expect.poll(() => cards().first().innerText()).toMatch(/^To do/);
  });

  it('opens the vehicles of a team, and sees the counts in the navigation', async () => {
    await visit(page, '/');
    const { fleet, people } = await home('admin');
    const { name, vehicles } = fleet!.cost_by_team.find((team) => team.name !== null)!;
    const costs = page.locator('section', { has: page.getByRole('heading', { name: 'Fleet cost by team' }) }).last();
    await costs.locator('a[href^="/fleet?"]').getByText(name!, { exact: true }).click();
    expect(await countOfList(page, 'Fleet')).toBe(vehicles);
    const beside = (area: string) => page.getByRole('navigation').getByRole('link', { name: area });
    await expect.poll(() => beside('Fleet').innerText()).toMatch(new RegExp(`^Fleet\\s+${fleet!.vehicles}$`));
    expect(await beside('People').innerText()).toMatch(new RegExp(`^People\\s+${people!.active}$`));
    // The filter on teams offers their names.
    await visit(page, '/fleet');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('combobox', { name: 'Filter by…' }).click();
    await page.getByRole('option', { name: 'Team', exact: true }).click();
    await page.getByRole('combobox', { name: 'Value' }).fill(name!.slice(0, 4));
    await page.getByRole('option', { name: name!, exact: true }).click();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await expect.poll(() => countOfList(page, 'Fleet')).toBe(vehicles);
  });

  it('opens the licences of a team, and the products with free seats', async () => {
    const { software } = await home('admin');
    const { name, licenses } = software!.cost_by_team.find((team) => team.name !== null)!;
    await visit(page, '/');
    await page.locator('a[href^="/software/licenses?"]').getByText(name!, { exact: true }).click();
    expect(await countOfList(page, 'Software')).toBe(licenses);
    await page.getByText('Cost per year').last().waitFor();
    await visit(page, '/');
    await page.getByRole('link', { name: /^\d+ of \d+ products$/ }).click();
    await page.getByText('Free seats', { exact: true }).waitFor();
    const seats = page.locator('dl', { hasText: 'Free seats' });
    expect(await seats.innerText()).toContain(String(software!.totals.unused_seats));
  });

  it('tells the months by the arrow keys, and has the same numbers as a table', async () => {
    await visit(page, '/');
    const { fleet, software, trainings } = await home('admin');
    const months = page.getByRole('slider', { name: 'Cost per month' });
    await months.press('ArrowLeft');
    const { lease, operational } = fleet!.cost_per_month.at(-2)!;
    const euro = (amount: number) => `€ ${Math.round(amount).toLocaleString('nl-BE')}`;
    const costs = [lease + operational, software!.cost_per_month.at(-2)!.cost, trainings!.cost_per_month.at(-2)!.cost];
    const told = await months.getAttribute('aria-valuetext');
    expect(told).toContain(`Fleet ${euro(costs[0]!)}, Software ${euro(costs[1]!)}`);
    await page.getByText(`Fleet ${euro(costs[0]!)}`, { exact: true }).waitFor();
    const row = page.getByRole('table', { name: 'Cost per month' }).getByRole('row').nth(11);
    expect((await row.getByRole('cell').allInnerTexts()).slice(0, 3)).toEqual(costs.map(euro));
    const emissions = page.getByRole('table', { name: 'CO₂ of the fleet' }).getByRole('cell');
    expect(await emissions.allInnerTexts()).toEqual(fleet!.co2.bins.map(({ vehicles }) => String(vehicles)));
  });

  it('says that a part could not be read, and shows the others', async () => {
    await page.route('**/api/home', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), fleet: null, failed: ['fleet'] } });
    });
    await load(page, '/');
    await page.getByText('This part could not be loaded.').waitFor();
    expect(await page.getByRole('heading', { name: 'CO₂ of the fleet' }).count()).toBe(0);
    await page.unroute('**/api/home');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'CO₂ of the fleet' }).waitFor();
  });

  it('gets from a vehicle that is not payroll-ready to its missing field', async () => {
    // The page anew: a file that was on its way while requests of the page were held back may never come.
    await load(page, '/');
    const { fleet } = await home('admin');
    const [first] = fleet!.not_ready;
    await page
      .getByRole('link', { name: `${first!.name}: `, exact: false })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: `Edit ${first!.name}` }).waitFor();
    expect(new URL(page.url()).hash).toBe(`#${first!.missing[0]}`);
  });
});

describe('other users at home', () => {
  it.each(['manager', 'reader', 'light'] as const)(
    'are shown their figures as %s, but no feed of the company',
    async (user) => {
      const { page, context } = await open(user);
      const { daysOff } = await home(user);
      await tile(page, 'Absent today').waitFor();
      expect(await figureIn(page, 'Absent today')).toBe(daysOff!.away_count);
      expect(await tile(page, 'Requests').count()).toBe(user === 'reader' ? 0 : 1);
      expect(await page.getByRole('heading', { name: 'Latest activity' }).count()).toBe(0);
      if (user === 'manager') expect(await lookAt(page, 'home-manager')).toEqual([]);
      await context.close();
    },
  );

  it('are led to the templates as a reseller, for whom nothing else is open', async () => {
    const { page, context } = await open('reseller');
    await page.getByRole('heading', { level: 1, name: 'Nothing to show here yet' }).waitFor();
    expect(await lookAt(page, 'home-reseller')).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'View contract templates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Contract templates' }).waitFor();
    await context.close();
  });
});

describe('the activity of the company', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await open('admin', '/activity')));
  afterAll(() => context?.close());
  const lines = () => page.getByRole('list', { name: 'Activity' }).locator('> li');

  it('shows everything, and filters by type in the address', async () => {
    const admin = await app.as('admin');
    const car = (await admin.call(listCars, { query: { per_page: 1 } })).data[0]!;
    await admin.call(addNote, {
      body: { relatedObject: 'car', relatedObjectId: car.id, note: 'Winterbanden besteld' },
    });
    await visit(page, '/');
    await page.getByRole('navigation').getByRole('link', { name: 'Activity', exact: true }).click();
    await lines().getByText('Winterbanden besteld').waitFor();
    expect(await lookAt(page, 'activity')).toEqual([]);
    await page.getByRole('combobox', { name: 'Type' }).click();
    const list = page.getByRole('listbox', { name: 'Type' });
    // The list is longer than the page, so it scrolls: its last option can be reached.
    const { y, height } = (await list.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(desk.height);
    expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await page.getByRole('option', { name: 'Note', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).searchParams.get('types')).toBe('note_added');
    const { items } = await admin.call(listActivity, { query: { types: 'note_added' } });
    await expect.poll(() => lines().count()).toBe(items.length);
    await visit(page, `/activity?types=note_added&person=${items[0]!.relatedObjectId + 900_000}`);
    await page.getByText('No events match these filters').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await lines().first().waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  it('keeps a type that is chosen before the address shows the previous one', async () => {
    await visit(page, '/activity');
    await lines().first().waitFor();
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Note', exact: true }).waitFor();
    // Both presses happen before the page gets the time to show the address of the first.
    await page.evaluate(async () => {
      for (const words of ['Note', 'Vehicle added']) {
        const options = [...document.querySelectorAll<HTMLElement>('[role=option]')];
        options.find(({ textContent }) => textContent === words)?.click();
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      }
    });
    await page.keyboard.press('Escape');
    await expect.poll(() => new URL(page.url()).searchParams.get('types')).toBe('car_added,note_added');
    for (const words of ['Note', 'Vehicle added'])
      expect(await page.locator('.mantine-Pill-root', { hasText: words }).count()).toBe(1);
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.locator('.mantine-Pill-root').count()).toBe(0);
  });

  it('continues where the page ended, and leads to the record', async () => {
    await visit(page, '/activity');
    await lines().first().waitFor();
    const before = await lines().count();
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect.poll(() => lines().count()).toBeGreaterThan(before);
    await lines().first().getByRole('link').click();
    await page.waitForURL(/\/(fleet|people)\/\d+/);
  });

  it('filters the feed of one record, too', async () => {
    const admin = await app.as('admin');
    const car = (await admin.call(listCars, { query: { per_page: 1 } })).data[0]!;
    await admin.call(addNote, { body: { relatedObject: 'car', relatedObjectId: car.id, note: 'Zomerbanden besteld' } });
    await visit(page, `/fleet/${car.id}`);
    await lines().getByText('Zomerbanden besteld').waitFor();
    await page.getByRole('button', { name: 'Filter activity' }).click();
    await page.getByRole('combobox', { name: 'Type' }).click();
    for (const elsewhere of ['Person added', 'Rights changed', 'Started acting as a user']) {
      expect(await page.getByRole('option', { name: elsewhere }).count()).toBe(0);
    }
    await page.getByRole('option', { name: 'Vehicle added' }).click();
    await expect.poll(() => lines().getByText('Zomerbanden besteld').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await lookAt(page, 'activity-panel')).toEqual([]);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await lines().getByText('Zomerbanden besteld').waitFor();
    await page.getByLabel('Until', { exact: true }).fill('01/01/2020');
    await expect.poll(() => lines().getByText('Zomerbanden besteld').count()).toBe(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export history to Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(/^activity-[a-z0-9-]+-\d{4}-\d{2}-\d{2}\.xlsx$/);
  });

  it('exports the filtered events as a workbook', async () => {
    await visit(page, '/activity?types=note_added');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(/^activity-.*\.xlsx$/);
  });

  it('is closed to a reader', async () => {
    const reader = await open('reader', '/activity');
    await reader.page
      .getByRole('heading', { level: 1, name: "You don't have access to this page", exact: true })
      .waitFor();
    expect(await reader.page.getByRole('list', { name: 'Activity' }).count()).toBe(0);
    await reader.context.close();
  });
});
