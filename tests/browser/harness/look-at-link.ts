import type { Page } from 'playwright-core';
import { auditNow, colourRules } from './audit.ts';
import { desk, phone, shoot } from './browser.ts';
import { findTooWide } from './too-wide.ts';

/** What axe finds on the page of somebody with a link, which knows nothing of the app, at both sizes and in both schemes. */
export const lookAtLink = async (page: Page, name: string): Promise<string[]> => {
  const found: string[] = [];
  for (const [size, schemes] of [
    [phone, ['light', 'dark']],
    [desk, ['dark', 'light']],
  ] as const) {
    await page.setViewportSize(size);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await shoot(page, `${name}-${size.width}-${colorScheme}`);
      const lines = await auditNow(page, colorScheme === 'dark' ? colourRules : undefined);
      found.push(...lines.map((line) => `${name} ${size.width} ${colorScheme} ${line}`));
    }
  }
  await page.setViewportSize(phone);
  return found;
};

/** What has no room on a phone, in any language; the page is left in English, with nothing typed. */
export const tooWideInAnyLanguage = async (page: Page): Promise<string[]> => {
  const found: string[] = [];
  for (const language of ['fr', 'nl', 'en']) {
    await page.locator('.language select').selectOption(language);
    await page.locator(`html[lang=${language}] h1`).waitFor();
    found.push(...(await findTooWide(page)).map((text) => `${language}: ${text}`));
  }
  return found;
};
