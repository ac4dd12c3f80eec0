import { expect, it } from 'vitest';
import { companyIssues, isEnterpriseNumber, writtenEnterpriseNumber } from './company.rules.ts';
import type { Company } from './company.ts';

const company: Company = {
  name: 'Vandael',
  address: null,
  enterprise_number: null,
  nsso_number: null,
  joint_committee: null,
  establishments: [],
  language: 'nl',
  currency: 'EUR',
  logo: null,
};
const place = { name: 'Gent', address: null, region: 'flanders' as const, team_ids: [1] };

it.each([
  ['0403.170.701', true],
  ['BE 0403170701', true],
  ['0403.170.702', false],
  ['2403.170.701', false],
  ['403.170.701', false],
  ['', false],
])('checks the enterprise number %s', (text, isNumber) => {
  expect(isEnterpriseNumber(text)).toBe(isNumber);
});

it('writes an enterprise number as documents do', () => {
  expect(writtenEnterpriseNumber('be0403170701')).toBe('0403.170.701');
  expect(writtenEnterpriseNumber('unknown')).toBe('unknown');
});

it('names what is wrong with a company', () => {
  expect(companyIssues(company)).toEqual([]);
  const wrong = { ...company, enterprise_number: '1', joint_committee: 'x', establishments: [place, { ...place, name: '' }] }; // prettier-ignore
  expect(companyIssues(wrong, () => false).map(({ path, code }) => [path, code])).toEqual([
    ['enterprise_number', 'invalid_enterprise_number'],
    ['joint_committee', 'invalid_joint_committee'],
    ['establishments.0.team_ids', 'unknown_team'],
    ['establishments.1.name', 'required'],
    ['establishments.1.team_ids', 'unknown_team'],
    ['establishments.1.team_ids', 'team_of_other_establishment'],
  ]);
});
