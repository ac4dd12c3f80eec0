import type { ContractOut } from '#shared/contract/contracts/contract.ts';

const annex: ContractOut = {
  id: 12,
  version: 1,
  name: 'Telework annex 2027',
  type: 'annex',
  language: 'nl',
  state: 'draft',
  employee_id: 1,
  person_name: 'Annelies De Wachter',
  avatar: null,
  person_team_names: null,
  template_id: 3,
  template_name: 'Telework annex 2027',
  template_version: 1,
  file_type: 'html',
  signer_names: 'Annelies De Wachter',
  policy: null,
  owner_user_id: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  sent_at: null,
  signed_at: null,
  deadline: null,
  deleted: 0,
};

export const sampleContracts: ContractOut[] = [
  annex,
  { ...annex, id: 4, name: 'Employment contract, open-ended', type: 'employment_contract', state: 'signed' },
];
