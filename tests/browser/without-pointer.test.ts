import { expect, it } from 'vitest';
import { openBrowser } from './harness/browser.ts';
import { takeFindings } from './harness/keyboard-acts.ts';
import { isKeyboardOnly } from './harness/pointer-only.ts';

const PAGE = `
  <button>Plain</button>
  <label><input type="checkbox"> Box</label>
  <label><input type="radio" name="way" checked> By foot</label>
  <label><input type="radio" name="way"> By train</label>
  <p onclick="this.textContent = 'Pressed'">Only a mouse</p>
  <button tabindex="-1">No stop</button>
  <button class="bare" style="outline: none">No ring</button>
  <button onclick="this.remove()">Going</button>
  <button>Last</button>`;

it.runIf(isKeyboardOnly)('tells what a keyboard does not reach, does not show, or loses', async () => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.setContent(PAGE);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Plain');
  await page.getByRole('checkbox', { name: 'Box' }).check();
  await page.getByText('By train').click();
  expect(await page.getByRole('radio', { name: 'By train' }).isChecked()).toBe(true);
  expect(takeFindings()).toEqual([]);
  await press('No ring');
  await press('Going');
  await press('Last');
  await page.getByText('Only a mouse').click();
  await page.getByText('Pressed').waitFor();
  await press('No stop');
  expect(takeFindings()).toEqual([
    'the focus on button “No ring” is not seen',
    'the focus was lost after button “Going”',
    expect.stringMatching(/^nothing at .*Only a mouse.* takes the focus$/),
    'the focus is not where arrows lead to button “No stop”, but on <body></body>',
  ]);
  expect(() => page.mouse.down()).toThrow('mouse.down needs a pointer');
  await browser.close();
});
