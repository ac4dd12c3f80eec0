import { describe, expect, it } from 'vitest';
import { domainOf, productCost, productIssues, seatsCost, seatsFree, unusedSeats } from './product.rules.ts';

it('asks for a name and an address', () => {
  expect(productIssues({ name: '', url: null })).toMatchObject([
    { path: 'name', code: 'enter_name' },
    { path: 'url', code: 'enter_url' },
  ]);
  expect(productIssues({ name: 'Slack', url: 'slack.com' })).toEqual([]);
});

describe('what a product comes to', () => {
  it('is unknown without a cost', () => {
    const product = { seats: 10, seat_cost: null, cost_period: 'month' } as const;
    expect(productCost(product, 3)).toEqual({ monthly: null, yearly: null });
    expect(seatsCost(product, 3)).toEqual({ monthly: null, yearly: null });
  });

  it('counts the seats that were bought, else those in use', () => {
    expect(productCost({ seats: 10, seat_cost: 4.5, cost_period: 'month' }, 3)).toEqual({ monthly: 45, yearly: 540 });
    expect(productCost({ seats: null, seat_cost: 4.5, cost_period: 'month' }, 3)).toEqual({
      monthly: 13.5,
      yearly: 162,
    });
    expect(productCost({ seats: 0, seat_cost: 4.5, cost_period: 'month' }, 3)).toEqual({ monthly: 0, yearly: 0 });
  });

  it('spreads a payment over its months, and rounds each sum to cents by itself', () => {
    expect(productCost({ seats: 1, seat_cost: 100, cost_period: 'quarter' }, 0)).toEqual({
      monthly: 33.33,
      yearly: 400,
    });
    expect(seatsCost({ seat_cost: 100, cost_period: 'quarter' }, 2).monthly).toBe(66.67);
  });

  it('takes a cost without a period as one of a month', () => {
    expect(productCost({ seats: 2, seat_cost: 5, cost_period: null }, 0).monthly).toBe(10);
    expect(seatsCost({ seat_cost: 5, cost_period: null }, 3).monthly).toBe(15);
  });
});

it('has fewer free seats than none when more people use it', () => {
  expect(seatsFree({ seats: 3 }, 1)).toBe(2);
  expect(seatsFree({ seats: 3 }, 5)).toBe(-2);
  expect(seatsFree({ seats: null }, 5)).toBeNull();
  expect([1, 5].map((active) => unusedSeats({ seats: 3 }, active))).toEqual([2, 0]);
  expect(unusedSeats({ seats: null }, 5)).toBe(0);
});

it('goes by its domain', () => {
  expect(domainOf('https://www.slack.com/intl')).toBe('slack.com');
  expect(domainOf('app.www.example')).toBe('app.www.example');
  expect(domainOf('http://figma.com')).toBe('figma.com');
  expect(domainOf('not an address')).toBe('');
});
