import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startMessages } from '../../app/messages.ts';
import { sampleClient } from '../../parts/sample-client.ts';
import { actor } from '../../stories/sample-people.ts';
import { endedRun, runningRun } from '../../stories/sample-run.ts';
import { ActorProvider } from '../../ui/actor.tsx';
import { RunPage } from './run-page.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['runs', 'shell', 'ui']);
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <MantineProvider>
      <QueryClientProvider client={sampleClient()}>
        <ActorProvider value={actor}>
          <MemoryRouter initialEntries={[`/runs/${runningRun.run_id}`]}>
            <Routes>
              <Route path="/runs/:runId" element={<RunPage />} />
            </Routes>
          </MemoryRouter>
        </ActorProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
const running = () => Response.json({ ...runningRun, items: [], count: 0 });
const ended = () => Response.json({ ...endedRun, items: [], count: 0 });

it('says of a running job that the server cannot be reached, and goes on by itself once it can', async () => {
  let answer: () => Response = running;
  vi.stubGlobal('fetch', async () => answer());
  show();
  await screen.findByText(/^You can leave this page/);
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await screen.findByText(/^The server can't be reached/, undefined, { timeout: 20_000 });
  expect(screen.queryByText(/^You can leave this page/)).toBeNull();
  screen.getByRole('heading', { name: runningRun.title });
  answer = running;
  await screen.findByText(/^You can leave this page/, undefined, { timeout: 20_000 });
  answer = ended;
  await waitFor(() => screen.getByText(/^Ended on/), { timeout: 20_000 });
});

it('is read again when what it offers is refused, as after somebody else started the job again', async () => {
  let answer = () => Response.json({ ...endedRun, status: 'cancelled', items: [], count: 0 });
  const refusal = { type: 'x', title: 'No', status: 409, code: 'run_state', detail: 'No.', reason_phrase: 'No.', fields: [] }; // prettier-ignore
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST' ? Response.json(refusal, { status: 409 }) : answer(),
  );
  show();
  const resume = await screen.findByText('Resume');
  answer = running;
  fireEvent.click(resume);
  await screen.findByText(/^You can leave this page/);
  expect(screen.queryByText('Resume')).toBeNull();
});

it('asks for a new address of its file at each click, since one is valid for a minute, and says why there is none', async () => {
  let result: Record<string, unknown> = { file_name: 'a.zip', file_url: 'https://files.example/one' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...endedRun, kind: 'contracts-download', result, items: [], count: 0 }),
  );
  const opened: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.href);
  });
  show();
  const link = await screen.findByRole('link', { name: 'Download a.zip' });
  result = { ...result, file_url: 'https://files.example/two' };
  fireEvent.click(link);
  await waitFor(() => expect(opened).toEqual(['https://files.example/two']));
  result = { file_name: 'a.zip', file_gone: 'expired' };
  fireEvent.click(link);
  await screen.findByText(/^The file was kept for a day/);
  expect(screen.queryByRole('link', { name: 'Download a.zip' })).toBeNull();
  expect(opened).toHaveLength(1);
});
