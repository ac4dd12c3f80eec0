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
  expect(proposed([late, person(6, { start_date: null })])).toEqual([
    [2, 'team'],
    [6, 'team'],
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
