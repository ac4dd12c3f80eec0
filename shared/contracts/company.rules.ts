import { issue, type Issue } from '#shared/errors/issue.ts';
import { isJointCommittee } from '#shared/people/employee.rules.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import type { Company, Establishment } from './company.ts';

export const COMPANY_NAME_MAX = 200;
export const COMPANY_ADDRESS_MAX = 300;
export const COMPANY_NUMBER_MAX = 40;
export const ESTABLISHMENTS_MAX = 100;

const MODULUS = 97;
const ENTERPRISE_NUMBER = /^([01]\d{7})(\d{2})$/;

const digitsOf = (text: string): string => text.replace(/^\s*BE/i, '').replace(/[\s./-]/g, '');

/** Whether a text is an enterprise number: ten digits from 0 or 1, the last two of which check the others. */
export const isEnterpriseNumber = (text: string): boolean => {
  const parts = ENTERPRISE_NUMBER.exec(digitsOf(text));
  return parts !== null && MODULUS - (Number(parts[1]) % MODULUS) === Number(parts[2]);
};

/** The number as documents write it: `0403.170.701`. A text that is none stays as it is. */
export const writtenEnterpriseNumber = (text: string): string => {
  const parts = /^(\d{4})(\d{3})(\d{3})$/.exec(digitsOf(text));
  return parts ? parts.slice(1).join('.') : text;
};

const establishmentIssues = (
  place: Establishment,
  at: number,
  { isTeam, listedBefore }: { isTeam: (id: number) => boolean; listedBefore: ReadonlySet<number> },
): Issue[] => [
  ...(isBlank(place.name) ? [issue(`establishments.${at}.name`, 'required')] : []),
  ...(place.team_ids.every(isTeam) ? [] : [issue(`establishments.${at}.team_ids`, 'unknown_team')]),
  ...(place.team_ids.some((id) => listedBefore.has(id))
    ? [issue(`establishments.${at}.team_ids`, 'team_of_other_establishment')]
    : []),
];

/** What is wrong with the company as it would be stored; a team belongs to one establishment at most. */
export const companyIssues = (
  company: Pick<Company, 'enterprise_number' | 'joint_committee' | 'establishments'>,
  isTeam: (id: number) => boolean = () => true,
): Issue[] => [
  ...(company.enterprise_number !== null && !isEnterpriseNumber(company.enterprise_number)
    ? [issue('enterprise_number', 'invalid_enterprise_number')]
    : []),
  ...(company.joint_committee !== null && !isJointCommittee(company.joint_committee)
    ? [issue('joint_committee', 'invalid_joint_committee')]
    : []),
  ...company.establishments.flatMap((place, at) => {
    const listedBefore = new Set(company.establishments.slice(0, at).flatMap(({ team_ids: ids }) => ids));
    return establishmentIssues(place, at, { isTeam, listedBefore });
  }),
];
