import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addType } from '#shared/contract/days-off/add-type.ts';
import { listEmployeeRequests } from '#shared/contract/days-off/list-employee-requests.ts';
import { listByTeam } from '#shared/contract/people/list-by-team.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { audit, lookAt, phone, startDesk } from './harness/browser.ts';
import { button, search } from './harness/controls.ts';

const { app, open } = await startDesk();

const year = Number(today().slice(0, 4)) + 1;

/** The first Monday of July of the next year, as a day of the month; its week has no holiday. */
const monday = 1 + ((8 - new Date(Date.UTC(year, 6, 1)).getUTCDay()) % 7);

const press = async (page: Page, key: string, times = 1): Promise<void> => {
  for (let at = 0; at < times; at++) await page.keyboard.press(key);
};

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

it('an officer enters the summer of a team with the keyboard', async () => {
  const admin = await app.as('admin');
  await admin.call(addType, { body: { name: 'Summer leave', colour: 'teal', has_balance: 0 } });
  const { data: teams } = await admin.call(listByTeam, { query: {} });
  const team = teams.find(({ team_id: id, people }) => id > 0 && people.length >= 4)!;
  const { page, context } = await open('admin', `/calendar?month=${year}-07&segment=team_${team.team_id}`);
  await page.getByRole('grid', { name: 'Days off by person and day' }).waitFor();
  const names = await page.getByRole('rowheader').getByRole('link').allTextContents();

  await page.getByRole('textbox', { name: 'Search people' }).focus();
  await press(page, 'Tab', 3);
  await press(page, 'ArrowRight', monday);
  await press(page, 'Shift+ArrowRight', 4);
  await press(page, 'Enter');
  // The list opens with the focus; what is typed counts once the types are in it.
  await page.getByRole('option', { name: 'Summer leave' }).waitFor();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Type' }).fill('Summer');
  await page.locator('[role=option][data-combobox-selected]', { hasText: 'Summer leave' }).waitFor();
  await press(page, 'Enter');
  await press(page, 'Tab');
  await press(page, 'Enter');
  const dayOf = (name: string, says: string): string => `${name}, Monday ${monday} July, ${says}`;
  const taken = 'summer leave, whole day, approved';
  await cell(page, dayOf(names[0]!, taken)).waitFor();
  for (const name of names.slice(1, 4)) {
    await page.locator('[role=grid] :focus').waitFor();
    await press(page, 'ArrowDown');
    await press(page, 'Shift+ArrowLeft', 4);
    await press(page, 'Enter');
    await button(page, 'Enter as approved').and(page.locator(':focus')).waitFor();
    await press(page, 'Enter');
    await cell(page, dayOf(name, taken)).waitFor();
    await page.locator('[role=grid] :focus').waitFor();
    await press(page, 'Shift+ArrowRight', 4);
  }
  await page.locator('[role=grid] :focus').waitFor();
  const last = team.people.find(({ name }) => name === names[3])!;
  await press(page, 'Delete');
  const removed = page.getByRole('status').filter({ hasText: 'Summer leave removed' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  // What was removed stays as a cancelled request; what Undo enters is a new one.
  const statesOfLast = async () => {
    const { data } = await admin.call(listEmployeeRequests, { params: { employee_id: String(last.id) }, query: {} });
    return data.filter(({ type_name: type }) => type === 'Summer leave').map(({ state }) => state);
  };
  await expect.poll(statesOfLast).toEqual(expect.arrayContaining(['approved', 'cancelled']));
  await cell(page, dayOf(last.name, taken)).waitFor();

  await cell(page, dayOf(names[0]!, taken)).hover();
  await page.getByRole('tooltip').getByText('Approved by').waitFor();
  const free = (day: string, at: number) => cell(page, `${names[0]!}, ${day} ${monday + at} July, at work`);
  await free('Monday', 7).hover();
  await page.mouse.down();
  await free('Wednesday', 9).hover();
  await page.mouse.up();
  const form = page.getByRole('dialog', { name: `Days off of ${names[0]!}` });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.mouse.move(0, 0);
  expect(await lookAt(page, 'calendar')).toEqual([]);
  await page.setViewportSize(phone);
  await page.getByRole('heading', { name: `July ${year}` }).waitFor();
  await page.getByRole('link', { name: 'By person' }).click();
  await page.getByRole('heading', { level: 2, name: names[0]! }).waitFor();
  await context.close();
});

it('makes a feed of a team and revokes it', async () => {
  const { page, context } = await open('admin', '/calendar');
  await button(page, 'Calendar feeds').click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds' });
  await dialog.getByText('There are no feeds yet.').waitFor();
  await search(page, 'Team', 'Finance');
  await dialog.getByRole('button', { name: 'Add team feed' }).click();
  await dialog.getByText(/calendar\.ics$/).waitFor();
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Revoke feed of Finance' }).click();
  await dialog.getByText('There are no feeds yet.').waitFor();
  await context.close();
});
