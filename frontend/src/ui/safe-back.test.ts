import { expect, it } from 'vitest';
import { safeBack } from './safe-back.ts';

it.each([null, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/a b'])(
  'refuses %j',
  (back) => expect(safeBack(back)).toBeNull(),
);
it.each(['/', '/people/3', '/people/3?tab=a#b'])('takes %j', (back) => expect(safeBack(back)).toBe(back));
