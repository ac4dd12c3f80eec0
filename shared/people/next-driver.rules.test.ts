import { expect, it } from 'vitest';
import { nextDrivers } from './next-driver.rules.ts';

const DAY = '2026-12-01';
const person = (id: number, over: Record<string, unknown> = {}) => ({
  id,
  team_ids: [7],
  function: null,
  start_date: '2020-01-01',
  active_until: null,
  deleted: 0 as const,
  ...over,
});
const leaver = person(1, { function: 'Sales engineer ' });
const proposed = (people: ReturnType<typeof person>[], drivers: number[] = [], taken: number[] = []) =>
  nextDrivers(leaver, [leaver, ...people], {
    day: DAY,
    hasVehicle: (id) => drivers.includes(id),
    isTaken: (id) => taken.includes(id),
  }).map(({ person: { id }, reason }) => [id, reason]);

it('puts new people first, then the same function, then whoever is here longest, three of them', () => {
  const late = person(2, { start_date: '2021-01-01' });
  const early = person(3, { start_date: '2019-01-01' });
  const same = person(4, { team_ids: [], function: 'sales  engineer'.replace('  ', ' ') });
  const joiner = person(5, { start_date: '2027-01-04' });
  expect(proposed([late, early, same, joiner])).toEqual([
    [5, 'new'],
    [4, 'function'],
    [3, 'team'],
  ]);
  const unknown = person(6, { start_date: null });
  for (const people of [
    [late, unknown],
    [unknown, late],
  ])
    expect(proposed(people)).toEqual([
      [2, 'team'],
      [6, 'team'],
    ]);
  expect(proposed([person(8), person(7)])).toEqual([
    [7, 'team'],
    [8, 'team'],
  ]);
});

it('proposes nobody of elsewhere, who has a vehicle, leaves, left, or starts much later', () => {
  const others = [
    person(2, { team_ids: [8] }),
    person(3),
    person(4, { active_until: '2027-06-30' }),
    person(5, { deleted: 1 }),
    person(6, { start_date: '2027-01-31' }),
  ];
  expect(proposed(others, [3])).toEqual([]);
  expect(proposed([person(6, { start_date: '2027-01-30' })])).toEqual([[6, 'new']]);
});

it('proposes the next one where somebody is the first choice for another vehicle', () => {
  const people = [person(2), person(3), person(4), person(5)];
  expect(proposed(people, [], [2])).toEqual([
    [3, 'team'],
    [4, 'team'],
    [5, 'team'],
  ]);
});

it('knows colleagues by one team in common, and nobody by a function that both lack', () => {
  expect(proposed([person(2, { team_ids: [6, 7] })])).toEqual([[2, 'team']]);
  const without = person(1);
  const facts = { day: DAY, hasVehicle: () => false, isTaken: () => false };
  expect(nextDrivers(without, [person(2, { team_ids: [] })], facts)).toEqual([]);
});

it('counts as new from 60 days before the change', () => {
  expect(proposed([person(2, { start_date: '2026-10-02' })])).toEqual([[2, 'new']]);
  expect(proposed([person(2, { start_date: '2026-10-01' })])).toEqual([[2, 'team']]);
});

it.each([
  [null, DAY],
  ['2020-01-01', DAY],
  [DAY, DAY],
  ['2026-12-02', '2026-12-02'],
])('lets somebody whose first day is %s drive from %s', (first, from) => {
  const facts = { day: DAY, hasVehicle: () => false, isTaken: () => false };
  expect(nextDrivers(leaver, [person(2, { start_date: first })], facts).map((one) => one.from)).toEqual([from]);
});
