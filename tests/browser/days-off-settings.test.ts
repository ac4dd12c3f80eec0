import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assignSchedule } from '#shared/contract/days-off/assign-schedule.ts';
import { correctBalance } from '#shared/contract/days-off/correct-balance.ts';
import { listBalances } from '#shared/contract/days-off/list-balances.ts';
import { getDaysOffSettings } from '#shared/contract/days-off/get-days-off-settings.ts';
import { listHolidays } from '#shared/contract/days-off/list-holidays.ts';
import { listRights } from '#shared/contract/days-off/list-rights.ts';
import { listSchedules } from '#shared/contract/days-off/list-schedules.ts';
import { listTypes } from '#shared/contract/days-off/list-types.ts';
import { setDaysOffSettings } from '#shared/contract/days-off/set-days-off-settings.ts';
import { setHoliday } from '#shared/contract/days-off/set-holiday.ts';
import { setRights } from '#shared/contract/days-off/set-rights.ts';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { lookAt, startDesk } from './harness/browser.ts';
import { button, choose, field, link, pick, title } from './harness/controls.ts';
import { visit } from './harness/visit.ts';
import { toastShown } from './harness/watch.ts';

/** In 2026, 15 August is a Saturday and 1 November a Sunday. */
const TODAY = '07/09/2026';
const { app, open } = await startDesk();
let admin: ApiClient;
let page: Page;
let context: BrowserContext;

const setToday = async (today: string): Promise<void> => {
  await (await app.as('nobody')).post('/dev/clock', { today });
};
const typeNamed = async (name: string) =>
  (await admin.call(listTypes, { query: {} })).data.find((type) => type.name === name);
const scheduleNamed = async (name: string) =>
  (await admin.call(listSchedules, { query: {} })).data.find((schedule) => schedule.name === name);
const row = (name: string) => page.getByRole('row', { name });

beforeAll(async () => {
  await setToday(TODAY);
  admin = await app.as('admin');
  ({ page, context } = await open('admin', '/settings'));
});
afterAll(async () => {
  await context?.close();
  await setToday('');
});

it('types are added, changed, made inactive and back, and deleted while nothing names them', async () => {
  await link(page, /^Days off Types, work schedules/).click();
  await title(page, 'Types of days off');
  await visit(page, '/settings/daysOff');
  await title(page, 'Types of days off');
  expect(await lookAt(page, 'days-off-types')).toEqual([]);
  await link(page, 'Add type').click();
  await button(page, 'Add type').click();
  await page.getByText('Name is required').first().waitFor();
  await field(page, 'Name').fill('Moving house');
  await choose(page, 'Colour', 'Teal');
  await page.getByRole('switch', { name: 'Counts against a balance' }).check({ force: true });
  await page.getByRole('switch', { name: 'Never beyond the balance' }).check({ force: true });
  await field(page, 'Payroll hint').fill('30');
  expect(await lookAt(page, 'days-off-type')).toEqual([]);
  await button(page, 'Add type').click();
  await toastShown(page, 'Moving house added');
  expect(await typeNamed('Moving house')).toMatchObject({ colour: 'teal', strict_balance: 1, payroll_hint: '30' });

  await link(page, 'Edit Moving house').click();
  await choose(page, 'Unit', 'In hours');
  await link(page, 'Cancel').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  await button(page, 'Save changes').click();
  await toastShown(page, 'Changes saved');
  await row('Moving house').getByText('in hours').waitFor();

  await button(page, 'Make Moving house inactive').click();
  await row('Moving house').getByText('Inactive').waitFor();
  await button(page, 'Undo').click();
  await button(page, 'Make Moving house inactive').waitFor();
  await button(page, 'Delete Moving house').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete type' }).click();
  await toastShown(page, 'Moving house deleted');
  expect(await typeNamed('Moving house')).toBeUndefined();
});

