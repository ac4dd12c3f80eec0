import { expect, it } from 'vitest';
import { suggestedDayOffTypes } from './suggested-types.ts';

it('has the code of working time that the NSSO gives each of them', () => {
  const hints = suggestedDayOffTypes.map((type) => [type.key, 'payroll_hint' in type ? type.payroll_hint : null]);
  expect(Object.fromEntries(hints)).toMatchObject({
    strike: '21',
    union: '22',
    compellingReasons: '24',
    maternity: '51',
    birth: '52',
    adoption: '52',
    workAccident: '60',
    temporaryUnemployment: '70',
    economicUnemployment: '71',
    badWeather: '72',
    youthHolidays: '73',
    seniorHolidays: '73',
    fosterCare: '75',
    timeCredit: null,
  });
});
