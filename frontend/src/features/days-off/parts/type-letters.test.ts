import { expect, it } from 'vitest';
import { firstLetter, lettersOf } from './type-letters.ts';

it('gives each type a letter of its own name', () => {
  const letters = lettersOf([
    { id: 3, name: 'Parental leave' },
    { id: 1, name: 'Legal holidays' },
    { id: 7, name: 'Paid training' },
    { id: null, name: 'Absent' },
  ]);
  expect([...letters]).toEqual([
    [null, 'A'],
    [1, 'L'],
    [3, 'P'],
    [7, 'I'],
  ]);
});

it('shows something for a name without a free letter', () => {
  expect(
    lettersOf([
      { id: 1, name: 'A' },
      { id: 2, name: 'a' },
    ]).get(2),
  ).toBe('A');
  expect(firstLetter('école')).toBe('É');
  expect(firstLetter('…')).toBe('?');
});
