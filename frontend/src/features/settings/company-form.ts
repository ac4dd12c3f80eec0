import type { EndpointCall } from '#shared/contract/endpoint.ts';
import type { setCompany } from '#shared/contract/session/set-company.ts';
import type { Company, Region } from '#shared/contracts/company.ts';
import { companyIssues } from '#shared/contracts/company.rules.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { Currency } from '#shared/values/currency.ts';
import type { Language } from '#shared/values/language.ts';
import { normalJointCommittee } from '#shared/people/employee.rules.ts';
import { looksLikeEmail } from '#shared/values/looks-like-email.ts';
import { pictureId, SENDING } from '../../form/picture-id.ts';

/** An establishment as it is typed; its teams are ids with commas between. */
type TypedPlace = { name: string; address: string; region: Region; teams: string };

export type TypedCompany = {
  name: string;
  address: string;
  enterprise_number: string;
  nsso_number: string;
  joint_committee: string;
  establishments: TypedPlace[];
  language: Language;
  currency: Currency;
  /** The id of the stored logo or of an upload, '' for none. */
  logo: string;
  finder_email: string;
  finder_phone: string;
};

export const newPlace: TypedPlace = { name: '', address: '', region: 'flanders', teams: '' };

export const companyFormOf = (company: Company): TypedCompany => ({
  name: company.name ?? '',
  address: company.address ?? '',
  enterprise_number: company.enterprise_number ?? '',
  nsso_number: company.nsso_number ?? '',
  joint_committee: company.joint_committee ?? '',
  establishments: company.establishments.map(({ name, address, region, team_ids: ids }) => ({
    name,
    address: address ?? '',
    region,
    teams: ids.join(','),
  })),
  language: company.language,
  currency: company.currency,
  logo: pictureId(company.logo),
  finder_email: company.finder_email ?? '',
  finder_phone: company.finder_phone ?? '',
});

const placesOf = ({ establishments }: Pick<TypedCompany, 'establishments'>) =>
  establishments.map(({ name, address, region, teams }) => ({
    name: name.trim(),
    address: address.trim() || null,
    region,
    team_ids: teams === '' ? [] : teams.split(',').map(Number),
  }));

export const companyFormIssues = (typed: TypedCompany): Issue[] => [
  ...(typed.logo === SENDING ? [issue('logo', 'still_sending')] : []),
  ...(typed.finder_email.trim() === '' || looksLikeEmail(typed.finder_email)
    ? []
    : [issue('finder_email', 'invalid_email')]),
  ...companyIssues({
    enterprise_number: typed.enterprise_number.trim() || null,
    joint_committee: typed.joint_committee.trim() === '' ? null : normalJointCommittee(typed.joint_committee),
    establishments: placesOf(typed),
  }).map((found) => ({ ...found, path: found.path.replace(/team_ids$/, 'teams') })),
];

/** What a save sends of the fields that were changed. */
export const companyBodyOf = ({
  establishments,
  ...texts
}: Partial<TypedCompany>): EndpointCall<typeof setCompany>['body'] => ({
  ...texts,
  ...(establishments && { establishments: placesOf({ establishments }) }),
});
