import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseMoney, sumMoney, toCent } from './money.ts';

describe('parseMoney', () => {
  it.each([
    ['1234,5', 1234.5],
    ['12.5', 12.5],
    ['0', 0],
    ['999999999.99', 999999999.99],
    [' 7 ', 7],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['€ 31.500,00', 31_500],
    ['€31.500', 31_500],
    ['45 990,00 €', 45_990],
    ['45\u00a0990,00\u00a0€', 45_990],
    ['45\u202f990,00', 45_990],
    ['25.400', 25_400],
    ['25,400', 25_400],
    ['12,345', 12_345],
    ['1.249,90', 1249.9],
    ['EUR 1249.90', 1249.9],
    ['1 249,9 eur', 1249.9],
    ['1.234.567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['€ 0,5', 0.5],
    ['-0', 0],
  ])('reads %j', (text, value) => expect(parseMoney(text)).toEqual({ ok: true, value }));

  it('says the greatest amount above it', () =>
    expect(parseMoney('1000000000')).toEqual({ ok: false, code: 'max', params: { max: '999.999.999,99' } }));

  it.each(['abc', '1e3', 'NaN', 'Infinity', '１２', '', '€'])('refuses %j as no number', (text) =>
    expect(parseMoney(text)).toEqual({ ok: false, code: 'invalid_number' }),
  );

  it.each([
    '1,2,3',
    '--1',
    '1.234.56',
    '12.3456',
    '1.2345,67',
    '0,125',
    '45 99',
    '1234,567',
    '1.000,5.0',
    '1 234 56',
    '12,',
  ])('refuses %j and says what is allowed', (text) =>
    expect(parseMoney(text)).toEqual({ ok: false, code: 'invalid_amount' }),
  );

  it('takes no thousands for the decimals of a number', () => {
    expect(parseMoney(12.345)).toEqual({ ok: false, code: 'invalid_amount' });
    expect(parseMoney(0.1 + 0.2)).toEqual({ ok: false, code: 'invalid_amount' });
    expect(parseMoney(1234.5)).toEqual({ ok: true, value: 1234.5 });
  });

  it('wants positive amounts', () => expect(parseMoney('-1')).toEqual({ ok: false, code: 'must_be_positive' }));

  it('reads back any amount in cents, with comma or dot, plain or as the product shows it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), fc.boolean(), (cents, comma) => {
        const text = (cents / 100).toFixed(2);
        expect(parseMoney(comma ? text.replace('.', ',') : text)).toEqual({ ok: true, value: cents / 100 });
        expect(parseMoney(`€ ${formatAmount(cents / 100)}`)).toEqual({ ok: true, value: cents / 100 });
      }),
      { numRuns: 1000 },
    );
  });
});

it('sumMoney adds cents, not fractions', () => expect(sumMoney([0.1, 0.2, null])).toBe(0.3));
it('formatAmount writes Belgian amounts', () => expect(formatAmount(1234.5)).toBe('1.234,50'));
it('toCent takes half a cent up, whatever its fraction', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (dozens) => {
      expect(toCent((dozens * 12 + 6) / 100 / 12)).toBe((dozens + 1) / 100);
    }),
  );
  expect([1.005, 0.285, 2.004, 100].map(toCent)).toEqual([1.01, 0.29, 2, 100]);
});

it('toCent writes no decimals and is the same as with them', () => {
  const written = (amount: number): number => Math.round(Number((amount * 100).toFixed(6))) / 100;
  const near = fc.tuple(fc.integer({ min: -2_000_000, max: 2_000_000 }), fc.integer({ min: -30, max: 30 }));
  const amount = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    near.map(([halves, off]) => halves / 200 + off / 1e9),
  );
  fc.assert(fc.property(amount, (value) => toCent(value) === written(value)));
});
