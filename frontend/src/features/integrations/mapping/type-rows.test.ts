import { expect, it } from 'vitest';
import type { MappingOut } from '#shared/contract/integrations/integration.ts';
import { countTypes, groupsOf, hasOwnCode, typeRowsOf, withCode } from './type-rows.ts';

const row = (type: number, over: Partial<MappingOut> = {}): MappingOut => ({
  type_id: type,
  type_name: `Type ${type}`,
  colour: 'blue',
  payroll_hint: null,
  statute: null,
  part: null,
  payroll_day_off_type_id: null,
  payroll_day_off_type_name: null,
  gone: false,
  suggested: null,
  changed_at: null,
  changed_by: null,
  ...over,
});
const coded = (code: string): Partial<MappingOut> => ({
  payroll_day_off_type_id: code,
  payroll_day_off_type_name: `Name of ${code}`,
});
const everything = { filter: 'all', search: '', needed: new Set<number>(), used: undefined } as const;
const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

const mapping = [
  row(1, { ...coded('1010'), changed_at: '2026-01-12T08:00:00.000Z', changed_by: 'Ann' }),
  row(1, { ...coded('1011'), part: 'half', changed_at: '2026-03-12T08:00:00.000Z', changed_by: 'Bea' }),
  row(1, { ...coded('1020'), statute: 'student' }),
  row(2),
  row(3, { ...coded('9999'), gone: true }),
  row(4, coded('2000')),
];

it('puts the codes of a type together, and says who changed one last', () => {
  const [first] = typeRowsOf(mapping);
  expect(first?.everybody).toMatchObject({ full: { code: '1010', part: null }, half: { code: '1011', part: 'half' } });
  expect(first?.statutes.filter(hasOwnCode)).toMatchObject([{ statute: 'student', full: { code: '1020' } }]);
  expect(first?.changed).toEqual({ at: '2026-03-12T08:00:00.000Z', by: 'Bea' });
});

it('shows and changes the code of whole days where there is one', () => {
  const [only] = typeRowsOf([row(1, coded('1010')), row(1, { ...coded('1012'), part: 'whole' })]);
  expect(only?.everybody.full).toMatchObject({ code: '1012', part: 'whole' });
  const [without] = typeRowsOf([row(1, coded('1010')), row(1, { part: 'whole' })]);
  expect(without?.everybody.full).toMatchObject({ code: '1010', part: null });
});

it('calls missing what has no code, and what has one that the office no longer knows', () => {
  const rows = typeRowsOf(mapping);
  expect(countTypes(rows)).toEqual({ all: 4, missing: 2, mapped: 2 });
  const { missing, mapped } = groupsOf(rows, everything);
  expect([ids(missing), ids(mapped)]).toEqual([
    [2, 3],
    [1, 4],
  ]);
});

it('puts what is needed and used most first, and finds by type, code and name of a code', () => {
  const rows = typeRowsOf(mapping);
  expect(ids(groupsOf(rows, { ...everything, needed: new Set([3]) }).missing)).toEqual([3, 2]);
  const used = {
    month: 'November',
    of: new Map([
      [3, { lines: 4, people: 2 }],
      [4, { lines: 9, people: 9 }],
    ]),
  };
  expect(ids(groupsOf(rows, { ...everything, used }).missing)).toEqual([3, 2]);
  expect(ids(groupsOf(rows, { ...everything, used }).mapped)).toEqual([4, 1]);
  expect(ids(groupsOf(rows, { ...everything, used, needed: new Set([2]) }).missing)).toEqual([2, 3]);
  expect(ids(groupsOf(rows, { ...everything, filter: 'mapped', search: 'NAME of 1011' }).mapped)).toEqual([1]);
  expect(groupsOf(rows, { ...everything, filter: 'missing', search: 'type 4' })).toEqual({ missing: [], mapped: [] });
});

it('shows a code where it was chosen before the answer comes, and takes it away again', () => {
  const slot = { type_id: 2, statute: null, part: 'half' } as const;
  const chosen = withCode(mapping, slot, { code: '1011', name: 'Half' });
  expect(typeRowsOf(chosen)[1]?.everybody).toMatchObject({ full: { code: '' }, half: { code: '1011', name: 'Half' } });
  const removed = withCode(chosen, slot, { code: '', name: '' });
  expect(typeRowsOf(removed)[1]?.everybody.half.code).toBe('');
});
