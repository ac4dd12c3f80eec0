import { expect, it } from 'vitest';
import { examplesOf } from './right-examples.ts';
import { bodyOf, formOf, issuesOf, rightOf, type RightOut } from './right-form.ts';

const legal: RightOut = {
  type_id: 1,
  type_name: 'Legal holidays',
  basis: 'year_before',
  days: 20,
  seniority: [],
  carries_until: null,
  carries_max: null,
  from_year: null,
  changes_in: null,
};

const shown = (right: RightOut) => {
  const typed = rightOf(1, formOf(right));
  return typed && examplesOf(typed, 2027).map(({ who, days }) => [who, days]);
};

it('counts the examples by the rule of balances', () => {
  expect(shown(legal)).toEqual([
    ['fullTime', 20],
    ['fromJuly', 10],
    ['fourFifths', 16],
  ]);
  expect(shown({ ...legal, basis: 'same_year', days: 12, seniority: [{ from_years: 10, days: 1.5 }] })).toEqual([
    ['fullTime', 12],
    ['fromJuly', 6],
    ['fourFifths', 9.6],
    ['seniority', 13.5],
  ]);
});

it('refuses what the API refuses, at its field, and has no examples then', () => {
  const form = {
    ...formOf(legal),
    days: 'many',
    seniority: [
      { from_years: '5', days: '1' },
      { from_years: '5', days: '' },
    ],
    carries: 1 as const,
    carries_until: '29/02',
    carries_max: '400',
  };
  expect(issuesOf(form).map(({ path, code }) => [path, code])).toEqual([
    ['days', 'invalid_number'],
    ['seniority.1.from_years', 'listed_twice'],
    ['seniority.1.days', 'required'],
    ['carries_until', 'invalid_date'],
    ['carries_max', 'max'],
  ]);
  expect(rightOf(1, form)).toBeUndefined();
});

it('sends steps in order, and blanks for what lapses on 31 December', () => {
  const seniority = [
    { from_years: '10', days: '2' },
    { from_years: '5', days: '0,5' },
  ];
  const form = { ...formOf(legal), seniority, carries_max: '5' };
  expect(bodyOf(1, form)).toEqual({
    type_id: 1,
    basis: 'year_before',
    days: '20',
    seniority: [
      { from_years: 5, days: 0.5 },
      { from_years: 10, days: 2 },
    ],
    carries_until: '',
    carries_max: '',
  });
  expect(bodyOf(1, { ...form, carries: 1, carries_until: '30/06' })).toMatchObject({
    carries_until: '30/06',
    carries_max: '5',
  });
});
