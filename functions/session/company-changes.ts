import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { setCompany } from '#shared/contract/session/set-company.ts';
import type { Company } from '#shared/contracts/company.ts';
import { writtenEnterpriseNumber } from '#shared/contracts/company.rules.ts';
import { normalJointCommittee } from '#shared/people/employee.rules.ts';

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
] as const;

/** The company as its event tells it, with establishments as text. */
export const toldCompany = (company: Company, teams: TeamNames) => ({
  ...company,
  establishments: company.establishments
    .map(({ name, address, region, team_ids: ids }) =>
      [name, address, region, ...ids.map((id) => teams.get(id)?.name ?? '')].filter(Boolean).join(', '),
    )
    .join('; '),
});
