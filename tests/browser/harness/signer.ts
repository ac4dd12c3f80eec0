import type { Browser, Page } from 'playwright-core';
import type { Runtime } from '#tests/harness/runtime.ts';
import { newContext, phone } from './browser.ts';
import { button, field } from './controls.ts';

/** The path of the signing page in the newest mail to an address. */
export const pathMailedTo = async ({ mails }: Pick<Runtime, 'mails'>, address: string): Promise<string> => {
  const mail = (await mails()).find(({ to }) => to.includes(address));
  return /\/sign\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
};

/** The signing page of a link on a phone of its own. */
export const onPhone = async (browser: Browser, url: string, path: string): Promise<Page> => {
  const context = await newContext(browser, url);
  const page = await context.newPage();
  await page.setViewportSize(phone);
  await page.goto(path);
  return page;
};

/** Signs on the page of a link, which closes. */
export const signByTyping = async (page: Page, name: string): Promise<void> => {
  await button(page, 'Go to signing').click();
  await page.getByRole('radio', { name: 'Type' }).check({ force: true });
  await field(page, 'Your full name').fill(name);
  await page.getByRole('checkbox').check();
  await button(page, 'Sign contract').click();
  await page.getByRole('heading', { name: /^(You have|Everyone has) signed$/ }).waitFor();
  await page.context().close();
};
