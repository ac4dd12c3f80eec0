import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseMoney, sumMoney } from './money.ts';

describe('parseMoney', () => {
  it.each([
    ['1234,5', 1234.5],
    ['12.5', 12.5],
    ['0', 0],
    ['999999999.99', 999999999.99],
    [' 7 ', 7],
  ])('reads %j', (text, value) => expect(parseMoney(text)).toEqual({ ok: true, value }));

  it.each(['1.234,56', '1,2,3', 'abc', '1e3', 'NaN', 'Infinity', '--1', '１２', '', '12,345', '1000000000'])(
    'refuses %j',
    (text) => expect(parseMoney(text)).toEqual({ ok: false, code: 'invalid_number' }),
  );

  it('wants positive amounts', () => expect(parseMoney('-1')).toEqual({ ok: false, code: 'must_be_positive' }));

  it('reads back any amount in cents, with comma or dot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.boolean(), (cents, comma) => {
        const text = (cents / 100).toFixed(2);
        expect(parseMoney(comma ? text.replace('.', ',') : text)).toEqual({ ok: true, value: cents / 100 });
      }),
      { numRuns: 1000 },
    );
  });
});

it('sumMoney adds cents, not fractions', () => expect(sumMoney([0.1, 0.2, null])).toBe(0.3));
it('formatAmount writes Belgian amounts', () => expect(formatAmount(1234.5)).toBe('1.234,50'));
