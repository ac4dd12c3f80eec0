import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addAbsence } from '#shared/contract/days-off/add-absence.ts';
import { addType } from '#shared/contract/days-off/add-type.ts';
import { getEmployeeSchedules } from '#shared/contract/days-off/get-employee-schedules.ts';
import { listEmployeeRequests } from '#shared/contract/days-off/list-employee-requests.ts';
import { addEmployee } from '#shared/contract/people/add-employee.ts';
import { listByTeam } from '#shared/contract/people/list-by-team.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { audit } from './harness/audit.ts';
import { lookAt, phone, startDesk } from './harness/browser.ts';
import { reload } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';
import { button, field, pick, search, title } from './harness/controls.ts';
import { focusOn } from './harness/keys.ts';
import { byPointer, pointerAway } from './harness/pointer-only.ts';

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
  await press(page, 'Tab', 4);
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
  const drag = async () => {
    await free('Monday', 7).hover();
    await page.mouse.down();
    await free('Wednesday', 9).hover();
    await page.mouse.up();
  };
  const mark = async () => {
    await focusOn(page, page.locator('[role=grid] [tabindex="0"]'));
    await press(page, 'Home');
    await press(page, 'ArrowRight', monday + 7);
    await press(page, 'Shift+ArrowRight', 2);
    await press(page, 'Enter');
  };
  await byPointer(drag, mark);
  const form = page.getByRole('dialog', { name: `${names[0]!}'s days off` });
  await field(page, 'Reason').fill('Sailing camp');
  // The type of the days before is not known any more after a refresh, and no reason to lose what was typed.
  await reload(page);
  await byPointer(drag, mark);
  await form.getByText('Draft restored').waitFor();
  expect(await field(page, 'Reason').inputValue()).toBe('Sailing camp');
  expect(await form.getByRole('combobox', { name: 'Type' }).inputValue()).toBe('Summer leave');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await pointerAway(page);
  expect(await lookAt(page, 'calendar')).toEqual([]);
  // The words in the search have their room.
  const room = await field(page, 'Search people').evaluate((input) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    const pen = document.createElement('canvas').getContext('2d');
    Object.assign(pen ?? {}, { font });
    const words = pen?.measureText('Search people').width ?? Infinity;
    return input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - words;
  });
  expect(room).toBeGreaterThan(0);
  await page.setViewportSize(phone);
  await page.getByRole('heading', { name: `July ${year}` }).waitFor();
  const firstDay = page.getByRole('heading', { level: 2 }).first();
  const swipe = async (from: number, to: number): Promise<void> => {
    for (const [type, clientX] of [
      ['pointerdown', from],
      ['pointerup', to],
    ] as const)
      await firstDay.dispatchEvent(type, { pointerType: 'touch', clientX, clientY: 400, bubbles: true });
  };
  // A weekend without days off is no part of the list: a month that begins with one begins with its Monday.
  const secondWeek = monday > 3 ? monday : monday + 7;
  const isSecondWeek = async () => await expect.poll(() => firstDay.innerText()).toContain(`Monday ${secondWeek}`);
  const isWhole = () => page.getByText('Show earlier days').waitFor({ state: 'detached' });
  await byPointer(
    () => swipe(300, 100),
    () => press(page, 'j'),
  );
  await isSecondWeek();
  await press(page, 'k');
  await isWhole();
  await press(page, 'j');
  await isSecondWeek();
  await byPointer(
    () => swipe(100, 300),
    () => press(page, 'k'),
  );
  await isWhole();
  await page.getByRole('link', { name: 'By person' }).click();
  await page.getByRole('heading', { level: 2, name: names[0]! }).waitFor();
  await context.close();
});