it('a schedule takes hours as people write them, and asks from which day changed ones count', async () => {
  await visit(page, '/settings/daysOff/schedules');
  await title(page, 'Work schedules');
  expect(await lookAt(page, 'days-off-schedules')).toEqual([]);
  await link(page, 'Add schedule').click();
  await field(page, 'Name').fill('Early shift');
  await button(page, 'Every other Friday off').click();
  await field(page, 'Monday of week 1').fill('8,5');
  await field(page, 'Tuesday of week 1').fill('480 min');
  await field(page, 'Wednesday of week 2').fill('a lot');
  await button(page, 'Add schedule').click();
  await page.getByText('Enter a time, such as 7:36').first().waitFor();
  await field(page, 'Wednesday of week 2').fill('');
  await page.getByRole('cell', { name: '39:18' }).waitFor();
  await page.getByRole('cell', { name: '22:48' }).waitFor();
  expect(await lookAt(page, 'days-off-schedule')).toEqual([]);
  await button(page, 'Add schedule').click();
  await toastShown(page, 'Early shift added');
  const made = (await scheduleNamed('Early shift'))!;
  expect(made.weeks).toEqual([
    [510, 480, 456, 456, 456, 0, 0],
    [456, 456, 0, 456, 0, 0, 0],
  ]);

  const { data } = await admin.call(listEmployees, { query: { per_page: 1 } });
  await admin.call(assignSchedule, { body: { employee_id: data[0]!.id, schedule_id: made.id, from: TODAY } });
  await link(page, 'Edit Early shift').click();
  await field(page, 'Friday of week 1').fill('');
  await button(page, 'Save changes').click();
  await page.getByText('From is required').first().waitFor();
  await field(page, 'From').fill('01/12/2026');
  await button(page, 'Save changes').click();
  await toastShown(page, 'Saved, recalculating upcoming requests');
  await row('Early shift').getByText('changes on 01/12/2026').waitFor();
  await button(page, 'Archive Early shift').click();
  await toastShown(page, 'People work by this schedule');
});

