import type { ContractOut } from '#shared/contract/contracts/contract.ts';

const contract: ContractOut = {
  id: 12,
  version: 2,
  name: 'Employment contract, open-ended',
  type: 'employment_contract',
  language: 'nl',
  state: 'draft',
  employee_id: 1,
  person_name: 'Maëlle Dubois',
  avatar: null,
  person_team_names: 'Sales Wallonie',
  template_id: 3,
  template_name: 'Employment contract, open-ended',
  template_version: 7,
  file_type: 'html',
  signer_names: 'Nathalie Peeters, Maëlle Dubois',
  owner_user_id: 1,
  created_at: '2026-11-12T09:00:00.000Z',
  sent_at: null,
  signed_at: null,
  deadline: null,
  deleted: 0,
};

export const sampleContracts: readonly ContractOut[] = [
  contract,
  {
    ...contract,
    id: 9,
    name: 'Car policy',
    type: 'car_policy',
    state: 'signed',
    signed_at: '2026-10-02T09:00:00.000Z',
  },
];
