import { expect, it } from 'vitest';
import { fillContent } from '#shared/document-content/fill.rules.ts';
import type { DocumentContent } from '#shared/document-content/nodes.ts';
import { codeOfValue, valuesOfField } from './coded-values.ts';

const when = (field: string, equals: string): DocumentContent => ({
  header: [],
  footer: [],
  body: [{ type: 'when', field, equals, children: [{ type: 'rule' }] }],
});
const holds = (field: string, equals: string, value: string): boolean =>
  fillContent(when(field, equals), { [field]: value }, { missing: 'keep', label: String, codeOf: codeOfValue }).content
    .body.length === 1;

it.each([
  // Templates were saved with the code in words, which was printed in every language.
  ['vehicle_fuel', 'hybrid gas', 'hybride benzine', true],
  ['vehicle_fuel', 'electric', 'électrique', true],
  ['vehicle_fuel', 'hybrid_gas', 'Hybrid petrol', true],
  // Values that a contract took over before are kept as they were.
  ['vehicle_fuel', 'Hybride benzine', 'hybrid gas', true],
  ['vehicle_fuel', 'gas', 'aardgas', false],
  ['vehicle_fuel', 'diesel', 'hybride diesel', false],
  ['job_statute', 'bediende', 'employé', true],
  ['job_statute', 'ouvrier', 'bediende', false],
  ['wage_type', 'maandloon', 'monthly wage', true],
  ['vehicle_own_contribution_per', 'per_km', 'par kilomètre', true],
  ['vehicle_cf_3', '1', 'oui', true],
  ['vehicle_cf_3', 'Ja', 'yes', true],
  ['vehicle_cf_3', 'ja', 'nee', false],
  ['vehicle_cf_3', 'Red', 'red', false],
  ['job_function', 'diesel', 'Diesel', false],
  ['job_function', 'cook', 'cook', true],
])('a condition about %s that asks for %s, of a value %s: %s', (field, equals, value, expected) => {
  expect(holds(field, equals, value)).toBe(expected);
});

it('offers the values of a field in words', () => {
  expect(valuesOfField('vehicle_fuel', 'nl')).toContain('benzine');
  expect(valuesOfField('job_function', 'nl')).toEqual([]);
});
