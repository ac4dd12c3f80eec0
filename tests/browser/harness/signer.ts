import type { Browser, Page } from 'playwright-core';
import english from '#shared/messages/en/sign.json' with { type: 'json' };
import dutch from '#shared/messages/nl/sign.json' with { type: 'json' };
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

const words = { en: english, nl: dutch };

/** Signs on the page of a link, which is in the language of the contract, and closes it. */
export const signByTyping = async (page: Page, name: string, language: keyof typeof words = 'en'): Promise<void> => {
  const { toSigning, type, name: fullName, sign, signed, done } = words[language];
  await button(page, toSigning).click();
  await page.getByRole('radio', { name: type }).check({ force: true });
  await field(page, fullName).fill(name);
  await page.getByRole('checkbox').check();
  await button(page, sign).click();
  const ends = [signed.title, done.title].map((each) => page.getByRole('heading', { name: each }));
  await ends[0]!.or(ends[1]!).waitFor();
  await page.context().close();
};
