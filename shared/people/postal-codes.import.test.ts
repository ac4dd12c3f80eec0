import { expect, it } from 'vitest';
import { suggestMapping, type ImportMapping } from '#shared/imports/suggest-mapping.ts';
import { employeeImportColumns } from './employee.import.ts';
import { withPostalCodes } from './postal-codes.import.ts';

const read = (
  values: readonly string[],
  headers: readonly string[] = ['CP'],
  { remembered = {}, columns = employeeImportColumns }: { remembered?: ImportMapping; columns?: Parameters<typeof withPostalCodes>[3] } = {}, // prettier-ignore
): (string | null)[] => {
  const suggested = suggestMapping(headers, columns, remembered);
  const valuesOf = (header: string) => (header === headers[0] ? values : []);
  return Object.values(withPostalCodes(suggested, valuesOf, remembered, columns));
};

it.each([
  ['numbers of joint committees', ['200', '140.03', 'CP 124'], 'joint_committee'],
  ['postal codes of Belgium', ['9000', '1000', 'B-4000'], 'postal_code'],
  ['postal codes of its neighbours', ['59000', '1012 AB', 'L-1234'], 'postal_code'],
  ['both', ['200', '9000'], 'joint_committee'],
  ['nothing', [], 'joint_committee'],
])('reads a column CP over %s', (_, values, field) => expect(read(values)).toEqual([field]));

it('gives the postal code away once, and only where the file may bring it', () => {
  expect(read(['9000'], ['CP', 'Code postal'])).toEqual([null, 'postal_code']);
  const own = employeeImportColumns.filter(({ key }) => key !== 'postal_code');
  expect(read(['9000'], ['CP'], { columns: own })).toEqual([null]);
});

it('leaves the joint committee to a column that says so in full', () => {
  expect(read(['9000'], ['CP', 'Commission paritaire'])).toEqual(['postal_code', 'joint_committee']);
  expect(read(['9000'], ['Commission paritaire'])).toEqual(['joint_committee']);
});

it('keeps what was chosen before', () => {
  expect(read(['9000'], ['CP'], { remembered: { CP: 'joint_committee' } })).toEqual(['joint_committee']);
  expect(read(['9000'], ['CP', 'Commission paritaire'], { remembered: { 'Commission paritaire': null } })).toEqual([
    'postal_code',
    null,
  ]);
});
