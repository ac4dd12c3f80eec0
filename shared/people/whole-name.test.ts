import { describe, expect, it } from 'vitest';
import { areWholeNames, orderOfNames, splitName, type NameOrder } from './whole-name.ts';

const split = (name: string, order: NameOrder = 'first') => {
  const { first_name, last_name, isSure } = splitName(name, order);
  return [first_name, last_name, isSure];
};

describe('a whole name', () => {
  it.each([
    ['Peeters, An', 'An', 'Peeters'],
    ['Van den Bergh, Jan Pieter', 'Jan Pieter', 'Van den Bergh'],
    ['VAN DEN BERGH Jan', 'Jan', 'VAN DEN BERGH'],
    ['van den BERGH Jan', 'Jan', 'van den BERGH'],
    ['Marie-Claire DE SMET', 'Marie-Claire', 'DE SMET'],
    ['Jan Pieter PEETERS', 'Jan Pieter', 'PEETERS'],
    ['Van de Velde Sofie', 'Sofie', 'Van de Velde'],
    ['Sofie vanden Broucke', 'Sofie', 'vanden Broucke'],
    ["D'Hondt Tom", 'Tom', "D'Hondt"],
    ['Élise de la Tour', 'Élise', 'de la Tour'],
    ['Le Grand Anne', 'Anne', 'Le Grand'],
    ['Tom ter Beek', 'Tom', 'ter Beek'],
  ])('tells its parts whatever the order is: %s', (name, first, last) => {
    expect(split(name, 'first')).toEqual([first, last, true]);
    expect(split(name, 'last')).toEqual([first, last, true]);
  });

  it('of two words follows the order', () => {
    expect(split('Jan Peeters')).toEqual(['Jan', 'Peeters', true]);
    expect(split(' Peeters  Jan ', 'last')).toEqual(['Jan', 'Peeters', true]);
    expect(split('JAN PEETERS')).toEqual(['JAN', 'PEETERS', true]);
  });

  it('of three words that tell nothing is read, but not for sure', () => {
    expect(split('Marc Antoine Janssens')).toEqual(['Marc', 'Antoine Janssens', false]);
    expect(split('Janssens Marc Antoine', 'last')).toEqual(['Marc Antoine', 'Janssens', false]);
    expect(split('Jan Pieter van Damme')).toEqual(['Jan', 'Pieter van Damme', false]);
  });

  it('of one word has no first name', () => {
    expect(split('Madonna')).toEqual(['', 'Madonna', false]);
    expect(split('Van den Bergh')).toEqual(['', 'Van den Bergh', false]);
    expect(split('Peeters,')).toEqual(['', 'Peeters,', false]);
  });
});

describe('a column of names', () => {
  it('has the order that some of them tell', () => {
    expect(orderOfNames(['Peeters Jan', 'Van Damme An'])).toBe('last');
    expect(orderOfNames(['Jan Peeters', 'An DE SMET'])).toBe('first');
    expect(orderOfNames(['Jan Peeters', 'An Claes'])).toBeUndefined();
    expect(orderOfNames(['Van Damme An', 'An van Damme'])).toBeUndefined();
  });

  it('holds whole names where most have two parts', () => {
    expect(areWholeNames(['Jan Peeters', 'Madonna', 'Claes, An'])).toBe(true);
    expect(areWholeNames(['Peeters', 'Van den Bergh', 'De Smet'])).toBe(false);
    expect(areWholeNames([])).toBe(false);
  });
});
