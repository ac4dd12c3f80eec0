import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { markFirstPageReady } from './first-page.ts';
import { nextTask } from './next-task.ts';
import { onDemand } from './on-demand.tsx';

const Search = () => <input aria-label="Search" />;
const field = () => screen.queryByRole('textbox', { name: 'Search' });

it('draws code that is there at once, so that nothing typed is lost', async () => {
  const load = vi.fn<() => Promise<typeof Search>>(async () => Search);
  const Opened = onDemand<object>(load, <p>Loading</p>);
  markFirstPageReady();
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  await nextTask();
  render(<Opened />);
  expect(field()).not.toBeNull();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('shows its fallback to whoever is quicker than the code', async () => {
  const code = Promise.withResolvers<typeof Search>();
  const Opened = onDemand<object>(() => code.promise, <p>Loading</p>);
  render(<Opened />);
  expect(screen.queryByText('Loading')).not.toBeNull();
  await act(async () => {
    code.resolve(Search);
    await code.promise;
  });
  await vi.waitFor(() => expect(field()).not.toBeNull());
});
