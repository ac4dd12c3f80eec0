import { describe, expect, it } from 'vitest';
import { carsToReplace, type Emitter } from './co2-target.rules.ts';

const car = (id: number, grams: number, contribution: number | null = null): Emitter => ({
  id,
  grams,
  isCar: true,
  contribution,
});
const van = (id: number, grams: number): Emitter => ({ ...car(id, grams), isCar: false });
const idsOf = (fleet: readonly Emitter[], target: number) => carsToReplace(fleet, target, null).map(({ id }) => id);

describe('the cars to replace until the fleet emits at most the target', () => {
  it('are none where it does so now', () => {
    expect(idsOf([car(1, 60), car(2, 40)], 50)).toEqual([]);
    expect(idsOf([], 50)).toEqual([]);
  });

  it('are those that emit most, of equal ones those that cost most, and then the oldest in the list', () => {
    const fleet = [car(1, 100, 90), car(7, 150, 50), car(2, 150, 50), car(3, 150, 60), car(4, 150), car(5, 160)];
    expect(idsOf(fleet, 0)).toEqual([5, 3, 2, 7, 4, 1]);
    expect(idsOf(fleet.toReversed(), 0)).toEqual([5, 3, 2, 7, 4, 1]);
  });

  it('are as few as possible, with the average after each', () => {
    // 360 in all; the target allows 3 x 70 = 210.
    expect(carsToReplace([car(1, 110), car(2, 110), car(3, 140)], 70, null)).toMatchObject([
      { id: 3, grams: 140, average_after: 73 },
      { id: 1, grams: 110, average_after: 37 },
    ]);
  });

  it('emit something and are no vans, even where the target stays out of reach', () => {
    expect(idsOf([van(1, 300), car(2, 0), car(3, 100)], 50)).toEqual([3]);
  });

  it('save a year of the contribution, less that of an electric car', () => {
    const savings = (contribution: number | null, electric: number | null) =>
      carsToReplace([car(1, 130, contribution)], 0, electric).map((each) => [
        each.contribution_yearly,
        each.saving_yearly,
      ]);
    // 12 x 77.38, and 12 x 42.34 less.
    expect(savings(77.38, 42.34)).toEqual([[928.56, 420.48]]);
    expect(savings(77.38, null)).toEqual([[928.56, null]]);
    expect(savings(null, 42.34)).toEqual([[null, null]]);
    // A pool car, which pays none as an electric one either.
    expect(savings(0, 42.34)).toEqual([[0, 0]]);
  });
});
