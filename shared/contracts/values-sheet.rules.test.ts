import { describe, expect, it } from 'vitest';
import { cellOf, sheetHeaders } from './values-sheet.rules.ts';

describe('the headers of a sheet', () => {
  it('are the labels, with the name where two would be the same', () => {
    const labels: Record<string, string> = { a: 'Bonus', b: 'E-mail', c: 'Bonus', d: 'Id', e: 'Person' };
    expect([...sheetHeaders(['a', 'b', 'c', 'd', 'e'], (name) => labels[name] ?? '')]).toEqual([
      ['a', 'Bonus (#a)'],
      ['b', 'E-mail'],
      ['c', 'Bonus (#c)'],
      ['d', 'Id (#d)'],
      ['e', 'Person (#e)'],
    ]);
  });
});

describe('a cell of a sheet', () => {
  const row = {
    employee_id: 1,
    shortcodes: ['free_bonus', 'employee_email'],
    has_contract_id: null,
    values: { job_function: 'Cook' },
  };
  const bonus = (text: string | null) => cellOf(row, 'free_bonus', text);

  it('gives a value for what is missing', () => {
    expect(bonus(' 100 ')).toEqual({ value: '100' });
    expect(bonus(' ')).toBeNull();
  });

  it('is not taken when it cannot be read, is too long or wrong', () => {
    expect(bonus(null)).toEqual({ problem: 'unreadable' });
    expect(bonus('x'.repeat(2000))).toEqual({ value: 'x'.repeat(2000) });
    expect(bonus('x'.repeat(2001))).toEqual({ problem: 'too_long' });
    expect(cellOf(row, 'employee_email', 'ann@')).toEqual({ problem: 'email' });
  });

  it('changes nothing that is known', () => {
    expect(cellOf(row, 'job_function', 'Cook')).toBeNull();
    expect(cellOf(row, 'job_function', '')).toBeNull();
    expect(cellOf(row, 'job_function', 'Waiter')).toEqual({ problem: 'has_value' });
    expect(cellOf(row, 'employee_phone', '')).toBeNull();
    expect(cellOf(row, 'employee_phone', '0470')).toEqual({ problem: 'has_value' });
  });
});
