import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { InMemoryWebStorage, OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import type { DemoUserName } from '#infra/local/demo-users.ts';
import { CLIENT_ID } from '#infra/local/environment.ts';
import { buildWeb, webRoot } from '#infra/local/web-build.ts';
import type { ApiClient } from '#tests/harness/api-client.ts';
import { putClockAhead } from '#tests/harness/clock-ahead.ts';
import { startRuntime, type Runtime, type RuntimeOptions } from '#tests/harness/runtime.ts';
import { sharedWorkflows } from '#tests/harness/workflows.ts';
import { audit, colourRules } from './audit.ts';
import { findChromium, withSharedMemory } from './chromium.ts';
import { takeContext } from './contexts.ts';
import { failOutOfReach, withoutPointer } from './keyboard-acts.ts';
import { isKeyboardOnly } from './pointer-only.ts';
import { haveAxe, serveWithAxe } from './serve-axe.ts';
import { allAnswered, unseen, waitForDialogs, watchPages } from './watch.ts';

export const desk = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;
const PATIENCE_MS = 120_000;
const shots = join(import.meta.dirname, '../screenshots');

export const openBrowser = async (): Promise<Browser> => {
  const browser = await chromium.launch({ ...(await findChromium()), ...(await withSharedMemory()), headless: true });
  if (isKeyboardOnly) await withoutPointer(browser);
  return browser;
};

/** What makes a window that of a phone, which is touched. */
export const touched = { viewport: phone, hasTouch: true, isMobile: true } as const;

/** A separate browser context for one user: cookies and storage are not shared. */
export const newContext = async (
  browser: Browser,
  url: string,
  look: Partial<typeof touched> = {},
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: desk,
    locale: 'en-BE',
    timezoneId: 'Europe/Brussels',
    reducedMotion: 'reduce',
    ...look,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const { DAYS_AHEAD: days } = process.env;
  if (days !== undefined) await context.addInitScript(putClockAhead, Number(days) * 86_400_000);
  await watchPages(context);
  return context;
};

/** Signs in at the app's own sign-in page by choosing the demo user, and waits for the shell. */
export const signIn = async (page: Page, user: DemoUserName, path = '/'): Promise<void> => {
  await page.goto(path);
  await page.locator(`button[data-user=${user}]`).click();
  await page.locator('#page').waitFor();
};

/**
 * Signs in as the app does, but without the page that offers it, which would load the whole app once more: the provider
 * knows who is asked for, and the page gets what the app would have kept for the way back.
 */
const enter = async (page: Page, url: string, user: DemoUserName, path: string): Promise<void> => {
  const kept = new InMemoryWebStorage();
  const client = new OidcClient({
    authority: `${url}/oidc`,
    client_id: CLIENT_ID,
    redirect_uri: `${url}/callback`,
    scope: 'openid',
    stateStore: new WebStorageStateStore({ store: kept }),
  });
  const { pathname, search, hash } = new URL(path, url);
  const request = await client.createSigninRequest({ state: pathname + search + hash, login_hint: user });
  const entries = Array.from({ length: kept.length }, (_, at) => kept.key(at)).map((key) => [key, kept.getItem(key)]);
  await page.addInitScript(
    (all) => {
      if (location.pathname === '/callback') for (const [key, value] of all) sessionStorage.setItem(key, value);
    },
    entries as [string, string][],
  );
  await page.goto(request.url, { waitUntil: 'commit' });
  await page.locator('#page').waitFor();
  // What keeps the focus loads once the first page is complete, as far as a person would be quick enough to notice.
  if (isKeyboardOnly) await page.waitForLoadState('networkidle');
};

export type Scheme = 'light' | 'dark';

/** Switches the page to a scheme and waits until it is drawn; the app follows the system until the user chooses. */
export const setScheme = async (page: Page, scheme: Scheme): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor({ state: 'attached' });
};

/** Screenshots are taken only on request: `LOOK=1 npx vitest run --project browser`. */
const isLooking = process.env['LOOK'] !== undefined;

export const shoot = async (page: Page, name: string): Promise<void> => {
  if (!isLooking) return;
  await mkdir(shots, { recursive: true });
  await page.screenshot({ path: join(shots, `${name}.png`) });
};

/** The title of `index.html`, which no page of the app keeps. */
const NO_TITLE = 'Back office';

const untitled = async (page: Page, name: string): Promise<string[]> =>
  (await page.locator('#page').count()) > 0 && (await page.title()) === NO_TITLE ? [`${name} has no title`] : [];

/**
 * Draws the page at desk and phone size, light and dark, and returns the violations that axe finds on it; in dark only
 * those of colours. A page that axe cannot audit as usual brings its own `auditPage`.
 */
