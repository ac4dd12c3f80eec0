import * as z from 'zod';
import { expect, it } from 'vitest';
import { parseStored } from './parse-stored.ts';

const schema = z.object({
  state: z.enum(['open', 'done']),
  why: z.enum(['late']).nullable(),
  steps: z.array(z.object({ step: z.enum(['sent']), at: z.string() })),
  count: z.int(),
});
const stored = { state: 'open', why: null, steps: [{ step: 'sent', at: '1' }], count: 1 };

it('keeps names that a later release added to a closed list', () => {
  const later = { ...stored, state: 'flown', why: 'storm', steps: [...stored.steps, { step: 'landed', at: '2' }] };
  expect(parseStored(schema, { ...later, pk: 'x' })).toEqual(later);
  expect(later.state).toBe('flown');
  expect(parseStored(schema, stored)).toEqual(stored);
});

it('keeps fields that a later release added, at any depth, but not the key', () => {
  const later = { ...stored, speed: { unit: 'knots' }, steps: [{ step: 'landed', at: '2', where: ['Zaventem'] }] };
  expect(parseStored(schema, { ...later, pk: 'x', sk: 'y' })).toEqual(later);
  const chosen = z.object({ of: z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]) });
  expect(parseStored(chosen, { of: { b: 1, c: 2 } })).toEqual({ of: { b: 1, c: 2 } });
});

it('throws where something else is stored than should be', () => {
  expect(() => parseStored(schema, { ...stored, count: 'many' })).toThrow();
  expect(() => parseStored(schema, { ...stored, state: 7 })).toThrow();
});
