import * as z from 'zod';
import { expect, it } from 'vitest';
import { parseKnown } from './tenant-setting.ts';

const schema = z.object({
  flags: z.array(z.enum(['a', 'b'])),
  years: z.partialRecord(z.enum(['x', 'y']), z.int()),
  places: z.array(z.object({ side: z.enum(['left']), tone: z.enum(['red']).optional() })),
  language: z.enum(['en']).default('en'),
});
const known = { flags: ['a', 'b'], years: { x: 1 }, places: [{ side: 'left' }], language: 'en' };

it('leaves out entries, keys, fields and values that a later release wrote', () => {
  const stored = {
    flags: ['c', 'a', 'd', 'b', 'e'],
    years: { x: 1, z: 2 },
    places: [{ side: 'up', tone: 'blue' }, { side: 'left' }, { side: 'down' }],
    language: 'de',
    more: 1,
  };
  expect(parseKnown(schema, stored)).toEqual(known);
  expect(stored.flags).toHaveLength(5);
});

it('throws where a field is another thing than it should be', () => {
  expect(() => parseKnown(schema, { ...known, flags: 'a' })).toThrow();
});
