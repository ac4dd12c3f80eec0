import { expect, it } from 'vitest';
import type { Region } from './company.ts';
import { expectedLanguage } from './language.rules.ts';

const inRegion = (region: Region) => ({ name: 'Office', address: null, region, team_ids: [] });

it('is Dutch in Flanders and French in Wallonia', () => {
  expect(expectedLanguage('employment_contract', 'fr', inRegion('flanders'))).toBe('nl');
  expect(expectedLanguage('employment_contract', 'nl', inRegion('flanders'))).toBeNull();
  expect(expectedLanguage('employment_contract', 'nl', inRegion('wallonia'))).toBe('fr');
  expect(expectedLanguage('employment_contract', 'fr', inRegion('wallonia'))).toBeNull();
});

it('is Dutch or French in Brussels', () => {
  expect(expectedLanguage('annex', 'en', inRegion('brussels'))).toBe('nl');
  expect(expectedLanguage('annex', 'fr', inRegion('brussels'))).toBeNull();
  expect(expectedLanguage('annex', 'nl', inRegion('brussels'))).toBeNull();
});

it.each([
  ['employment_contract', 'nl'],
  ['annex', 'nl'],
  ['car_policy', 'nl'],
  ['asset_policy', 'nl'],
  ['return_receipt', null],
  ['other', null],
] as const)('of a text of the type %s in English is %s in Flanders', (type, language) =>
  expect(expectedLanguage(type, 'en', inRegion('flanders'))).toBe(language),
);

it('is free where no place of work is known', () => expect(expectedLanguage('annex', 'en', null)).toBeNull());
