import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { desk, phone, startDesk } from './harness/browser.ts';
import { visit } from './harness/visit.ts';

const { open } = await startDesk();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  ({ page, context } = await open('admin', '/fleet'));
});
afterAll(() => context?.close());

/** The words of a table, none of them long, that stand on more than one line. */
const brokenWords = (table: Element): string[] => {
  const broken: string[] = [];
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1 && word.length <= 16) broken.push(word);
    }
  }
  return broken;
};

it('prints every column of a list beside a name without a space that is longer than the paper is wide', async () => {
  onTestFinished(async () => {
    await page.emulateMedia({ media: null });
    await page.setViewportSize(desk);
  });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  const table = page.locator('table').first();
  const widthOf = (): Promise<number> => table.evaluate((one) => one.scrollWidth);
  await page.locator('tr[data-row]').first().waitFor();
  expect(await table.evaluate(brokenWords)).toEqual([]);
  const cells = page.locator('tr[data-row]').first().locator('td a[href^="/people/"], td span');
  const name = cells.filter({ hasText: /^[A-Z]\S+ \S+/ }).last();
  await name.evaluate((one) => void (one.textContent = 'Wolvenhaegheschrijnwerkersgilde'.repeat(3)));
  await expect.poll(widthOf).toBeLessThan(900);
});

it('shows the letters of every face of a course', async () => {
  await visit(page, '/trainings');
  const faces = page.locator('tr[data-row] [role="img"]').first().locator('[data-letters]');
  await faces.nth(3).waitFor();
  const boxes = await faces.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  // The letters of a face end 5 px before its edge.
  const hidden = boxes.slice(1).map(({ left }, at) => boxes[at]!.right - left);
  for (const width of hidden) expect(width).toBeLessThan(4);
});

it('has room for whole names in the attendance of a program on a phone', async () => {
  onTestFinished(() => page.setViewportSize(desk));
  await page.setViewportSize(phone);
  await visit(page, '/trainings/programs/1');
  const names = page.locator('[role="grid"] tbody th, table tbody th').filter({ has: page.locator('[data-letters]') });
  await names.first().waitFor();
  const cut = await names.evaluateAll((cells) =>
    cells
      .flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('span, a')])
      .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
      .map((one) => one.innerText),
  );
  expect(cut).toEqual([]);
});
