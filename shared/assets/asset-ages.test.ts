import { expect, it } from 'vitest';
import { assetAges } from './asset-ages.ts';

const asset = (created: string, life: number | null = null, first?: string) => ({
  created_at: `${created}T10:00:00.000Z`,
  periods: first === undefined ? [] : [{ employee_id: 7, start_date: first, end_date: null }],
  life,
});
const day = '2026-11-23';
const binsOf = (assets: Parameters<typeof assetAges>[0]) =>
  assetAges(assets, day).ages.map(({ assets: count, due }) => (due > 0 ? `${count}, ${due} due` : count));

it('counts full years since the earlier of the first owner and the day it was added', () => {
  expect(binsOf([asset('2025-11-24'), asset('2025-11-23'), asset('2026-11-01', null, '2023-11-23')])).toEqual([
    1, 1, 0, 1, 0, 0,
  ]);
  expect(binsOf([asset('2010-01-01'), asset('2027-01-01')])).toEqual([1, 0, 0, 0, 0, 1]);
});

it('tells what is older than the life of its type, and what will be within a year', () => {
  const assets = [asset('2022-11-23', 4), asset('2022-11-24', 4), asset('2022-01-01')];
  expect(binsOf(assets)).toEqual([0, 0, 0, 1, '2, 1 due', 0]);
  expect(assetAges(assets, day).due_within_year).toBe(1);
});

it('takes the day in Belgium on which it was added', () => {
  const added = { created_at: '2025-11-23T23:30:00.000Z', periods: [], life: 1 };
  expect(assetAges([added], day)).toMatchObject({ due_within_year: 1 });
});
