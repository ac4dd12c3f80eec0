import type { FieldChange } from '#shared/activity/changes.ts';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { setCompany } from '#shared/contract/session/set-company.ts';
import type { Company } from '#shared/contracts/company.ts';
import { writtenEnterpriseNumber } from '#shared/contracts/company.rules.ts';
import { normalJointCommittee } from '#shared/people/employee.rules.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { pictureLink } from '#functions/platform/files/picture-links.ts';

type Body = Omit<EndpointInput<typeof setCompany>['body'], 'version'>;
type TeamNames = { readonly get: (id: number) => { readonly name: string } | undefined };

/** The company after a change; what is absent stays. */
export const patchCompany = (before: Company, { establishments, ...fields }: Body): Company => {
  const after: Company = { ...before, ...sentFields(fields) };
  return {
    ...after,
    enterprise_number: after.enterprise_number && writtenEnterpriseNumber(after.enterprise_number),
    joint_committee: after.joint_committee && normalJointCommittee(after.joint_committee),
    establishments:
      establishments?.map(({ address = null, ...place }) => ({ ...place, address })) ?? before.establishments,
  };
};

export const companyFields = [
  'name',
  'address',
  'enterprise_number',
  'nsso_number',
  'joint_committee',
  'establishments',
  'language',
  'currency',
  'logo',
  'finder_email',
  'finder_phone',
] as const;

/** The change of a logo in its event, without the keys of the files. */
export const changeOfLogo = (before: Company, after: Company): FieldChange => ({
  field: 'logo',
  old: before.logo && 'old_picture',
  new: after.logo && 'new_picture',
});

/** The company as the API answers it. */
export const presentCompany = async (company: Company): Promise<Company> => ({
  ...company,
  logo: await pictureLink(company.logo),
});

/** The fields of a company for its event, with establishments as text. */
export const fieldsOfCompany = (company: Company, teams: TeamNames) => ({
  ...company,
  establishments: company.establishments
    .map(({ name, address, region, team_ids: ids }) =>
      [name, address, region, ...ids.map((id) => teams.get(id)?.name ?? '')].filter(Boolean).join(', '),
    )
    .join('; '),
});
