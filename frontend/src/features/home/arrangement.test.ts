import { expect, it } from 'vitest';
import type { HomeCard } from '../../ui/home-part.ts';
import { arrangeCards, toKeep } from './arrangement.ts';

const card = (key: string, order: number): HomeCard => ({
  key,
  order,
  name: key,
  area: null,
  place: 'main',
  shows: () => true,
  Card: () => null,
});
const cards = [card('cost', 20), card('todo', 10), card('co2', 30)];
const keysOf = (kept: readonly string[] | null, of = cards) => arrangeCards(of, kept).map(({ key }) => key);

it('shows every card in its order until somebody arranges them', () => {
  expect(keysOf(null)).toEqual(['todo', 'cost', 'co2']);
});

it('keeps order and hidden cards, and shows a card that came later', () => {
  const kept = toKeep(cards, ['co2', 'todo']);
  expect(kept).toEqual(['co2', 'todo', '-cost']);
  expect(keysOf(kept, [...cards, card('seats', 5)])).toEqual(['co2', 'todo', 'seats']);
  expect(toKeep(cards, null)).toBeNull();
});
