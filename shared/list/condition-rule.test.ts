import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors/problem.ts';
import type { Column } from './column.ts';
import { filterRule } from './condition-rule.ts';
import type { Condition, FilterEntry, SegmentFilter } from './segment.ts';

type Car = { id: number; brand: string; price: number; pool: 0 | 1 };

const columns: readonly Column<Car>[] = [
  { key: 'brand', label: '', kind: 'text', value: (car) => car.brand },
  { key: 'price', label: '', kind: 'money', value: (car) => car.price },
  { key: 'pool', label: '', kind: 'flag', value: (car) => car.pool },
];
const rows: readonly Car[] = [
  { id: 1, brand: 'Škoda', price: 100.5, pool: 0 },
  { id: 2, brand: 'skoda', price: 50, pool: 1 },
  { id: 3, brand: 'Audi', price: 200, pool: 1 },
];
const pool: Condition = { column: 'pool', operator: 'is', values: [1] };
const dear: Condition = { column: 'price', operator: 'over', values: [90] };
const skoda: Condition = { column: 'brand', operator: 'is', values: ['skoda'] };
const found = (match: SegmentFilter['match'], ...conditions: FilterEntry[]) => {
  const { test } = filterRule({ match, conditions }, columns);
  return rows.filter(test).map(({ id }) => id);
};

describe('groups of conditions', () => {
  it('count as one condition', () => {
    expect(found('all', skoda, { match: 'any', conditions: [pool, dear] })).toEqual([1, 2]);
    expect(found('all', skoda, { match: 'all', conditions: [pool, dear] })).toEqual([]);
    expect(found('any', skoda, { match: 'all', conditions: [pool, dear] })).toEqual([1, 2, 3]);
    expect(found('all', { match: 'all', conditions: [skoda, dear] })).toEqual([1]);
  });

  it('are another rule than their conditions in a row', () => {
    const key = (...conditions: FilterEntry[]) => filterRule({ match: 'all', conditions }, columns).key;
    expect(key(skoda, { match: 'any', conditions: [pool, dear] })).not.toBe(key(skoda, pool, dear));
  });

  it('name each wrong condition by its path', () => {
    const wrong = { ...dear, values: ['x'] };
    const failure = () => found('all', wrong, { match: 'any', conditions: [pool, wrong] });
    expect(failure).toThrow(AppError);
    try {
      failure();
    } catch (error) {
      expect((error as AppError).fields.map(({ path }) => path)).toEqual([
        'filters.conditions.0.values',
        'filters.conditions.1.conditions.1.values',
      ]);
    }
  });
});

describe('relative dates', () => {
  type Contract = { id: number; ends: string | null };
  const ends: readonly Column<Contract>[] = [{ key: 'ends', label: '', kind: 'date', value: (one) => one.ends }];
  const contracts: readonly Contract[] = [
    { id: 1, ends: '2026-11-21' },
    { id: 2, ends: '2026-11-22' },
    { id: 3, ends: '2026-12-22' },
    { id: 4, ends: '2027-01-01' },
    { id: 5, ends: null },
  ];
  const ruleOn = (today: string, operator: Condition['operator'], ...values: string[]) =>
    filterRule({ match: 'all', conditions: [{ column: 'ends', operator, values }] }, ends, 'filters', today);
  const on = (...[today, operator, ...values]: Parameters<typeof ruleOn>) =>
    contracts.filter(ruleOn(today, operator, ...values).test).map(({ id }) => id);

  it('count from the day on which they are read', () => {
    expect(on('2026-11-22', 'today')).toEqual([2]);
    expect(on('2026-11-22', 'next_days', '30')).toEqual([2, 3]);
    expect(on('2026-11-22', 'last_days', '1')).toEqual([1, 2]);
    expect(on('2026-11-22', 'this_month')).toEqual([1, 2]);
    expect(on('2026-11-22', 'next_year')).toEqual([4]);
    expect(on('2026-12-01', 'this_month')).toEqual([3]);
  });

  it('are another rule on another day, so that no answer of yesterday is kept', () => {
    expect(ruleOn('2026-11-22', 'today').key).not.toBe(ruleOn('2026-11-23', 'today').key);
  });

  it('are refused without a whole number of days, and for other columns', () => {
    for (const days of ['', '0', '1.5', 'soon'])
      expect(() => ruleOn('2026-11-22', 'next_days', days)).toThrow(AppError);
    expect(() => found('all', { column: 'brand', operator: 'this_month', values: [] })).toThrow(AppError);
  });
});
