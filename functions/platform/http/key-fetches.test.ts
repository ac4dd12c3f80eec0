import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keyFetches } from './key-fetches.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const URI = 'https://issuer.example/keys.json';

it('fetches the keys again for a new one after one that was invented, and not for the invented one', async () => {
  const kids = ['old'];
  const fetch = vi.fn<() => Promise<ArrayBuffer>>(() => {
    const keys = kids.map((kid) => ({ kid, kty: 'RSA', n: 'n', e: 'AQAB', alg: 'RS256', use: 'sig' }));
    return Promise.resolve(new TextEncoder().encode(JSON.stringify({ keys })).buffer);
  });
  const cache = new SimpleJwksCache({ fetcher: { fetch }, penaltyBox: keyFetches() });
  const kidOf = async (kid: string) => (await cache.getJwk(URI, { header: { alg: 'RS256', kid }, payload: {} })).kid;
  expect(await kidOf('old')).toBe('old');
  await expect(kidOf('invented')).rejects.toThrow('not found');
  await expect(kidOf('invented')).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(2);
  kids.push('new');
  vi.setSystemTime(Date.now() + 1_000);
  expect(await kidOf('new')).toBe('new');
  expect(fetch).toHaveBeenCalledTimes(3);
  vi.setSystemTime(Date.now() + 9_000);
  await expect(kidOf('invented')).rejects.toThrow('not found');
});
