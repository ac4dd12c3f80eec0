import { expect, it } from 'vitest';
import { searchRank } from './search-rank.ts';

it.each([
  ['Noémie Lambert', 'lam', 0],
  ['Noémie Lambert', 'lam noe', 0],
  ['Anne-Cécile de Saint-Hubert', 'hub', 0],
  ['VW ID.7 Tourer', 'id.7', 0],
  ['Roland Flamand', 'lam', 1],
  ['Noémie Lambert', 'lam mie', 1],
  ['Karim El Amrani', 'lam', 2],
] as const)('%s for %s is of rank %i', (name, typed, rank) => expect(searchRank(name, typed)).toBe(rank));
