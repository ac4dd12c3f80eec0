import { expect, it } from 'vitest';
import type { Operator } from '#shared/list/segment.ts';
import type { ConditionColumn } from './condition-check.ts';
import { conditionValues, valueIssue } from './condition-check.ts';

it.each<[ConditionColumn['kind'], Operator, string[], string | undefined]>([
  ['text', 'is', ['x'], undefined],
  ['text', 'is', [' '], 'required'],
  ['text', 'empty', [], undefined],
  ['text', 'contains', ['x'.repeat(101)], 'too_long'],
  ['text', 'any_of', ['a', 'x'.repeat(101)], 'too_long'],
  ['text', 'any_of', [], 'required'],
  ['text', 'any_of', ['a', 'b'], undefined],
  ['date', 'before', ['31/02/2024'], 'invalid_date'],
  ['date', 'between', ['01/01/2024'], 'required'],
  ['date', 'between', ['01/01/2024', '31/01/2024'], undefined],
  ['date', 'this_month', [], undefined],
  ['date', 'next_days', [], 'required'],
  ['date', 'next_days', ['90'], undefined],
  ['date', 'next_days', ['soon'], 'days_wanted'],
  ['money', 'over', ['1000'], undefined],
  ['money', 'over', ['1000,50'], undefined],
  ['money', 'over', ['31.500,5'], undefined],
  ['money', 'between', ['10', '12a'], 'invalid_number'],
  ['integer', 'over', ['12a'], 'invalid_number'],
  ['integer', 'over', ['1.000'], undefined],
  ['number', 'any_of', ['1', 'x'], 'invalid_number'],
  ['number', 'over', ['1,234'], undefined],
  ['number', 'over', ['1.000'], 'ambiguous_number'],
  ['flag', 'is', ['1'], undefined],
])('%s %s %j: %s', (kind, operator, values, expected) => {
  expect(valueIssue({ kind }, operator, values)?.code).toBe(expected);
});

it('keeps a number without what groups its digits', () => {
  expect(conditionValues({ kind: 'money' }, 'between', ['31.500,5 ', '€ 45 990'])).toEqual(['31500,5', '45990']);
  expect(conditionValues({ kind: 'integer' }, 'over', ['1.000'])).toEqual(['1000']);
  expect(conditionValues({ kind: 'number' }, 'between', ['1.5', '1 000,25'])).toEqual(['1,5', '1000,25']);
  expect(conditionValues({ kind: 'text' }, 'is', ['31.500,5'])).toEqual(['31.500,5']);
});
