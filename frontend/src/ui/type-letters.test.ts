import { expect, it } from 'vitest';
import { firstLetter, lettersOf } from './type-letters.ts';

it('gives each type a letter of its own name', () => {
  const letters = lettersOf([
    { id: 3, name: 'Parental leave' },
    { id: 1, name: 'Legal holidays' },
    { id: 7, name: 'Paid training' },
    { id: null, name: 'Absent' },
  ]);
  expect(Object.fromEntries(letters)).toEqual({
    Absent: 'A',
    'Legal holidays': 'L',
    'Parental leave': 'P',
    'Paid training': 'I',
  });
});

it('shows something for a name without a free letter', () => {
  const letters = lettersOf([
    { id: 1, name: 'A' },
    { id: 2, name: 'a' },
  ]);
  expect(letters.get('a')).toBe('A');
  expect(firstLetter('école')).toBe('É');
  expect(firstLetter('…')).toBe('?');
});
