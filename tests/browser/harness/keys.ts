import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const focusedElement = (page: Page): Locator => page.locator(':focus');

/** The words by which a screen reader names what has the focus, as far as the attributes tell. */
export const nameOfFocused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const [label] = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? (element.labels ?? []) : []; // prettier-ignore
    return element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
  });

export const focusOn = async (page: Page, control: Locator): Promise<void> => {
  await expect.poll(() => control.focus().then(() => control.and(focusedElement(page)).count())).toBe(1);
};

export const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

const MOST_STEPS = 60;

/** Goes on with Tab until what has the focus is called so. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  const passed: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press(key);
    const reached = await nameOfFocused(page);
    if (name.test(reached)) return;
    passed.push(reached.slice(0, 30));
  }
  throw new Error(`no way to ${name.source} among ${passed.join(' | ')}`);
};
