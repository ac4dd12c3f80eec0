import { act, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, Outlet } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { NavigationVoice } from './navigation-voice.tsx';

beforeAll(() => {
  // jsdom draws nothing.
  Element.prototype.checkVisibility ??= () => true;
});

const Shell = () => (
  <>
    <NavigationVoice />
    <button>Search</button>
    <button>Menu</button>
    <main id="page">
      <Outlet />
    </main>
  </>
);

/** Goes to a page of which nothing is there yet, and gives what makes its heading come. */
const goToSlowPage = async (): Promise<() => void> => {
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/', element: <h1>Home</h1> },
          { path: '/people', element: <div data-testid="people" /> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  screen.getByRole('button', { name: 'Menu' }).focus();
  await act(() => router.navigate('/people'));
  return () => {
    screen.getByTestId('people').innerHTML = '<h1>People</h1>';
  };
};

it('moves the focus to the heading, however late it comes', async () => {
  const arrive = await goToSlowPage();
  expect(document.activeElement?.textContent).toBe('Menu');
  arrive();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('People'));
});

it('leaves whoever has gone on to something else meanwhile', async () => {
  const arrive = await goToSlowPage();
  screen.getByRole('button', { name: 'Search' }).focus();
  arrive();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(document.activeElement?.textContent).toBe('Search');
});

it('takes the focus that a menu gave back when it closed', async () => {
  const arrive = await goToSlowPage();
  screen.getByRole('button', { name: 'Menu' }).checkVisibility = () => false;
  screen.getByRole('button', { name: 'Search' }).focus();
  arrive();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('People'));
});
