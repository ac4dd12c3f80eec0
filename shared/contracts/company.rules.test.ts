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
  finder_email: null,
  finder_phone: null,
};
const place = { name: 'Gent', address: null, region: 'flanders' as const, team_ids: [1] };

it.each([
  ['0403.170.701', true],
  ['BE 0403170701', true],
  ['0403.170.702', false],
  ['2403.170.701', false],
  ['403.170.701', false],
  ['9 0403.170.701', false],
  ['0403.170.701 9', false],
  ['0403 BE 170.701', false],
  ['LBE 0403.170.701', false],
  ['', false],
])('checks the enterprise number %s', (text, isNumber) => {
  expect(isEnterpriseNumber(text)).toBe(isNumber);
});

it('writes an enterprise number as documents do', () => {
  expect(writtenEnterpriseNumber('be0403170701')).toBe('0403.170.701');
  for (const text of ['unknown yet', '0403.170', '90403170701', '04031707019'])
    expect(writtenEnterpriseNumber(text)).toBe(text);
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

it('lets an establishment have teams that exist and that no other one has', () => {
  const issuesOf = (...teams: number[][]) =>
    companyIssues(
      { ...company, establishments: teams.map((team_ids) => ({ ...place, team_ids })) },
      (id) => id < 10,
    ).map(({ path, code }) => `${path} ${code}`);
  expect(issuesOf([1, 2], [3])).toEqual([]);
  expect(issuesOf([1, 10])).toEqual(['establishments.0.team_ids unknown_team']);
  expect(issuesOf([1, 2], [3, 2])).toEqual(['establishments.1.team_ids team_of_other_establishment']);
  expect(companyIssues({ ...company, establishments: [{ ...place, team_ids: [10] }] })).toEqual([]);
});
