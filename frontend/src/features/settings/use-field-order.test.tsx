import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DefinedField } from './custom-fields.ts';
import { useFieldOrder } from './use-field-order.ts';

/** The orders that were sent, with what answers each of them. */
let sent: { ids: number[]; answer: () => void }[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { ids } = JSON.parse(body) as { ids: number[] };
    sent.push({ ids, answer: () => resolve(Response.json({})) });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  // why: the order of fields follows from their ids alone
  const fields = [1, 2, 3].map((id) => ({ id }) as DefinedField);
  const { result } = renderHook(() => useFieldOrder('car', fields), { wrapper });
  return {
    move: (from: number, to: number) => act(async () => result.current.move(from, to)),
    shown: () => result.current.ordered.map(({ id }) => id),
  };
};

it('saves one order after the other, so that the last one stays whichever answer is slow', async () => {
  const { move, shown } = start();
  await move(0, 1);
  await waitFor(() => expect(sent).toHaveLength(1));
  await move(1, 2);
  // Longer than a save waits for the next move.
  await act(() => new Promise((done) => setTimeout(done, 600)));
  expect([sent.length, shown()]).toEqual([1, [2, 3, 1]]);
  await act(async () => sent[0]!.answer());
  await waitFor(() => expect(sent.map(({ ids }) => ids)).toEqual([[2, 1, 3], [2, 3, 1]])); // prettier-ignore
  expect(shown()).toEqual([2, 3, 1]);
});

it('saves at once when the page is closed', async () => {
  const { move } = start();
  await move(0, 2);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(sent.map(({ ids }) => ids)).toEqual([[2, 3, 1]]);
});
