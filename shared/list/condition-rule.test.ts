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
