import { describe, expect, it } from 'vitest';
import {
  candidateState,
  fillEmptyCells,
  goingIssues,
  isOfPerson,
  manyPeopleIssues,
  mergeTyped,
  missedFields,
  pasteColumn,
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
    expect(states({ 1: { employee_national_number: ' ' } })[0]).toBe('missing');
  });

  it('checks what is typed by the field', () => {
    expect(typedProblem('employee_birth_date', '31/02/2020')).toBe('date');
    expect(typedProblem('employee_birth_date', '28/02/2020')).toBeUndefined();
    expect(typedProblem('employee_email', 'ann@')).toBe('email');
    expect(typedProblem('free_bonus', 'anything')).toBeUndefined();
    expect(typedProblem('free_bonus', 'x'.repeat(2001))).toBe('too_long');
    expect(typedProblem('employee_national_number', ' ')).toBeUndefined();
    expect(typedProblem('employee_national_number', '85.07.30')).toBe('national_number');
  });

  it.each([
    'ann',
    '@x.example',
    'ann@x',
    'ann b@x.example',
    'ann@x y.example',
    'ann@x.e x',
    'ann@b@x.example',
    'ann@x.b@e',
  ])('takes %s for no address', (text) => {
    expect(typedProblem('employee_email', text)).toBe('email');
    expect(typedProblem('employee_private_email', text)).toBe('email');
  });

  it('takes an address with spaces around it', () => {
    expect(typedProblem('employee_private_email', ' ann@mail.example ')).toBeUndefined();
  });

  it('puts the worst rows and the most missed fields first', () => {
    expect(worstFirst([cas, ann, ben])).toEqual([ben, ann, cas]);
    expect(missedFields([ann, ben])).toEqual(['employee_national_number', 'free_bonus']);
    expect(missedFields([ben, ann])).toEqual(['employee_national_number', 'free_bonus']);
  });

  it('puts those who have a contract last, however much they miss', () => {
    const dan = { ...ben, employee_id: 4, has_contract_id: 8 };
    expect(worstFirst([dan, cas, ann])).toEqual([ann, dan, cas]);
    expect(worstFirst([cas, dan])).toEqual([dan, cas]);
    expect(worstFirst([ann, dan])).toEqual([ann, dan]);
  });

  it('fills a column from a copied one or from its first value', () => {
    expect(pasteColumn({ 1: { other: 'x' } }, 'free_bonus', [1, 2], 'a\tz\r\nb\r\nc\n')).toEqual({
      1: { other: 'x', free_bonus: 'a' },
      2: { free_bonus: 'b' },
    });
    expect(pasteColumn({}, 'free_bonus', [1, 2, 3], '\n b \n\n')).toEqual({
      1: { free_bonus: '' },
      2: { free_bonus: 'b' },
    });
    const typed = fillEmptyCells({ 2: { free_bonus: 'b' } }, 'free_bonus', [1, 2, 3]);
    expect(valuesToSend(typed, [1, 3])).toEqual({ 1: { free_bonus: 'b' }, 3: { free_bonus: 'b' } });
    expect(valuesToSend({ 1: { free_bonus: ' ' } }, [1])).toEqual({});
  });

  it('fills only cells that are empty, and none where nothing was typed', () => {
    expect(
      fillEmptyCells(
        { 1: { free_bonus: ' ' }, 2: { free_bonus: 'b' }, 3: { free_bonus: 'c' } },
        'free_bonus',
        [1, 2, 3],
      ),
    ).toEqual({ 1: { free_bonus: 'b' }, 2: { free_bonus: 'b' }, 3: { free_bonus: 'c' } });
    expect(fillEmptyCells({}, 'free_bonus', [1])).toEqual({ 1: { free_bonus: '' } });
  });

  it('takes what a sheet brings where something else was typed', () => {
    expect(mergeTyped({ 1: { a: 'typed', b: 'typed' } }, { 1: { b: 'brought' }, 2: { a: 'brought' } })).toEqual({
      1: { a: 'typed', b: 'brought' },
      2: { a: 'brought' },
    });
  });

  it('are for one person at least and for 1000 at most', () => {
    const people = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
    expect(manyPeopleIssues([])).toMatchObject([{ path: 'employee_ids', code: 'select_some_people' }]);
    expect(manyPeopleIssues(people(1))).toEqual([]);
    expect(manyPeopleIssues(people(1000))).toEqual([]);
    expect(manyPeopleIssues(people(1001))).toEqual([
      { path: 'employee_ids', code: 'max', message: 'field can be max 1000' },
    ]);
  });

  it('name what keeps everybody out once values were checked', () => {
    expect(goingIssues([], 2)).toMatchObject([{ path: 'with_missing', code: 'fill_for_some' }]);
    expect(goingIssues([], 0)).toMatchObject([{ path: 'employee_ids', code: 'select_some_people' }]);
    expect(goingIssues([1], 2)).toEqual([]);
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
