import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { basename } from 'node:path';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startMessages } from '../app/messages.ts';
import { firstPageReady, markFirstPageReady } from '../ui/first-page.ts';
import { allStories } from './find-stories.ts';
import { sampleFetch, unanswered } from './sample-answers.ts';
import { sampleClient } from './sample-client.ts';
import { PartsPage } from './parts-page.tsx';

const WAIT = { timeout: 60_000, interval: 20 };
const QUIET_LOOKS = 3;

const components = import.meta.glob<Record<string, unknown>>([
  '../{activity,bulk,charts,contracts,document-editor,documents,form,history,integrations,list,mail,pdf-viewer,people-choice,records,runs,signature,ui,wizard}/**/*.tsx',
  '!../**/*.{stories,test}.tsx',
]);
const texts = Object.keys(
  // Those of the pages of links are no texts of the app, which would ask for them again and again.
  import.meta.glob([
    '../../../shared/messages/en/*.json',
    '!../../../shared/messages/en/{answer,my-days-off,sign}.json',
  ]),
);

class Watch {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('ResizeObserver', Watch);
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal('fetch', sampleFetch);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  await startMessages();
  initReactI18next.init(i18next);
  // Texts and code that stories load on demand are loaded up front, so that each story is complete at once.
  await i18next.loadNamespaces(texts.map((file) => basename(file, '.json')));
  await Promise.all(Object.values(components).map((load) => load()));
  markFirstPageReady();
});

let root: Root | undefined;
const messages: unknown[][] = [];
/** Whether a message is about the `search` element, which every browser knows, but jsdom does not. */
const isAboutSearch = ([words, tag]: unknown[]): boolean =>
  String(words).includes('is unrecognized') && tag === 'search';
beforeEach(() => {
  messages.length = 0;
  unanswered.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      if (!isAboutSearch(words)) messages.push(words);
    });
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

type Fiber = { type: unknown; elementType: unknown; child: Fiber | null; sibling: Fiber | null };
type FiberRoot = { current: Fiber; pendingLanes: number };

/** React's own tree below a node: only it tells which component drew what, and whether there is more to draw. */
const treeIn = (host: HTMLElement): FiberRoot => {
  const key = Object.keys(host).find((name) => name.startsWith('__reactContainer$')) ?? '';
  return (host as unknown as Record<string, { stateNode: FiberRoot }>)[key]!.stateNode;
};

/** The components that React has drawn below a node. */
const drawnIn = (host: HTMLElement): Set<unknown> => {
  const types = new Set<unknown>();
  const fibers: (Fiber | null)[] = [treeIn(host).current];
  for (const fiber of fibers) {
    if (!fiber) continue;
    // What memo and lazy export stands in the second one only.
    types.add(fiber.type).add(fiber.elementType);
    fibers.push(fiber.child, fiber.sibling);
  }
  return types;
};

const drawn = new Set<unknown>();

/** Waits until every case has drawn something, no request, import or drawing is under way, and the page stays as it is from look to look, however long a busy machine takes for each. */
const waitUntilQuiet = async (host: HTMLElement, cases: number, client: QueryClient): Promise<void> => {
  let quietLooks = 0;
  const watch = new MutationObserver(() => {
    quietLooks = 0;
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  await vi.waitFor(async () => {
    await firstPageReady();
    await vi.dynamicImportSettled();
    expect(host.querySelectorAll('article')).toHaveLength(cases);
    for (const part of host.querySelectorAll('article > div')) expect(part.childElementCount).toBeGreaterThan(0);
    expect(client.isFetching()).toBe(0);
    expect(treeIn(host).pendingLanes).toBe(0);
    quietLooks += 1;
    expect(quietLooks).toBeGreaterThan(QUIET_LOOKS);
  }, WAIT);
  watch.disconnect();
};

it.each([...allStories])('draws %s', async (_file, stories) => {
  const host = document.body.appendChild(document.createElement('div'));
  const client = sampleClient();
  const cases = Object.keys(stories.cases).length;
  root = createRoot(host);
  root.render(<PartsPage stories={[stories]} client={client} env="test" />);
  await waitUntilQuiet(host, cases, client);
  for (const opener of host.querySelectorAll<HTMLElement>('[data-opens]')) {
    opener.click();
    await waitUntilQuiet(host, cases, client);
  }
  for (const type of drawnIn(host)) drawn.add(type);
  expect(messages).toEqual([]);
  expect(unanswered).toEqual([]);
});

/** How React marks what memo, lazy and forwardRef make. */
const wrappers = new Set(['memo', 'lazy', 'forward_ref'].map((name) => Symbol.for(`react.${name}`)));

const isComponent = (value: unknown): boolean =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && wrappers.has(value.$$typeof as symbol));

it('finds every shared component in a story', async () => {
  const all = await Promise.all(
    Object.entries(components).map(async ([file, load]) =>
      Object.entries(await load())
        .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value))
        .map(([name, value]) => ({ name: `${file.replace('../', '')} ${name}`, value })),
    ),
  );
  expect(all.flat().length).toBeGreaterThan(100);
  expect(all.flat().flatMap(({ name, value }) => (drawn.has(value) ? [] : [name]))).toEqual([]);
});
