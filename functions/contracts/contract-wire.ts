import type { ContractOut } from '#shared/contract/contracts/contract.ts';
import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { pictureLinks, type PictureOf } from '#functions/platform/files/picture-links.ts';
import { contractRowOf } from './contract-store.ts';

export const presentContract = (row: ContractRow, pictureOf: PictureOf): ContractOut => ({
  id: row.id,
  version: row.version,
  name: row.name,
  type: row.type,
  language: row.language,
  state: row.state,
  employee_id: row.employee_id,
  person_name: row.person_name,
  avatar: pictureOf(row.person_avatar),
  person_team_names: row.person_team_names,
  template_id: row.template_id,
  template_name: row.template_name,
  template_version: row.template_version,
  file_type: row.file_type,
  signer_names: row.signer_names,
  owner_user_id: row.owner_user_id,
  policy: row.policy ?? null,
  created_at: row.created_at,
  sent_at: row.sent_at,
  signed_at: row.signed_at,
  deadline: toDmyOrNull(row.deadline),
  deleted: row.deleted,
});

/** Contracts as the API sends them, with the pictures of their people. */
export const presentContracts = async (rows: readonly ContractRow[]): Promise<ContractOut[]> => {
  const pictureOf = await pictureLinks(rows.map(({ person_avatar: key }) => key));
  return rows.map((row) => presentContract(row, pictureOf));
};

/** A stored contract for the answer to a stale edit. */
export const presentStored = async (stored: Contract): Promise<ContractOut> => {
  const row = contractRowOf(stored);
  return presentContract(row, await pictureLinks([row.person_avatar]));
};
