import { describe, expect, it } from 'vitest';
import { guessField } from './guess-field.ts';

const guess = (header: string, cells: readonly string[], isAll = true) =>
  guessField({ header, values: [...new Set(cells)], filled: cells.length, isAll });
const typeOf = (header: string, ...cells: string[]) => guess(header, cells).type;

describe('the field that a column could become', () => {
  it('is a date where every value is one', () => {
    expect(typeOf('Aankoopdatum', '14/10/2024', '1.2.2023', '2024-03-05')).toBe('date');
    expect(typeOf('Aankoopdatum', '14/10/2024', 'onbekend')).toBe('textfield');
  });

  it('is a yes or no in words, marks, or both of 1 and 0', () => {
    expect(typeOf('Parking', 'ja', 'nee', 'Ja')).toBe('yes_no');
    expect(typeOf('Parking', 'x')).toBe('yes_no');
    expect(typeOf('Parking', '1', '0', '1')).toBe('yes_no');
    expect(typeOf('Kids', '1', '1')).toBe('number');
    expect(typeOf('Parking', 'ja', 'onbekend')).toBe('textfield');
  });

  it('is an amount where a header or a sign says so, else a number', () => {
    expect(typeOf('Price per month', '12', '13,5')).toBe('money');
    expect(typeOf('Prijs', '1.250,00')).toBe('money');
    expect(typeOf('Maandelijks', '€ 12,50', '13')).toBe('money');
    expect(typeOf('Kilometers', '12', '-3,5')).toBe('number');
    expect(typeOf('Subprijzen', '12')).toBe('number');
  });

  it('is no number where digits are a code', () => {
    expect(typeOf('Badge', '0012', '0013')).toBe('textfield');
    expect(typeOf('IMEI', '356938035643')).toBe('textfield');
  });

  it('is a choice where few values repeat, with an option for each that differs in more than its case', () => {
    expect(guess('Maat', ['M', 'L', 'm', 'XL', 'L', 'M', 'XL'])).toEqual({
      type: 'select_option',
      options: ['M', 'L', 'XL'],
    });
    expect(guess('Maat', ['M', 'L', 'M', 'L'], false).type).toBe('textfield');
    expect(typeOf('Kleur', 'rood', 'groen', 'blauw')).toBe('textfield');
    expect(typeOf('Kleur', 'rood', 'rood')).toBe('textfield');
  });

  it('is a text otherwise, a long one where a value is long', () => {
    expect(typeOf('Opmerking', 'hoort bij het team')).toBe('textfield');
    expect(typeOf('Opmerking', 'een\ntwee')).toBe('text');
    expect(typeOf('Opmerking', 'a'.repeat(241))).toBe('text');
    expect(guess('Leeg', [])).toEqual({ type: 'textfield', options: [] });
  });
});
