import type { Dialog, Page } from 'playwright-core';
import { checkFocus } from './keyboard-acts.ts';
import { isKeyboardOnly } from './pointer-only.ts';
import { answered, forgetToasts } from './watch.ts';

type Cache = { getQueryCache: unknown; removeQueries: (which: object) => void; invalidateQueries: () => unknown };
type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedProps: { client?: Partial<Cache> } | null };

/** Opens an address as if it were typed: everything is loaded again, and the sign-in provider identifies the user. */
export const load = async (page: Page, path: string): Promise<void> => {
  await answered(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#page').waitFor();
};

/** Loads the page again in the middle of a form, as a refresh does. */
export const reload = async (page: Page): Promise<void> => {
  const leave = (dialog: Dialog): void => void dialog.accept();
  page.on('dialog', leave);
  await load(page, page.url());
  page.off('dialog', leave);
};

const showPath = (path: string): void => {
  history.pushState({}, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};

/** Runs in the page: empties its cache of answers. */
const forgetAll = (): void => {
  const root = document.getElementById('root') as unknown as Record<string, { stateNode: { current: Fiber } }>;
  const container = Object.keys(root).find((key) => key.startsWith('__reactContainer$')) ?? '';
  const fibers: (Fiber | null | undefined)[] = [root[container]?.stateNode.current];
  let cache: Cache | undefined;
  for (const fiber of fibers) {
    const client = fiber?.memoizedProps?.client;
    if (client?.getQueryCache) cache = client as Cache;
    if (!cache && fiber) fibers.push(fiber.child, fiber.sibling);
  }
  if (!cache) throw new Error('the page has no cache of answers');
  cache.removeQueries({ type: 'inactive' });
  // The shell reads its data again.
  void cache.invalidateQueries();
};

/** Runs in the page: closes its toasts, until those that waited for their turn are gone as well. */
const closeToasts = (): boolean => {
  for (const close of document.querySelectorAll<HTMLElement>('.mantine-Notification-closeButton')) close.click();
  return document.querySelector('.mantine-Notification-root') === null;
};

const leave = (): void => {
  for (const heading of document.querySelectorAll('#page h1')) heading.setAttribute('data-left', '');
};

/**
 * Opens an address within the running app, which then knows no more than after a load, at a third of the cost of one. A
 * page without the app is loaded.
 */
export const visit = async (page: Page, path: string): Promise<void> => {
  if (!(await page.evaluate(() => document.querySelector('#page') !== null))) return load(page, path);
  if (isKeyboardOnly) await checkFocus(page);
  await answered(page);
  // A page in between makes sure that nothing of the previous page stays.
  await page.evaluate(leave);
  await page.evaluate(showPath, '/nowhere');
  await page.locator('#page h1:not([data-left])').waitFor();
  await page.evaluate(leave);
  await page.evaluate(forgetAll);
  await page.waitForFunction(closeToasts);
  await page.evaluate(forgetToasts);
  await page.evaluate(showPath, path);
  await page.locator('#page h1[data-left]').waitFor({ state: 'detached' });
};

/** Lets the page read everything again that it shows, as somebody who comes back to it does. */
export const readAgain = (page: Page): Promise<void> => page.evaluate(forgetAll);

/** Runs in the page. */
const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('draft:')) sessionStorage.removeItem(key);
};

/** `visit` without the drafts of this tab, for a form that a second try would find as the first one left it. */
export const visitAnew = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(forgetDrafts);
  await visit(page, path);
};