export const lookAt = async (page: Page, name: string, auditPage: typeof audit = audit): Promise<string[]> => {
  const found: string[] = [];
  let drawn: Scheme | undefined;
  // Drawing the page in the other scheme is dear: each size begins with the scheme that the one before ended with.
  for (const [size, viewport, schemes] of [
    [1440, desk, ['light', 'dark']],
    [390, phone, ['dark', 'light']],
  ] as const) {
    if (page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport);
    for (const scheme of schemes) {
      if (scheme !== drawn) await setScheme(page, scheme);
      drawn = scheme;
      await shoot(page, `${name}-${size}-${scheme}`);
      found.push(
        ...(await auditPage(page, scheme === 'dark' ? colourRules : undefined)).map(
          (line) => `${name} ${size} ${scheme} ${line}`,
        ),
      );
    }
  }
  await page.setViewportSize(desk);
  return [...found, ...(await untitled(page, name))];
};

type DeskOptions = Pick<RuntimeOptions, 'seed' | 'endpoints' | 'mail'>;

export type App = Runtime & { reset: (seed: string) => Promise<void> };

/**
 * The local runtime with the app and the workflow runner, all in the test's own process. The app is built when its
 * sources changed; `WEB_ROOT` names a folder that is built already.
 */
export const startApp = async ({ seed = 'demo', mail = false, endpoints }: DeskOptions = {}): Promise<App> => {
  const built = process.env['WEB_ROOT'];
  if (built === undefined) {
    await buildWeb((line) => void process.stderr.write(`${line}\n`), { isCompressed: false });
  }
  const runtime = await startRuntime({
    seed,
    mail,
    web: serveWithAxe(built ?? webRoot),
    ...(endpoints && { endpoints }),
  });
  haveAxe.add(runtime.url);
  const workflows = await sharedWorkflows();
  return {
    ...runtime,
    async reset(name) {
      const answer = await (await runtime.as('nobody')).post('/dev/reset', { seed: name });
      if (answer.status !== 200) throw new Error(`reset answered ${answer.status}`);
    },
    async close() {
      await workflows.close();
      await runtime.close();
    },
  };
};

export type Opened = { page: Page; context: BrowserContext };

/** Saves a screenshot and prints the text of every open page: they explain a failed test better than its message. */
const reportPages = async (browser: Browser, test: string): Promise<void> => {
  const all = browser.contexts().flatMap((context) => context.pages());
  const pages = all.filter((page) => page.url() !== 'about:blank');
  for (const [at, page] of pages.entries()) {
    const path = join(shots, `failed-${test.replace(/\W+/g, '-').slice(0, 60)}-${at}.png`);
    await page.screenshot({ path }).catch(() => undefined);
    const words = await page.evaluate(() => document.body.innerText).catch((error: unknown) => String(error));
    const more = await unseen(page).catch(String);
    process.stderr.write(`${test}: ${page.url()}\n${more}\n${words.slice(0, 2_000)}\n`);
  }
};

/** A client that calls once every page has the answers to its writes: it never reads what is still to be saved. */
const afterAnswers = (browser: Browser, client: ApiClient): ApiClient => ({
  get: async (...input) => allAnswered(browser).then(() => client.get(...input)),
  post: async (...input) => allAnswered(browser).then(() => client.post(...input)),
  request: async (...input) => allAnswered(browser).then(() => client.request(...input)),
  call: async (...input) => allAnswered(browser).then(() => client.call(...input)),
});

let launched: Promise<Browser> | undefined;

/**
 * The app and a browser for the tests of one file; files of a worker share the browser, and each closes what it opened
 * there. `open` signs a user in at a path in a browser context of its own; `prepare` gets the page before its first
 * navigation.
 */
export const startDesk = async (options: DeskOptions = {}) => {
  const [started, browser] = await Promise.all([startApp(options), (launched ??= openBrowser())]);
  const app: App = { ...started, as: async (caller) => afterAnswers(browser, await started.as(caller)) };
  failOutOfReach();
  afterEach(({ task }) => (task.result?.state === 'fail' ? reportPages(browser, task.name) : undefined));
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await app.close();
  });
  const open = async (
    user: DemoUserName,
    path = '/',
    prepare?: (page: Page, context: BrowserContext) => unknown,
  ): Promise<Opened> => {
    const { context, page } = await takeContext(browser, app.url);
    await waitForDialogs(page);
    await prepare?.(page, context);
    await enter(page, app.url, user, path);
    return { page, context };
  };
  return { app, browser, open };
};
