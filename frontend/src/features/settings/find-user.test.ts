import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { userById } from './find-user.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers each read of a list with its users, and notes the segment that was asked for. */
const answer = (lists: readonly (readonly { id: number }[])[]): (string | null)[] => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const data = lists[asked.length] ?? [];
    asked.push(new URL(url, 'http://localhost').searchParams.get('segment_id'));
    return Response.json({ data, count: data.length });
  });
  return asked;
};

it('finds a user who is activated between the reads of both lists', async () => {
  const asked = answer([[], [], [{ id: 9 }]]);
  expect(await new QueryClient().fetchQuery(userById(9))).toEqual({ id: 9 });
  expect(asked).toEqual(['all', 'inactive', 'all']);
});

it('finds nobody where no list has them', async () => {
  answer([[{ id: 8 }]]);
  expect(await new QueryClient().fetchQuery(userById(9))).toBeNull();
});
