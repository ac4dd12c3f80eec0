import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

const made = (name: string) => () => ({ name });

it('keeps what was used last, not what came last', () => {
  const cache = new LruCache<{ name: string }>(2);
  cache.set('a', { name: 'a' });
  cache.set('b', { name: 'b' });
  expect(cache.get('a')).toEqual({ name: 'a' });
  cache.set('c', { name: 'c' });
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([{ name: 'a' }, undefined, { name: 'c' }]);
});

it('makes a value once, until it is deleted', () => {
  const cache = new LruCache<{ name: string }>(2);
  const first = cache.getOrMake('a', made('first'));
  expect(cache.getOrMake('a', made('second'))).toBe(first);
  cache.delete('a');
  expect(cache.getOrMake('a', made('third'))).toEqual({ name: 'third' });
});

it('counts a key once that is set again', () => {
  const cache = new LruCache<{ name: string }>(2);
  for (const key of ['a', 'b', 'a', 'a']) cache.set(key, { name: key });
  expect(cache.get('b')).toEqual({ name: 'b' });
});
