import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { drawRouter } from '#tests/harness/draw-router.tsx';
import { startMessages } from '../../../app/messages.ts';
import { Questions } from '../../../app/questions.tsx';
import { askedQuestion } from '../../../ui/ask.ts';
import { createMemoryRouter, Outlet } from '../../../ui/router.ts';
import { AddKeyModal } from './add-key-modal.tsx';

beforeAll(async () => {
  await startMessages();
  initReactI18next.init(i18next);
  await i18next.loadNamespaces(['api-keys', 'form', 'ui']);
});
afterEach(() => {
  askedQuestion.close();
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const KEY = 'bok_7_secret';

/** Sends the form for a key, whose answer comes when the test says so. */
const send = async () => {
  const answer = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await answer.promise;
    return Response.json({ id: 7, key: KEY });
  });
  const Page = () => (
    <>
      <Outlet />
      <Questions />
    </>
  );
  const pages = [
    { index: true, element: <AddKeyModal toGive={['fleet:read']} close={() => undefined} /> },
    { path: 'home', element: null },
  ];
  const router = createMemoryRouter([{ path: '/', Component: Page, children: pages }]);
  drawRouter(router);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Export' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Read: vehicles' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add key' }));
  return { router, answer };
};

const isAskedToStay = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('shows the key of a call whose page was left, until its user has seen it', async () => {
  const { router, answer } = await send();
  await vi.waitFor(() => expect(isAskedToStay()).toBe(true));
  await act(() => router.navigate('/home'));
  expect(isAskedToStay()).toBe(false);
  answer.resolve();
  await screen.findByText(KEY);
  // Neither a slip of the finger nor a second press of Enter closes it.
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByText(KEY)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await vi.waitFor(() => expect(screen.queryByText(KEY)).toBeNull());
  expect(router.state.location.pathname).toBe('/home');
});
