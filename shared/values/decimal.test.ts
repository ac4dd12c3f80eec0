import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, parseDecimal, readDecimal, typedDecimal } from './decimal.ts';
import { formatsOf } from './formats.ts';

describe('a number with decimals in a file', () => {
  it.each([
    ['38', '38'],
    ['-3,25', '-3.25'],
    ['7.6', '7.6'],
    ['0,125', '0.125'],
    ['1234,567', '1234.567'],
    ['1 000', '1000'],
    ['1.000.000', '1000000'],
    ['1.000,5', '1000.5'],
    ['1,000.25', '1000.25'],
    ['12 345,125', '12345.125'],
    ['-1.000,50', '-1000.50'],
  ])('reads %s', (text, decimal) => expect(readDecimal(text)).toEqual({ decimal }));

  it('has two readings where one separator stands before three digits', () => {
    expect(readDecimal('1.000')).toEqual({ decimal: '1', whole: '1000' });
    expect(readDecimal(' 12,345 ')).toEqual({ decimal: '12.345', whole: '12345' });
    expect(readDecimal('-1.250')).toEqual({ decimal: '-1.25', whole: '-1250' });
  });

  it.each(['', 'abc', '1.000,5.2', '1,2,3', '1.00.000', '12u'])('reads nothing out of %s', (text) =>
    expect(readDecimal(text)).toBeNull(),
  );
});

describe('a number with decimals in a form', () => {
  it.each([
    ['38', 38],
    ['7.6', 7.6],
    ['1,234', 1.234],
    ['0.125', 0.125],
    ['1.000,5', 1000.5],
    ['1.000.000', 1_000_000],
    ['1\u202f000', 1000],
    ['\u22121,5', -1.5],
    [' 1,5 ', 1.5],
    [12.345, 12.345],
  ])('reads %j', (text, value) => expect(parseDecimal(text)).toEqual({ ok: true, value }));

  it.each([
    ['1.000', '1', '1000'],
    ['1,000', '1', '1000'],
    ['1,250', '1,25', '1250'],
    ['12.345', '12,345', '12345'],
    ['-1.234', '-1,234', '-1234'],
  ])('asks which number %s is', (text, decimal, whole) =>
    expect(parseDecimal(text)).toEqual({ ok: false, code: 'ambiguous_number', params: { decimal, whole } }),
  );

  it('takes the only reading that a field admits, and leaves the most it admits to its rule', () => {
    expect([parseDecimal('38.500', 60), parseDecimal('-1.500', 366)]).toEqual([
      { ok: true, value: 38.5 },
      { ok: true, value: -1.5 },
    ]);
    expect(parseDecimal('61.500', 60)).toEqual({ ok: true, value: 61.5 });
    expect(parseDecimal('1.000', 1000)).toMatchObject({ ok: false, code: 'ambiguous_number' });
    expect([typedDecimal('38.500', 60), typedDecimal('38.500')]).toEqual([38.5, null]);
  });

  it('takes either reading once it is written as the question has it', () => {
    expect([typedDecimal('1,25'), typedDecimal('1250')]).toEqual([1.25, 1250]);
  });

  it.each(['', 'abc', '1,2,3', '12u'])('refuses %j', (text) => expect(typedDecimal(text)).toBeNull());

  const stored = fc
    .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
    .map(([digits, decimals]) => Number(digits) / 10 ** decimals)
    .filter((value) => Math.abs(value) < 1e12 && /^-?\d+(?:\.\d{1,6})?$/.test(String(value)));

  it('reads what the form wrote as the number that is stored', () => {
    fc.assert(
      fc.property(stored, (value) => typedDecimal(decimalText(value)) === value),
      { numRuns: 5000 },
    );
  });

  it.each(['nl', 'fr', 'en'] as const)('never takes what a list shows in %s for another number', (language) => {
    fc.assert(
      fc.property(stored, (value) => {
        const parsed = parseDecimal(formatsOf(language).number(value));
        return parsed.ok ? parsed.value === value : parsed.code === 'ambiguous_number';
      }),
      { numRuns: 5000 },
    );
  });
});
