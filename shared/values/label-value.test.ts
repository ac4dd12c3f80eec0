import { expect, it } from 'vitest';
import { languages } from './language.ts';
import { labelValueIn } from './label-value.ts';

it('joins a label and its value as each language writes a colon', () => {
  expect(Object.fromEntries(languages.map((language) => [language, labelValueIn(language, 'CO2', '12')]))).toEqual({
    nl: 'CO2: 12',
    fr: 'CO2\u00A0: 12',
    en: 'CO2: 12',
  });
});
