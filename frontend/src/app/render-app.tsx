import i18next from 'i18next';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { firstPageReady } from '../ui/first-page.ts';
import { nextTask } from '../ui/next-task.ts';
import { App, type AppProps } from './app.tsx';
import { preloadPage } from './areas.ts';
import { endReadAhead } from './early-reads.ts';
import { precachePages } from './precache.ts';

const firstKey = (): Promise<true> =>
  new Promise((resolve) => document.addEventListener('keydown', () => resolve(true), { once: true, capture: true }));

/** Draws the app; the requested page loads in parallel with the profile. */
export const renderApp = async (root: HTMLElement, props: AppProps): Promise<void> => {
  initReactI18next.init(i18next);
  if (props.signedIn) {
    preloadPage(location.pathname);
    // Without a connection the next start tries again.
    precachePages().catch(() => undefined);
  }
  await nextTask();
  // Who uses the keyboard before the first page is complete needs it at once.
  Promise.race([firstKey(), firstPageReady().then(() => false)])
    .then(async (isByKeyboard) => (await import('./page-helpers.ts')).startHelpers(isByKeyboard))
    .catch(() => undefined);
  void firstPageReady().then(endReadAhead);
  // In slices, so that the browser draws the outline and answers in between.
  startTransition(() => createRoot(root).render(<App {...props} />));
};