it('a holiday on a closed day is given another day, none, or the usual one', async () => {
  const freeFor = async (date: string) =>
    (await admin.call(listHolidays, { query: { year: '2026' } })).data.find((one) => one.date === date)?.on;
  await visit(page, '/settings/daysOff/holidays');
  await row('Assumption of Mary').getByText('Monday 17/08/2026 instead').waitFor();
  expect(await lookAt(page, 'days-off-holidays')).toEqual([]);
  await button(page, 'Choose day for Assumption of Mary').click();
  await choose(page, 'Replacement day', 'Another day');
  await field(page, 'Date').fill('11/11/2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await page.getByText("Choose a working day that isn't a holiday").waitFor();
  await field(page, 'Date').fill('24/12/2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await row('Assumption of Mary').getByText('Thursday 24/12/2026 instead').waitFor();
  expect(await freeFor('15/08/2026')).toBe('24/12/2026');
  await button(page, 'Choose day for Assumption of Mary').click();
  await choose(page, 'Replacement day', 'No day');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await row('Assumption of Mary').getByText('No replacement day').waitFor();
  await button(page, 'Choose day for Assumption of Mary').click();
  await choose(page, 'Replacement day', 'Next working day');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await row('Assumption of Mary').getByText('Monday 17/08/2026 instead').waitFor();
  await pick(page, 'Closing day', 'Monday');
  await button(page, 'Save changes').click();
  await row('Easter Monday').getByText('Tuesday 07/04/2026 instead').waitFor();
  await button(page, 'Next year').click();
  await row('Labour Day').getByText('Saturday 01/05/2027').waitFor();
});

it('a right is set beside what it gives to a few people', async () => {
  await visit(page, '/settings/daysOff/rights');
  expect(await lookAt(page, 'days-off-rights')).toEqual([]);
  await link(page, 'Edit entitlement: Legal holidays').click();
  await field(page, 'Days per full-time year').fill('24');
  await page.getByText('Full time all year: 24 days.').waitFor();
  await page.getByText('From 1 July: 12 days.').waitFor();
  await page.getByText('4/5: 19,2 days of 7:36.').waitFor();
  await button(page, 'Add step').click();
  await page.getByRole('group', { name: 'Step 1' }).getByRole('textbox', { name: 'From' }).fill('10');
  await page.getByRole('group', { name: 'Step 1' }).getByRole('textbox', { name: 'Extra days' }).fill('1,5');
  await page.getByText('Full time with 10 years of seniority: 25,5 days.').waitFor();
  expect(await lookAt(page, 'days-off-right')).toEqual([]);
  await button(page, 'Save changes').click();
  await toastShown(page, 'Changes saved');
  const { data } = await admin.call(listRights, {});
  expect(data.find(({ type_name: name }) => name === 'Legal holidays')).toMatchObject({
    days: 24,
    seniority: [{ from_years: 10, days: 1.5 }],
    from_year: 2026,
  });
  await link(page, 'Edit entitlement: Legal holidays').click();
  await pick(page, 'Counts from', '1 January 2027');
  await field(page, 'Days per full-time year').fill('25');
  await button(page, 'Save changes').click();
  await toastShown(page, 'Changes saved');
  await row('Legal holidays').getByText('24 days').filter({ hasText: 'changes in 2027' }).waitFor();
});

it('what two people change at once is shown to the second, and what they typed is kept', async () => {
  const dialog = page.getByRole('dialog', { name: /^Someone else/ });
  await visit(page, '/settings/daysOff/holidays');
  await field(page, 'Days back').fill('20');
  await admin.call(setDaysOffSettings, { body: { past_days: '25' } });
  await button(page, 'Save changes').click();
  await dialog.getByText('25', { exact: true }).waitFor();
  expect(await lookAt(page, 'days-off-settings-stale')).toEqual([]);
  await dialog.getByRole('button', { name: 'Save my value' }).click();
  await toastShown(page, 'Changes saved');
  expect(await admin.call(getDaysOffSettings, {})).toMatchObject({ past_days: 20 });

  await button(page, 'Choose day for Easter Monday').click();
  const choice = page.getByRole('dialog', { name: /^Easter Monday/ });
  await choose(page, 'Replacement day', 'No day');
  await admin.call(setHoliday, { body: { date: '06/04/2026', on: '24/12/2026' } });
  await choice.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor();
  expect(await lookAt(page, 'days-off-holiday-stale')).toEqual([]);
  // Escape goes back to the dialog of before, with what was chosen there.
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await choice.getByRole('radio', { name: /^No day/ }).isChecked()).toBe(true);
  await choice.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await row('Easter Monday').getByText('No replacement day').waitFor();
  // A save of another holiday asks nothing.
  await button(page, 'Choose day for All Saints’ Day').click();
  await choose(page, 'Replacement day', 'No day');
  await admin.call(setHoliday, { body: { date: '06/04/2026', on: '' } });
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await row('All Saints').getByText('No replacement day').waitFor();

  await visit(page, '/settings/daysOff/rights');
  await link(page, 'Edit entitlement: Legal holidays').click();
  await field(page, 'Days per full-time year').fill('26');
  await admin.call(setRights, { body: { type_id: (await typeNamed('Legal holidays'))!.id, days: '27' } });
  await button(page, 'Save changes').click();
  await page.getByRole('dialog', { name: 'Someone else changed Legal holidays' }).waitFor();
  await dialog.getByRole('button', { name: 'Save my value' }).click();
  await toastShown(page, 'Changes saved');
  const rights = await admin.call(listRights, {});
  expect(rights.data.find(({ type_name: name }) => name === 'Legal holidays')?.days).toBe(26);
});

it('the balances that it makes stand in a list, with those to look at', async () => {
  // Whether the demo has balances to look at depends on the day: one is taken away.
  const [person] = (await admin.call(listEmployees, { query: { per_page: 1 } })).data;
  const type_id = (await typeNamed('Legal holidays'))!.id;
  const taken = { year: 2026, minutes: -60_000, reason: 'Paid out' };
  await admin.call(correctBalance, { body: { employee_id: person!.id, type_id, ...taken } });
  await visit(page, '/calendar/balances');
  await title(page, 'Balances');
  await page.getByRole('columnheader', { name: 'Legal holidays, left (days)' }).waitFor();
  expect(await lookAt(page, 'days-off-balances')).toEqual([]);
  await page.getByText(/^1–10 of \d+$/).waitFor();
  await page.getByText('Needs attention', { exact: true }).click();
  await page.waitForURL(/problems/);
  const { count } = await admin.call(listBalances, { query: { problems: '1' } });
  await expect.poll(() => page.getByText(new RegExp(`^1–${Math.min(count, 10)} of ${count}$`)).count()).toBe(1);
});

it('who may not set them reads them, and reaches no form', async () => {
  const reader = await open('default', '/settings/daysOff/types');
  await title(reader.page, 'Types of days off');
  await reader.page.getByText('Legal holidays').first().waitFor();
  expect(await reader.page.getByRole('link', { name: /^(Add type|Edit )/ }).count()).toBe(0);
  await visit(reader.page, '/settings/daysOff/holidays');
  await reader.page.getByText('Closing day', { exact: true }).waitFor();
  expect(await button(reader.page, /^(Save changes|Choose day)/).count()).toBe(0);
  await visit(reader.page, '/settings/daysOff/types/new');
  await title(reader.page, "You don't have access to this page");
  await button(reader.page, 'Ask for this right').click();
  await reader.page.getByText('The admins got a mail.').waitFor();
  expect(await lookAt(reader.page, 'forbidden-asked')).toEqual([]);

  // It waits for the administrators, who give the right or dismiss it on the page of the user.
  const admin = await open('admin', '/');
  const task = link(admin.page, /^Decide: .* asks for the right “/);
  await task.waitFor();
  expect(await lookAt(admin.page, 'home-right-asked')).toEqual([]);
  await task.click();
  await admin.page.getByText(/asked on .* for the right “.*”, to open \/settings\/daysOff\/types\/new\./).waitFor();
  expect(await lookAt(admin.page, 'user-right-asked')).toEqual([]);
  await button(admin.page, 'Dismiss').click();
  await toastShown(admin.page, 'Request of ');
  await expect.poll(() => admin.page.getByText(/for the right “/).count()).toBe(0);
  await visit(admin.page, '/');
  await title(admin.page, /^Good/);
  await admin.page.getByRole('heading', { name: /^To do/ }).waitFor();
  expect(await task.count()).toBe(0);
  await admin.context.close();
  await reader.context.close();
});
