import { describe, expect, it } from 'vitest';
import {
  candidateState,
  filledDown,
  isOfPerson,
  missedFields,
  pastedDown,
  personEdits,
  typedProblem,
  valuesToSend,
  worstFirst,
  type Candidate,
} from './many.rules.ts';

const ann: Candidate = { employee_id: 1, shortcodes: ['employee_national_number'], has_contract_id: null };
const ben: Candidate = {
  employee_id: 2,
  shortcodes: ['free_bonus', 'employee_national_number'],
  has_contract_id: null,
};
const cas: Candidate = { employee_id: 3, shortcodes: [], has_contract_id: 9 };

describe('contracts for many people', () => {
  it('says of each person what stands in the way', () => {
    const states = (typed = {}, choices = {}) => [ann, ben, cas].map((row) => candidateState(row, typed, choices));
    expect(states()).toEqual(['missing', 'missing', 'left_out']);
    expect(states({ 1: { employee_national_number: '85.07.30-033.28' } }, { 2: false, 3: true })).toEqual([
      'filled',
      'left_out',
      'complete',
    ]);
    expect(states({ 1: { employee_national_number: '85.07.30' } })[0]).toBe('missing');
  });

  it('checks what is typed by the field', () => {
    expect(typedProblem('employee_birth_date', '31/02/2020')).toBe('date');
    expect(typedProblem('employee_birth_date', '28/02/2020')).toBeUndefined();
    expect(typedProblem('employee_email', 'ann@')).toBe('email');
    expect(typedProblem('free_bonus', 'anything')).toBeUndefined();
    expect(typedProblem('employee_national_number', ' ')).toBeUndefined();
  });

  it('puts the worst rows and the most missed fields first', () => {
    expect(worstFirst([cas, ann, ben])).toEqual([ben, ann, cas]);
    expect(missedFields([ann, ben])).toEqual(['employee_national_number', 'free_bonus']);
  });

  it('fills a column from a copied one or from its first value', () => {
    expect(pastedDown({ 1: { other: 'x' } }, 'free_bonus', [1, 2], 'a\tz\r\nb\r\nc\n')).toEqual({
      1: { other: 'x', free_bonus: 'a' },
      2: { free_bonus: 'b' },
    });
    const typed = filledDown({ 2: { free_bonus: 'b' } }, 'free_bonus', [1, 2, 3]);
    expect(valuesToSend(typed, [1, 3])).toEqual({ 1: { free_bonus: 'b' }, 3: { free_bonus: 'b' } });
    expect(valuesToSend({ 1: { free_bonus: ' ' } }, [1])).toEqual({});
  });

  it('keeps on people what is of their record and right', () => {
    const typed = {
      1: { employee_birth_date: '28/02/2000 ', job_function: 'Cook', free_bonus: '1', employee_address: 'Markt 1' },
      2: { employee_birth_date: '31/02/2000', company_name: 'x' },
      3: { employee_email: 'cas@x.example' },
    };
    expect(personEdits(typed, [1, 2])).toEqual([{ id: 1, birth_date: '28/02/2000', function: 'Cook' }]);
    expect(['employee_birth_date', 'employee_address', 'constructor'].map(isOfPerson)).toEqual([true, false, false]);
  });
});
