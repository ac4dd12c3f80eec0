import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newContext } from './browser.ts';

/** Contexts that tests gave back, each with an empty page. */
const free: BrowserContext[] = [];

/** How often a context was given back. */
const returns = new WeakMap<BrowserContext, number>();

/** The process of pages that load the app again and again grows: after so many loads a new one takes its place. */
const LOADS_PER_PROCESS = 15;

const closeAll = (pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map((page) => page.close()));

/** Takes from a context all that a user or a test left there, and leaves the files of the app. */
const emptied = async (context: BrowserContext, url: string): Promise<void> => {
  const count = (returns.get(context) ?? 0) + 1;
  returns.set(context, count);
  const used = context.pages();
  // A process ends with its last page: the empty page, opened before, keeps it and the code that it compiled.
  if (count % LOADS_PER_PROCESS === 0) await closeAll(used);
  const page = await context.newPage();
  await closeAll(used.filter((one) => !one.isClosed()));
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
 * of the time, and its process knows their code. A test gives it back by closing it.
 */
export const takeContext = async (browser: Browser, url: string): Promise<{ context: BrowserContext; page: Page }> => {
  const context = free.pop() ?? (await newContext(browser, url));
  let closing: Promise<void> | undefined;
  context.close = () => (closing ??= emptied(context, url).then(() => void free.push(context)));
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
};
