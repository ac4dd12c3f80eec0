import './ui/mantine.css';
import './ui/fonts.css';
import './ui/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadConfig } from './app/config.ts';
import { openIdentity } from './app/identity.ts';
import { startMessages } from './app/messages.ts';
import { StartFailed } from './app/start-failed.tsx';

const start = async (root: HTMLElement): Promise<void> => {
  await startMessages();
  const page = createRoot(root);
  try {
    const config = await loadConfig();
    const identity = openIdentity(config);
    const state = await identity.start();
    if (state !== 'leaving') page.render(<App config={config} identity={identity} signedIn={state === 'signed-in'} />);
  } catch {
    page.render(<StartFailed />);
  }
};

const root = document.getElementById('root');
if (root) void start(root);
