import type { FieldChange } from '#shared/activity/changes.ts';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { setCompany } from '#shared/contract/session/set-company.ts';
import type { Company } from '#shared/contracts/company.ts';
import { writtenEnterpriseNumber } from '#shared/contracts/company.rules.ts';
import { normalJointCommittee } from '#shared/people/employee.rules.ts';
import { pictureLink } from '#functions/platform/files/picture-links.ts';

type Body = EndpointInput<typeof setCompany>['body'];
type TeamNames = { readonly get: (id: number) => { readonly name: string } | undefined };

/** The company after a change; what is absent stays. */
export const changedCompany = (before: Company, { establishments, ...fields }: Body): Company => {
  const sent = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const after: Company = { ...before, ...sent };
  return {
    ...after,
    enterprise_number: after.enterprise_number && writtenEnterpriseNumber(after.enterprise_number),
    joint_committee: after.joint_committee && normalJointCommittee(after.joint_committee),
    establishments:
      establishments?.map(({ address = null, ...place }) => ({ ...place, address })) ?? before.establishments,
  };
};

export const toldCompanyFields = [
  'name',
  'address',
  'enterprise_number',
  'nsso_number',
  'joint_committee',
  'establishments',
  'language',
  'currency',
  'logo',
] as const;

/** A changed logo as its event tells it, without the keys of the files. */
export const toldLogo = (before: Company, after: Company): FieldChange => ({
  field: 'logo',
  old: before.logo && 'old_picture',
  new: after.logo && 'new_picture',
});

/** The company as the API answers it. */
export const companyOut = async (company: Company): Promise<Company> => ({
  ...company,
  logo: await pictureLink(company.logo),
});

/** The company as its event tells it, with establishments as text. */
export const toldCompany = (company: Company, teams: TeamNames) => ({
  ...company,
  establishments: company.establishments
    .map(({ name, address, region, team_ids: ids }) =>
      [name, address, region, ...ids.map((id) => teams.get(id)?.name ?? '')].filter(Boolean).join(', '),
    )
    .join('; '),
});
