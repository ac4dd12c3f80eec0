import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addNote } from '#shared/contract/activity/add-note.ts';
import { listActivity } from '#shared/contract/activity/list-activity.ts';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { getHome } from '#shared/contract/home/get-home.ts';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { desk, lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();

const home = async (user: DemoUserName) => (await app.as(user)).call(getHome, {});
const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Figures' }).getByRole('link', { name: label });
const figureIn = async (page: Page, label: string): Promise<number> =>
  Number(/(\d[\d.]*)\s*$/.exec(await tile(page, label).innerText())?.[1]?.replaceAll('.', ''));
const countOfList = async (page: Page, title: string): Promise<number> => {
  const heading = page.getByRole('heading', { level: 1, name: title });
  await heading.getByText(/\d/).waitFor();
  return Number((await heading.innerText()).replace(/\D/g, ''));
};

describe('an administrator at home', () => {
  let page: Page;
  let context: BrowserContext;
  beforeAll(async () => ({ page, context } = await open('admin')));
  afterAll(() => context?.close());

  it('is greeted by name, and sees cost and activity', async () => {
    await page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), / }).waitFor();
    await page.getByRole('heading', { name: 'Fleet cost per month' }).waitFor();
    await page.getByRole('list', { name: 'Latest activity' }).waitFor();
    expect(await page.getByText("at today's yearly cost").count()).toBe(1);
    expect(await lookAt(page, 'home')).toEqual([]);
  });

  it.each([
    ['People', 'People'],
    ['Vehicles', 'Fleet'],
    ['Not payroll-ready', 'Fleet'],
    ['Active licences', 'Licences'],
  ])('opens a list with the same count from the tile %s', async (label, title) => {
    await visit(page, '/');
    const figure = await figureIn(page, label);
    expect(figure).toBeGreaterThan(0);
    await tile(page, label).click();
    expect(await countOfList(page, title)).toBe(figure);
  });

  it('opens the list that the note of a tile counts', async () => {
    await visit(page, '/');
    const link = page.getByRole('link', { name: /without driver$/ });
    const count = Number.parseInt(await link.innerText(), 10);
    await link.click();
    expect(await countOfList(page, 'Fleet')).toBe(count);
  });

  it('opens the vehicles of a fuel', async () => {
    await visit(page, '/');
    const more = page.getByRole('button', { name: /^Show \d+ more$/ });
    await more.click();
    await page.getByRole('link', { name: 'Diesel', exact: true }).click();
    const filters = JSON.stringify({
      match: 'all',
      conditions: [{ column: 'fuel', operator: 'is', values: ['diesel'] }],
    });
    const { count } = await (await app.as('admin')).call(listCars, { query: { filters } });
    expect(count).toBeGreaterThan(0);
    expect(await countOfList(page, 'Fleet')).toBe(count);
  });

  it('opens the vehicles of a team, and sees the counts in the navigation', async () => {
    await visit(page, '/');
    const { fleet, people } = await home('admin');
    const { name, vehicles } = fleet!.cost_by_team.find((team) => team.name !== null)!;
    const ofTeam = (list: string) => page.locator(`a[href^="${list}"]`).getByText(name!, { exact: true });
    await ofTeam('/fleet?').click();
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
    expect(await countOfList(page, 'Licences')).toBe(licenses);
    await page.getByText('Cost per year').last().waitFor();
    await visit(page, '/');
    await page.getByRole('link', { name: /^\d+ free seats?, / }).click();
    await page.getByText('Free seats', { exact: true }).waitFor();
    const seats = page.locator('dl', { hasText: 'Free seats' });
    expect(await seats.innerText()).toContain(String(software!.totals.unused_seats));
  });

  it('moves between the months with the arrow keys', async () => {
    await visit(page, '/');
    const { fleet } = await home('admin');
    const months = page.getByRole('list', { name: 'Fleet cost per month' }).getByRole('button');
    await months.last().focus();
    await page.keyboard.press('ArrowLeft');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const lease = Math.round(fleet!.cost_per_month.at(-2)!.lease).toLocaleString('nl-BE');
    expect(focused).toContain(`€ ${lease} lease`);
  });

  it('gets from a vehicle that is not payroll-ready to its missing field', async () => {
    await visit(page, '/');
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
      const { people } = await home(user);
      await tile(page, 'People').waitFor();
      expect(await figureIn(page, 'People')).toBe(people!.active);
      expect(await page.getByRole('heading', { name: 'Latest activity' }).count()).toBe(0);
      if (user === 'manager') expect(await lookAt(page, 'home-manager')).toEqual([]);
      await context.close();
    },
  );

  it('are told as a reseller that nothing is open to them', async () => {
    const { page, context } = await open('reseller');
    await page.getByRole('heading', { level: 1, name: 'Nothing to show here yet' }).waitFor();
    expect(await lookAt(page, 'home-reseller')).toEqual([]);
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
    await visit(page, '/activity');
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
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^activity-car-${car.id}-.*\\.xlsx$`));
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
