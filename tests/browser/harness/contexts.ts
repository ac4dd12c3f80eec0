import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newContext } from './browser.ts';

/** Contexts that tests gave back, each with an empty page. */
const free: BrowserContext[] = [];

/** Takes from a context all that a user or a test left there, and leaves the files of the app. */
const emptied = async (context: BrowserContext, url: string): Promise<void> => {
  await Promise.all(context.pages().map((page) => page.close()));
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await Promise.all([
    session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' }),
    context.clearCookies(),
    context.clearPermissions(),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.setOffline(false),
  ]);
  await session.detach();
};

/**
 * A context with an empty page, as new but for the files of the app that its browser keeps: the app opens in two thirds
 * of the time. A test gives it back by closing it.
 */
export const takeContext = async (browser: Browser, url: string): Promise<{ context: BrowserContext; page: Page }> => {
  const context = free.pop() ?? (await newContext(browser, url));
  let closing: Promise<void> | undefined;
  context.close = () => (closing ??= emptied(context, url).then(() => void free.push(context)));
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
};
