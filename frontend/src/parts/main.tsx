import '../ui/mantine.css';
import '../ui/fonts.css';
import '../ui/global.css';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { startMessages } from '../app/messages.ts';
import { markFirstPageReady } from '../ui/first-page.ts';
import { allStories } from './find-stories.ts';
import { sampleFetch } from './sample-answers.ts';
import { sampleClient } from './sample-client.ts';
import { PartsPage } from './parts-page.tsx';

// `npm run parts`: every shared part on one page; `?only=ui/pictures` narrows it down to one file of stories.
const start = async (root: HTMLElement): Promise<void> => {
  globalThis.fetch = sampleFetch as typeof fetch;
  await startMessages();
  initReactI18next.init(i18next);
  markFirstPageReady();
  const only = new URLSearchParams(location.search).get('only') ?? '';
  const shown = [...allStories].filter(([file]) => file.startsWith(only)).map(([, stories]) => stories);
  createRoot(root).render(<PartsPage stories={shown} client={sampleClient()} />);
};

const root = document.getElementById('root');
if (root) void start(root);
