import { afterEach, expect, it, vi } from 'vitest';
import { hasFields, isTextList, keepStored, readStored } from './browser-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('gives back what was stored', () => {
  keepStored('sessionStorage', 'names', ['An', 'Bo']);
  expect(readStored('sessionStorage', 'names', isTextList)).toEqual(['An', 'Bo']);
});

it.each([
  ['nothing', null],
  ['what is no JSON', '{'],
  ['what another release stored', '{"names":["An"]}'],
  ['a list of something else', '[1]'],
])('takes %s for nothing', (_, stored) => {
  if (stored !== null) sessionStorage.setItem('names', stored);
  expect(readStored('sessionStorage', 'names', isTextList)).toBeUndefined();
});

it('goes on where the browser has no room', () => {
  // why: a full storage refuses in this way
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => keepStored('sessionStorage', 'names', [])).not.toThrow();
});

it('knows an object by the fields that it must have', () => {
  expect(hasFields({ values: {}, step: 'a' }, 'values')).toBe(true);
  for (const other of [null, 'values', [], { step: 'a' }]) expect(hasFields(other, 'values')).toBe(false);
});
