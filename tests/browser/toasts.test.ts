import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listCars } from '#shared/contract/fleet/list-cars.ts';
import { button, field } from './harness/controls.ts';
import { desk, phone, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { app, open } = await startDesk();

const refusal = (status: number, code: string, reason: string) => ({
  status,
  json: { type: `urn:problem:${code}`, title: reason, status, detail: reason, code, reason_phrase: reason, fields: [], request_id: '1' }, // prettier-ignore
});

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).last().boundingBox())!;

it('covers no button at the foot of a phone, however many lines it has', async () => {
  const { page, context } = await open('admin', '/import/car');
  const rows = [
    'Merk;Model;Nummerplaat;Type;Brandstof;CO2;Cataloguswaarde;Eerste inschrijving;Indienststelling;Besteldatum;Lichte vracht',
    'Kia;EV6;3-TST-001;Car;Electric;0;48150;14/10/2024;20/10/2024;02/05/2024;nee',
  ];
  const buffer = Buffer.from(`${rows.join('\r\n')}\r\n`);
  await page.locator('input[type=file]').setInputFiles({ name: 'cars.csv', mimeType: 'text/csv', buffer });
  await button(page, 'Check rows').click();
  await button(page, 'Import 1 vehicle').waitFor();
  await page.setViewportSize(phone);
  const imported = refusal(409, 'conflict', 'This file was imported since the check. Check it again.');
  await page.route('**/api/imports/commit', (route) => route.fulfill(imported));
  await button(page, 'Import 1 vehicle').click();
  await page.locator('.mantine-Notification-root').waitFor();
  const [toast, foot] = [await boxOf(page, '.mantine-Notification-root'), await boxOf(page, '[data-foot]')];
  expect(foot.height).toBeGreaterThan(72);
  expect(toast.y + toast.height).toBeLessThanOrEqual(foot.y);
  await context.close();
});

it.each(['en', 'nl', 'fr'])('shows its words and both of its actions in full: %s', async (language) => {
  const { page, context } = await open('admin', '/assets');
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), language } });
  });
  await page.reload();
  await page.locator('tbody input[type=checkbox]').first().check({ force: true });
  await page
    .locator('[data-bulk-bar]')
    .getByRole('button', { name: /^(Archive|Archiveren|Archiver)…$/ })
    .click();
  await page.getByRole('dialog').locator('button[type=submit]').click();
  const actions = page.locator('.mantine-Notification-body button');
  await expect.poll(() => actions.count()).toBe(2);
  for (const width of [desk.width, phone.width]) {
    await page.setViewportSize({ width, height: desk.height });
    const isCut = await page.locator('.mantine-Notification-description').evaluate((words) => {
      const { right } = words.getBoundingClientRect();
      const parts = [...words.querySelectorAll('span, button')].map((part) => part.getBoundingClientRect());
      return words.scrollWidth > words.clientWidth || parts.some((part) => part.right > right + 0.5);
    });
    expect(isCut).toBe(false);
  }
  await actions.last().click();
  await expect.poll(() => page.locator('.mantine-Notification-root').count()).toBeGreaterThan(0);
  await context.close();
});

it('leaves the foot of a dialog free on a phone, however short the window is', async () => {
  const { page, context } = await open('admin', '/assets');
  const archive = async () => {
    await page.locator('tbody input[type=checkbox]').first().check({ force: true });
    await page.locator('[data-bulk-bar]').getByRole('button', { name: 'Archive…' }).click();
  };
  const submit = page.getByRole('dialog').locator('button[type=submit]');
  await archive();
  await submit.click();
  await page.locator('.mantine-Notification-root').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { x, y } = await boxOf(page, '.mantine-Notification-root');
  await page.mouse.move(x + 20, y + 20);
  await archive();
  for (const height of [phone.height, 500, 360]) {
    await page.setViewportSize({ width: phone.width, height });
    await submit.scrollIntoViewIfNeeded();
    const isFree = await submit.evaluate((button) => {
      const { left, top, width, height: tall } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + tall / 2));
    });
    expect([height, isFree, await page.locator('.mantine-Notification-root').count()]).toEqual([height, true, 1]);
    // Where there is room below the dialog, the toast stays there.
    if (height !== phone.height) continue;
    const [dialog, toast] = [
      await boxOf(page, '.mantine-Modal-content'),
      await boxOf(page, '.mantine-Notification-root'),
    ];
    expect(toast.y).toBeGreaterThanOrEqual(dialog.y + dialog.height);
  }
  await context.close();
});

it('keeps what was typed by who loses the right at the save, and says so', async () => {
  const { page, context } = await open('admin', '/fleet');
  const [car] = (await (await app.as('admin')).call(listCars, { query: {} })).data;
  let isLost = false;
  await page.route('**/api/profile', async (route) => {
    const response = await route.fetch();
    const profile = await response.json();
    const permissions = profile.permissions.filter((right: string) => !(isLost && right === 'fleet:write'));
    await route.fulfill({ response, json: { ...profile, permissions } });
  });
  await page.route('**/api/cars/edit', (route) => route.fulfill(refusal(403, 'forbidden', 'Not allowed.')));
  await visit(page, `/fleet/${car!.id}/edit`);
  await field(page, 'Colour').fill('Typed before');
  isLost = true;
  await page.locator('[data-foot] button[type=submit]').click();
  await page.getByText('What you typed is kept in this tab as a draft.').waitFor();
  isLost = false;
  await page.reload();
  await page.getByText('Draft restored').waitFor();
  expect(await field(page, 'Colour').inputValue()).toBe('Typed before');
  await context.close();
});
