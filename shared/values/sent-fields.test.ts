import { expect, it } from 'vitest';
import { sentFields } from './sent-fields.ts';

it('leaves what was not sent as it was, and clears what was sent as null', () => {
  const body: { name?: string | undefined; note?: string | null | undefined; age?: number } = {
    name: undefined,
    note: null,
  };
  expect({ name: 'Ann', note: 'New', age: 0, ...sentFields(body) }).toEqual({ name: 'Ann', note: null, age: 0 });
});
