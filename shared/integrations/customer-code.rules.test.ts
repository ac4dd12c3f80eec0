import { expect, it } from 'vitest';
import { customerCodeIssues, isPlain } from './customer-code.rules.ts';

const office = { kind: 'http' } as const;
const csvFile = { kind: 'file', layout: 'csv' } as const;
const fixedFile = { kind: 'file', layout: 'fixed' } as const;

it('has a place in a column of plain characters', () => {
  expect(['AB', 'A', '~!', 'A B', 'ABC', 'é1', '1é', ''].filter((text) => isPlain(text, 2))).toEqual(['AB', 'A', '~!']);
});

it('of an office is among its credentials', () => {
  expect(customerCodeIssues('AB', office)).toMatchObject([{ path: 'customer_code', code: 'customer_code_of_office' }]);
  expect(customerCodeIssues('', office)).toEqual([]);
  expect(customerCodeIssues(null, office)).toEqual([]);
});

it('is as wide as one likes in a file with commas, or absent', () => {
  expect(customerCodeIssues('Vandael, Gent', csvFile)).toEqual([]);
  expect(customerCodeIssues(null, csvFile)).toEqual([]);
});

it('fills a column of the fixed file', () => {
  expect(customerCodeIssues('AB', fixedFile)).toEqual([]);
  expect(customerCodeIssues(null, fixedFile)).toMatchObject([{ path: 'customer_code', code: 'required' }]);
  expect(customerCodeIssues('ABC', fixedFile)).toEqual([
    {
      path: 'customer_code',
      code: 'customer_code_too_wide',
      message: 'field can be max 2: plain letters, digits and signs',
    },
  ]);
});
