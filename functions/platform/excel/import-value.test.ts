import { describe, expect, it } from 'vitest';
import { toImportValue } from './import-value.ts';
import type { ReadCell } from './read-cell.ts';

const date: ReadCell = { kind: 'date', iso: '2024-01-01' };
const number: ReadCell = { kind: 'number', value: 7.5, text: '7.5' };

describe('toImportValue', () => {
  it('takes a date only where a date belongs', () => {
    expect(toImportValue(date, 'date')).toEqual({ value: '2024-01-01' });
    for (const kind of ['text', 'number', 'integer', 'money', 'flag'] as const) {
      expect(toImportValue(date, kind)).toEqual({ error: 'date_suspected', text: '01/01/2024' });
    }
  });

  it('warns of a number in a text column and refuses one in a date column', () => {
    expect(toImportValue(number, 'text')).toEqual({ value: '7.5', warning: 'number_as_text' });
    expect(toImportValue(number, 'money')).toEqual({ value: 7.5 });
    expect(toImportValue(number, 'date')).toEqual({ error: 'number_not_date', text: '7.5' });
  });

  it('leaves text to the rules of the field', () => {
    expect(toImportValue({ kind: 'text', text: '29/02/2024' }, 'date')).toEqual({ value: '29/02/2024' });
    expect(toImportValue({ kind: 'text', text: '1234,5' }, 'money')).toEqual({ value: '1234,5' });
    expect(toImportValue({ kind: 'empty' }, 'money')).toEqual({ value: null });
    const merged = { kind: 'error', code: 'merged_cell', text: 'BMW' } as const;
    expect(toImportValue(merged, 'text')).toEqual({ error: 'merged_cell', text: 'BMW' });
  });

  it('says which values a formula computed', () => {
    expect(toImportValue({ ...number, isFormula: true }, 'money')).toEqual({ value: 7.5, isFormula: true });
  });
});
