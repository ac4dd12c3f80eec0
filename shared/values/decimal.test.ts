import { describe, expect, it } from 'vitest';
import { readDecimal } from './decimal.ts';

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