it('a manager sees a quarter at once, at a desk and on a phone', async () => {
  const { page, context } = await open('manager', `/calendar?month=${year}-08`);
  await page.getByRole('link', { name: 'Quarter', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Q3 ${year}` }).waitFor();
  await expect.poll(() => page.getByRole('columnheader', { name: /September$/ }).count()).toBe(30);
  await page.getByText('Fewest at work each week').waitFor();
  expect(await lookAt(page, 'calendar-quarter')).toEqual([]);
  await press(page, ']');
  await page.getByRole('heading', { level: 1, name: `Q4 ${year}` }).waitFor();
  expect(new URL(page.url()).searchParams.get('look')).toBe('quarter');
  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'Previous quarter' }).click();
  await page.getByRole('heading', { level: 1, name: `Q3 ${year}` }).waitFor();
  await page
    .getByRole('heading', { level: 2, name: /September/ })
    .first()
    .waitFor();
  // A day that is out of sight has the height of its lines, so that nothing moves under whoever scrolls to it.
  await expect.poll(() => page.locator('[data-at]').count()).toBeGreaterThan(60);
  const heights = await page
    .locator('[data-at]')
    .evaluateAll((days) =>
      days.map((day) => ({ lines: day.querySelectorAll('li').length, height: day.getBoundingClientRect().height })),
    );
  expect(heights.filter(({ lines, height }) => height < 20 + 60 * lines || height > 120 + 60 * lines)).toEqual([]);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `August ${year}` }).waitFor();
  await context.close();
});

it('a manager reads of an absence that somebody is away, and asks for no more', async () => {
  const [admin, manager] = await Promise.all([app.as('admin'), app.as('manager')]);
  const { id: type } = await admin.call(addType, { body: { name: 'Hernia', kind: 'absence' } });
  const { data } = await manager.call(listEmployees, { query: { per_page: 1 } });
  const person = data[0]!;
  const day = `${String(monday).padStart(2, '0')}/07/${year}`;
  await admin.call(addAbsence, { body: { employee_id: person.id, type_id: type, start_date: day, end_date: day } });
  const { page, context } = await open('manager', `/calendar?month=${year}-07`);
  const missing: string[] = [];
  page.on('response', (response) => (response.status() === 404 ? missing.push(response.url()) : undefined));
  const absent = cell(page, `${person.name}, Monday ${monday} July, absent, whole day, approved`);
  // A scroll that ends late hides the card until the pointer comes again.
  const card = page.getByRole('tooltip').getByText('Absent');
  const shown = async (): Promise<boolean> => {
    await byPointer(
      () => page.mouse.move(2, 2),
      async () => undefined,
    );
    await absent.hover();
    return card.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(shown, { timeout: 60_000 }).toBe(true);
  // A click marks the day, as the keys do that lead to it.
  await byPointer(
    () => absent.click(),
    () => absent.hover(),
  );
  await page.keyboard.press('Enter');
  // The page of the absence is not for them: it leads to the year of the person, where months are for support to open.
  await title(page, `${person.name}'s days off`);
  for (const hidden of [/^Change$/, /^Unlock/]) expect(await button(page, hidden).count()).toBe(0);
  expect(await page.getByText('Hernia').count()).toBe(0);
  expect(missing).toEqual([]);
  await context.close();
});

it('an administrator changes a schedule from a day on and mails a link', async () => {
  const admin = await app.as('admin');
  const body = { first_name: 'Lou', last_name: 'Vrijdag', email: 'lou@noorderlicht.example' };
  const { id } = await admin.call(addEmployee, { body });
  const { page, context } = await open('admin', `/people/${id}/daysOff`);
  await title(page, "Lou Vrijdag's days off");
  await button(page, /^Change$/).click();
  await pick(page, 'Schedule', '4/5, without Wednesday, 30:24 hours per week');
  await field(page, 'From').fill(`01/02/${year}`);
  await button(page, 'Change schedule').click();
  await toastShown(page, "Lou Vrijdag's schedule changed");
  await page.getByText(`From 01/02/${year}, 30:24 hours per week`).waitFor();
  await button(page, 'Send link').click();
  const dialog = page.getByRole('dialog', { name: 'Send Lou Vrijdag a link?' });
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await toastShown(page, 'Link sent to lou@noorderlicht.example');
  await context.close();
});

it('support unlocks a month that was pushed, with a reason', async () => {
  const pushed = new Date(`${today().slice(0, 8)}01T00:00:00Z`);
  pushed.setUTCMonth(pushed.getUTCMonth() - 2);
  const month = pushed.toISOString().slice(0, 7);
  const { page, context } = await open('support', `/calendar?month=${month}`);
  await button(page, 'Unlock with a reason').click();
  const person = page.getByRole('menuitem').first();
  const name = await person.innerText();
  await person.click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`for ${name}`) });
  await dialog.getByRole('button', { name: 'Unlock month' }).click();
  await dialog.getByText('Reason is required').first().waitFor();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two days were entered late.');
  await dialog.getByRole('button', { name: 'Unlock month' }).click();
  await toastShown(page, 'unlocked');
  await button(page, 'Unlock with a reason').click();
  await page.getByRole('menuitem').first().waitFor();
  await expect.poll(() => page.getByRole('menuitem', { name, exact: true }).count()).toBe(0);
  const admin = await app.as('admin');
  const { data } = await admin.call(listEmployees, { query: { search_term: name } });
  const params = { employee_id: String(data.find((one) => one.name === name)!.id) };
  const { locked_months: months } = await admin.call(getEmployeeSchedules, { params });
  expect(months.map((one) => one.month)).not.toContain(pushed.getUTCMonth() + 1);
  await context.close();
});

it('makes a feed of a team and revokes it', async () => {
  const { page, context } = await open('admin', '/calendar');
  await button(page, 'Calendar feeds').click();
  const dialog = page.getByRole('dialog', { name: 'Calendar feeds' });
  await dialog.getByText('No feeds yet.').waitFor();
  await search(page, 'Team', 'Finance');
  await dialog.getByRole('button', { name: 'Add team feed' }).click();
  await dialog.getByText(/calendar\.ics$/).waitFor();
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole('button', { name: "Revoke Finance's feed" }).click();
  await dialog.getByText('No feeds yet.').waitFor();
  // The address went with the feed.
  await dialog.getByText(/calendar\.ics$/).waitFor({ state: 'detached' });
  await context.close();
});
