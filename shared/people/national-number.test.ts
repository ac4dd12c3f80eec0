import { expect, it } from 'vitest';
import {
  isNationalNumber,
  maskNationalNumber,
  nationalCheck,
  normalNationalNumber,
  withLeadingZeros,
  writtenNationalNumber,
} from './national-number.ts';

it.each([
  ['85.07.30-033.28', true, 'the example of the National Register'],
  ['85073003328', true, 'the same without dots'],
  ['85.07.30-033.29', false, 'other check digits'],
  ['85.07.30-033.61', false, 'check digits of a birth from 2000 on, of another number'],
  [`040102998${nationalCheck('040102998', true)}`, true, 'born in 2004'],
  [`854730998${nationalCheck('854730998', false)}`, true, 'a bis number with a known sex'],
  [`852730998${nationalCheck('852730998', false)}`, true, 'a bis number with an unknown sex'],
  [`850000998${nationalCheck('850000998', false)}`, true, 'an unknown day of birth'],
  [`851330998${nationalCheck('851330998', false)}`, false, 'a thirteenth month'],
  [`855330998${nationalCheck('855330998', false)}`, false, 'a thirteenth month, raised'],
  [`850732998${nationalCheck('850732998', false)}`, false, 'the 32nd'],
  ['8507300332', false, 'ten digits'],
  ['850730033281', false, 'twelve digits'],
  ['٨٥٠٧٣٠٠٣٣٢٨', false, 'digits of another script'],
  ['', false, 'nothing'],
])('%s is valid: %s (%s)', (text, isValid) => {
  expect(isNationalNumber(normalNationalNumber(text))).toBe(isValid);
});

it('shows its check digits alone, or the number as it is written', () => {
  expect(maskNationalNumber('85073003328')).toBe('**.**.**-***.28');
  expect(writtenNationalNumber('85073003328')).toBe('85.07.30-033.28');
});

it('gets back the zeros that a spreadsheet dropped', () => {
  expect(withLeadingZeros('4010299812')).toBe('04010299812');
  expect([withLeadingZeros('85.07.30-033.28'), withLeadingZeros('12')]).toEqual(['85.07.30-033.28', '12']);
});
