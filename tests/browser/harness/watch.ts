import type { Browser, BrowserContext, Page } from 'playwright-core';

/** What a page keeps for the tests: its toasts, and how many of its writes have no answer yet. */
type Watched = { toasts: { words: string; parts: string[]; isTaken: boolean }[]; writes: number };
type Watching = typeof globalThis & { watched?: Watched };

/** Runs in the page before its own scripts. */
const watch = (): void => {
  // A browser that saves data loads no pages ahead: each test has a cache of its own.
  const { connection } = navigator as Navigator & { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { value: true });
  const watched: Watched = { toasts: [], writes: 0 };
  (globalThis as Watching).watched = watched;

  const seen = new WeakMap<Element, string>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.mantine-Notification-root')) {
      const words = toast.textContent ?? '';
      if (seen.get(toast) === words) continue;
      // The time of a toast stands still while the mouse is on it: a busy machine must not miss what it offers.
      if (toast.querySelector('.mantine-Notification-body button'))
        toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      seen.set(toast, words);
      const parts = Array.from(toast.querySelectorAll('div, span'), (part) => part.textContent ?? '');
      watched.toasts.push({ words, parts, isTaken: false });
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });

  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return send(input, init);
    watched.writes += 1;
    try {
      return await send(input, init);
    } finally {
      // An act of several writes sends the next one first.
      setTimeout(() => (watched.writes -= 1));
    }
  };

  document.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.closest('[aria-modal]')?.setAttribute('data-had-focus', ''),
  );
};

export const watchPages = (context: BrowserContext): Promise<unknown> => context.addInitScript(watch);

/**
 * A dialog moves the focus to its first field just after it is drawn; text that is typed at that moment would land
 * there. Every act on the page waits until the dialog has taken the focus.
 */
export const waitForDialogs = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('[aria-modal]:not([data-had-focus])'), async () => undefined);

const takeToast = async (page: Page, words: string, isExact: boolean): Promise<void> => {
  await page.waitForFunction(
    ([text, exact]) => {
      const { toasts = [] } = (globalThis as Watching).watched ?? {};
      const isIt = (one: (typeof toasts)[number]) => (exact ? one.parts.includes(text) : one.words.includes(text));
      const found = toasts.find((one) => !one.isTaken && isIt(one));
      if (found) found.isTaken = true;
      return found !== undefined;
    },
    [words, isExact] as const,
  );
};

/**
 * Waits until a toast with these words was shown. It may be gone already, as a busy machine can miss a toast. Each call
 * takes one toast: that of an earlier act does not count for a later one.
 */
export const toastShown = (page: Page, words: string): Promise<void> => takeToast(page, words, false);

/** Waits until a toast with exactly these words was shown. */
export const exactToast = (page: Page, words: string): Promise<void> => takeToast(page, words, true);

/** Runs in the page. */
export const forgetToasts = (): void => {
  const { watched } = globalThis as Watching;
  if (watched) watched.toasts = [];
};

/** Waits until every write that the page sent has its answer: what it saved is stored then. */
export const answered = async (page: Page): Promise<void> => {
  await page
    .waitForFunction(() => !(globalThis as Watching).watched?.writes)
    .catch((error: unknown) => {
      // A page that was closed waits for nothing.
      if (!page.isClosed()) throw error;
    });
};

/** Waits for the writes of every open page. */
export const allAnswered = (browser: Browser): Promise<unknown> =>
  Promise.all(browser.contexts().flatMap((context) => context.pages().map(answered)));

/** What a picture of the page does not show: its focus, the toasts that are gone, and writes that wait for an answer. */
export const unseen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { toasts = [], writes = 0 } = (globalThis as Watching).watched ?? {};
    const { activeElement: focus } = document;
    const focused = `${focus?.tagName.toLowerCase()} ${focus?.getAttribute('aria-label') ?? focus?.id ?? ''}`.trim();
    const said = toasts.map(({ words }) => `“${words}”`).join(', ');
    return `focus: ${focused}; toasts: ${said || 'none'}; writes without an answer: ${writes}`;
  });
