import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getEmployeeDetail } from '#shared/contract/people/get-employee-detail.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { portrait } from '#infra/local/seed/portrait.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();
let context: BrowserContext;
let page: Page;

/** The messages about requests that the browser blocked or failed to load. */
const refused: string[] = [];
beforeAll(async () => {
  ({ page, context } = await open('admin', '/people', (opened) =>
    opened.on('console', (message) => {
      if (/Content Security Policy|net::ERR/.test(message.text())) refused.push(message.text());
    }),
  ));
});
afterAll(() => context?.close());

const avatarOf = async (id: number): Promise<string | null> =>
  (await (await app.as('admin')).call(getEmployeeDetail, { params: { id: String(id) } })).employee.avatar;
const chooseFile = (name: string, mimeType: string, buffer: Buffer) =>
  page.locator('form input[type="file"]').setInputFiles({ name, mimeType, buffer });
/** Whether the first picture in this place is drawn. */
const isDrawn = (where: Locator): Promise<boolean> =>
  where
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
const save = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page
    .getByText(/\S saved$/)
    .first()
    .waitFor();
};

describe('a picture', () => {
  let id = 0;
  beforeAll(async () => {
    const { data } = await (await app.as('admin')).call(listEmployees, { query: { per_page: 10 } });
    id = data.find(({ avatar }) => avatar === null)!.id;
  });

  it('is chosen in the form, scaled down, saved, and shown in the list', async () => {
    await visit(page, `/people/${id}/edit`);
    await page.getByRole('button', { name: 'Choose picture' }).waitFor();
    await chooseFile('face.png', 'image/png', portrait(8));
    await page.getByRole('button', { name: 'Replace' }).waitFor();
    await expect.poll(() => isDrawn(page.locator('form'))).toBe(true);
    expect(await lookAt(page, 'picture-form')).toEqual([]);
    await save();
    const link = await avatarOf(id);
    const stored = await fetch(String(link));
    expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await expect.poll(() => isDrawn(page.locator('main'))).toBe(true);
    await page.getByText('set Picture to a new one').first().waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await lookAt(page, 'picture-person')).toEqual([]);
    await visit(page, '/people?segment=all&search=vandenbroucke');
    await expect.poll(() => isDrawn(page.locator(`tr[data-row="${id}"]`))).toBe(true);
    expect(await page.locator(`tr[data-row="${id}"] img`).getAttribute('alt')).toBe('');
    expect(await lookAt(page, 'picture-list')).toEqual([]);
  });

  it('is refused at the field when the file is none, and the old one stays', async () => {
    const before = await avatarOf(id);
    await visit(page, `/people/${id}/edit`);
    await page.getByRole('button', { name: 'Replace' }).waitFor();
    await chooseFile('face.png', 'image/png', Buffer.from('<svg onload="alert(1)"/>'));
    await page.getByText('This file is not a PNG, JPEG or WebP picture').waitFor();
    expect(await isDrawn(page.locator('form'))).toBe(true);
    expect(await lookAt(page, 'picture-refused')).toEqual([]);
    await page.getByLabel('Phone').fill('+32 470 00 00 01');
    await save();
    expect(await avatarOf(id)).toBe(before);
  });

  it('gives way to initials when it is removed, or when it does not load', async () => {
    await visit(page, `/people/${id}/edit`);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Choose picture' }).waitFor();
    await save();
    expect(await avatarOf(id)).toBeNull();
    expect(refused).toEqual([]);
    await context.route(/\/pictures\//, (route) => route.abort());
    await visit(page, '/fleet');
    await page.locator('tr[data-row] [data-letters]').first().waitFor();
    await expect.poll(() => page.locator('tr[data-row] img').count()).toBe(0);
    await context.unroute(/\/pictures\//);
  });

  it('of a demo user appears in the menu, the vehicles and the settings', async () => {
    for (const path of ['/fleet', '/settings/users', '/settings/teams']) {
      await visit(page, path);
      await expect.poll(() => isDrawn(page.locator('main')), { message: path }).toBe(true);
    }
    expect(await isDrawn(page.locator('button[aria-haspopup="menu"][data-look]'))).toBe(true);
    expect(await lookAt(page, 'picture-teams')).toEqual([]);
    await visit(page, '/fleet');
    await expect.poll(() => isDrawn(page.locator('main'))).toBe(true);
    expect(await lookAt(page, 'picture-fleet')).toEqual([]);
  });
});
