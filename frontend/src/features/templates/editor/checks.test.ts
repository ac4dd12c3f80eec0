import { expect, it } from 'vitest';
import { checksOf } from './checks.ts';

const missing = { people: 3, idsOf: new Map([['job_function', [1, 2]]]) };
const used = [
  { name: 'job_function', below: '' },
  { name: 'job_funktion', below: 'Work' },
];
const labelOf = (name: string): string | undefined => (name === 'job_function' ? 'Function' : undefined);

it('names unknown fields, then what cannot be printed, then what people lack', () => {
  const checks = checksOf({ used, fields: [], labelOf, missing, unprintable: ['\u{1f600}', '\u{6f22}'] });
  expect(checks.map(({ kind, name }) => [kind, name])).toEqual([
    ['unknown', 'job_funktion'],
    ['unprintable', '\u{1f600} \u{6f22}'],
    ['missing', 'job_function'],
  ]);
  expect(checksOf({ used: [], fields: [], labelOf, missing, unprintable: [] })).toEqual([]);
});
