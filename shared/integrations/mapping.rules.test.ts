import { describe, expect, it } from 'vitest';
import type { MappedType } from './integration.ts';
import { codeOf, suggestedType } from './mapping.rules.ts';

const LEAVE = 1;

const row = (code: string, of: Partial<MappedType> = {}): MappedType => ({
  type_id: LEAVE,
  statute: null,
  part: null,
  payroll_day_off_type_id: code,
  payroll_day_off_type_name: `${code} of the office`,
  changed_at: '',
  changed_by: '',
  ...of,
});

const mapping = [
  row('ILL', { type_id: 2 }),
  row('LEG'),
  row('LEGH', { part: 'half' }),
  row('FUND', { statute: 'blue_collar' }),
  row('FUNDH', { statute: 'blue_collar', part: 'half' }),
  row('INT', { statute: 'intern' }),
  row('WHL', { type_id: 3, part: 'whole' }),
];

const code = (statute: MappedType['statute'], part: 'whole' | 'morning' | 'afternoon' | 'minutes', type_id = LEAVE) =>
  codeOf(mapping, { type_id, statute, part })?.code ?? null;

describe('the code of a type', () => {
  it.each([
    ['white_collar', 'whole', 'LEG'],
    ['white_collar', 'morning', 'LEGH'],
    ['white_collar', 'afternoon', 'LEGH'],
    ['white_collar', 'minutes', 'LEG'],
    [null, 'whole', 'LEG'],
    ['blue_collar', 'whole', 'FUND'],
    ['blue_collar', 'minutes', 'FUND'],
    ['blue_collar', 'afternoon', 'FUNDH'],
    // The statute says more than the part of the day.
    ['intern', 'morning', 'INT'],
  ] as const)('of a %s for a %s is %s', (statute, part, expected) => {
    expect(code(statute, part)).toBe(expected);
    expect(codeOf(mapping.toReversed(), { type_id: LEAVE, statute, part })?.code).toBe(expected);
  });

  it('is missing where no row speaks of the type, the part or the statute', () => {
    expect(code('white_collar', 'whole', 4)).toBeNull();
    expect(code('white_collar', 'morning', 3)).toBeNull();
    expect(code('white_collar', 'minutes', 3)).toBe('WHL');
    expect(
      codeOf([row('FUND', { statute: 'blue_collar' })], { type_id: LEAVE, statute: null, part: 'whole' }),
    ).toBeNull();
  });

  it('is that of the first row of two that say the same, and never that of a row without a code', () => {
    const rows = [row('LEG'), row('LEG2'), row('', { statute: 'white_collar' })];
    expect(codeOf(rows, { type_id: LEAVE, statute: 'white_collar', part: 'whole' })?.code).toBe('LEG');
  });

  it('has the name that the office gives it', () =>
    expect(codeOf([row('LEG')], { type_id: LEAVE, statute: null, part: 'whole' })).toEqual({
      code: 'LEG',
      name: 'LEG of the office',
    }));
});

describe('a suggestion', () => {
  const office = [
    { id: '1', code: '0002', name: 'Congés légaux' },
    { id: '2', code: '014', name: 'Extra holidays' },
    { id: '3', code: '050', name: 'Sickness' },
    { id: '4', code: 'A30', name: 'Unpaid leave' },
    { id: '5', code: 'A31', name: 'Unpaid leave, half day' },
    { id: '6', code: 'A40', name: 'Parental leave 1/2' },
    { id: '7', code: 'A41', name: 'Parental leave 1/5' },
  ];
  const suggested = (name: string, payroll_hint: string | null = null) =>
    suggestedType({ name, payroll_hint }, office)?.id ?? null;

  it('is the code of the same name, whatever its accents and its NSSO code', () => {
    expect(suggested('conges legaux')).toBe('1');
    expect(suggested('Unpaid leave', '50')).toBe('4');
  });

  it('is the one with the NSSO code of the type, with or without zeros in front', () => {
    expect(suggested('Illness', '50')).toBe('3');
    expect(suggested('Something', '2')).toBe('1');
  });

  it('is the only one whose name holds that of the type', () => {
    expect(suggested('Extra holidays of the sector')).toBe('2');
    expect(suggested('Parental leave')).toBeNull();
  });

  it('is none where nothing speaks for one, or several would do', () => {
    expect(suggested('Strike')).toBeNull();
    expect(suggested('')).toBeNull();
    expect(suggestedType({ name: 'Strike', payroll_hint: '21' }, [])).toBeNull();
  });

  const among = (of: { name?: string; hint?: string }, ...types: { code?: string; name?: string }[]) =>
    suggestedType(
      { name: of.name ?? '', payroll_hint: of.hint ?? null },
      types.map(({ code: each = 'X', name = 'Other' }, at) => ({ id: String(at), code: each, name })),
    )?.id ?? null;

  it('does not mind spaces around names and codes', () => {
    expect(among({ name: ' Leave ' }, { name: 'Leave' }, { name: 'Sick leave days' })).toBe('0');
    expect(among({ name: 'Leave' }, { name: ' Leave ' }, { name: 'Sick leave days' })).toBe('0');
    expect(among({ name: 'Illness', hint: ' 50 ' }, { code: ' 050 ' })).toBe('0');
  });

  it('keeps zeros inside a code', () => {
    expect(among({ name: 'Illness', hint: '501' }, { code: '51' })).toBeNull();
  });

  it('is none of two with the same name', () => {
    expect(among({ name: 'Leave' }, { name: 'Leave' }, { name: 'leave' })).toBeNull();
  });

  it('takes no name or code that is empty for one', () => {
    expect(among({ name: '' }, { name: '' })).toBeNull();
    expect(among({ name: '' }, { name: 'Leave' })).toBeNull();
    expect(among({ name: 'Leave' }, { name: '' })).toBeNull();
    expect(among({ name: 'Strike' }, { code: '' })).toBeNull();
  });
});
