import './ui/mantine.css';
import './ui/fonts.css';
import './ui/global.css';
import { loadConfig } from './app/config.ts';
import { readAhead } from './app/early-reads.ts';
import { openIdentity } from './app/identity.ts';
import { startMessages } from './app/messages.ts';
import { showStartFailed } from './app/start-failed.ts';

/**
 * Starts the sign-in and loads the app's code in parallel, as both take about as long; a redirect waits for neither.
 */
const start = async (root: HTMLElement): Promise<void> => {
  // zod tries whether it may make code from text, which the content security policy would report.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const code = import('./app/render-app.tsx');
  // A failure is handled where `code` is awaited below; after a redirect it does not matter.
  code.catch(() => undefined);
  try {
    const [config] = await Promise.all([loadConfig(), startMessages()]);
    const identity = openIdentity(config);
    const state = await identity.start();
    if (state === 'leaving') return;
    if (state === 'signed-in') readAhead(await identity.accessToken());
    const { renderApp } = await code;
    await renderApp(root, { config, identity, signedIn: state === 'signed-in' });
  } catch {
    showStartFailed(root);
  }
};

const root = document.getElementById('root');
if (root) void start(root);
