import { expect, it } from 'vitest';
import { changesOf, formOf, type RightForm } from './right-form.ts';

const start = formOf({
  type_id: 3,
  type_name: 'Extra-legal days',
  basis: 'same_year',
  days: 12,
  seniority: [{ from_years: 5, days: 1 }],
  carries_until: '31/03',
  carries_max: 2,
  from_year: null,
  changes_in: null,
});

it.each<[string, Partial<RightForm>, object]>([
  ['the days', { days: '12,5' }, { days: '12,5' }],
  ['a step', { seniority: [{ from_years: '5', days: '2' }] }, { seniority: [{ from_years: 5, days: 2 }] }],
  ['what is carried over', { carries: 0 }, { carries_until: '', carries_max: '' }],
  ['the year of the change', { from_year: '2027' }, { from_year: 2027 }],
  ['nothing', {}, {}],
])('sends of a right what was changed alone: %s', (_what, typed, sent) =>
  expect(changesOf(3, start, { ...start, ...typed })).toEqual({ type_id: 3, ...sent }),
);
