import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import { listAllParticipants } from '#shared/contract/trainings/list-all-participants.ts';
import { newContext, signIn, startDesk, touched } from './harness/browser.ts';
import { button, field } from './harness/controls.ts';
import { pointerOnly } from './harness/pointer-only.ts';

const { app, browser } = await startDesk();

/** The page of a phone on which fingers do everything. */
const onPhone = async (path: string): Promise<Page> => {
  const page = await (await newContext(browser, app.url, touched)).newPage();
  await signIn(page, 'admin', path);
  return page;
};

/** The page of a request that waits for an answer. */
const toDecide = async (): Promise<string> => {
  const { data } = await (await app.as('admin')).call(listInbox, { query: { segment_id: 'to_decide', per_page: 1 } });
  return `/inbox/daysOff/${data[0]!.id}`;
};

it('has a calendar whose days a finger finds', async () => {
  pointerOnly('it is about what a finger finds; the calendar by keys is in the story of custom fields');
  const page = await onPhone('/people/new');
  await button(page, 'Choose Start date in a calendar').tap();
  const calendar = page.getByRole('dialog');
  for (const one of [calendar.getByRole('button', { name: '15', exact: false }).first(), button(page, 'Next month')]) {
    const { width, height } = (await one.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  }
  const { x, width } = (await calendar.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(touched.viewport.width);
  await calendar.getByRole('button', { name: /^15 / }).tap();
  await expect.poll(() => field(page, 'Start date').inputValue()).toMatch(/^15\//);
  await page.context().close();
});

/** Which buttons and links of a part of the page reach out of the window. */
const reachOut = (page: Page, part: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button)`)];
    return all
      .filter((one) => one.getBoundingClientRect().right > innerWidth)
      .map((one) => one.ariaLabel ?? one.innerText);
  }, part);

it('keeps its buttons in the window when text is twice as large', async () => {
  pointerOnly('it is about what fits a phone');
  const page = await onPhone('/fleet/new');
  for (const [path, part, ready] of [
    ['/fleet/new', '[data-foot]', /^Next/],
    ['/calendar', '#page header', 'Add'],
    [await toDecide(), '#page footer', /^Approve/],
  ] as const) {
    await page.goto(path);
    await button(page, ready).waitFor();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await reachOut(page, part)).toEqual([]);
  }
  await page.context().close();
});

it('has a request fill the window of a phone that lies on its side', async () => {
  pointerOnly('it is about what fits a phone');
  const page = await onPhone(await toDecide());
  await page.setViewportSize({ width: 844, height: 390 });
  const foot = page.locator('#page footer');
  await expect
    .poll(async () => {
      const { y, height } = (await foot.boundingBox())!;
      return y + height;
    })
    .toBeGreaterThan(370);
  await page.context().close();
});

it('has room for the words of the filters of participants', async () => {
  pointerOnly('it is about what fits a phone');
  const { data } = await (await app.as('admin')).call(listAllParticipants, { query: { per_page: 1 } });
  const page = await onPhone(`/trainings/${data[0]!.training_id}`);
  await page.setViewportSize({ width: 360, height: 740 });
  const filter = page.getByRole('combobox', { name: 'Status' });
  await filter.waitFor();
  expect(await filter.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
  await page.context().close();
});
