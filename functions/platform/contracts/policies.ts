import type { AboutRecord } from '#shared/contracts/contract.ts';
import type { PolicyContract } from '#shared/contracts/policy.rules.ts';
import { isOpenContract } from '#shared/contracts/retention.rules.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { groupedRows } from '#functions/platform/storage/grouped-rows.ts';
import { listedContracts, type ListedContract } from './listed-contract.ts';
import { listedTemplates, type ListedTemplate } from './listed-template.ts';

/** The templates, without the names that their own list joins. */
export const policyTemplates = collection<ListedTemplate, ListedTemplate>({
  entity: listedTemplates,
  toRow: (stored) => stored,
});

type Row = ListedContract & PolicyContract;

const isOutdated = ({ template_id: id, template_version: made }: ListedContract): 0 | 1 =>
  id !== null && made !== null && (policyTemplates.rows.get(id)?.published ?? 0) > made ? 1 : 0;

const policyContracts = collection<ListedContract, Row>({
  entity: listedContracts,
  joins: [{ with: policyTemplates, ids: (row) => [row.template_id ?? 0] }],
  // Signatures and custom fields are left out: only the list of contracts shows them, and it keeps rows of its own.
  toRow: (stored) => ({
    ...stored,
    signers: isOpenContract(stored) ? stored.signers : [],
    custom_fields: undefined,
    tags: undefined,
    outdated: isOutdated(stored),
  }),
});

const aboutOf =
  (kind: AboutRecord['object_type']) =>
  ({ about }: Row): readonly number[] =>
    about.flatMap(({ object_type: type, object_id: id }) => (type === kind ? [id] : []));

const policyAboutOf = (kind: AboutRecord['object_type']) => {
  const idsOf = aboutOf(kind);
  return (row: Row): readonly number[] => (row.policy ? idsOf(row) : []);
};

/** The policies and receipts of each vehicle and of each asset, by id (docs/areas/policies.md#policies). */
export const carPolicies = groupedRows(policyContracts, policyAboutOf('car'));
export const assetPolicies = groupedRows(policyContracts, policyAboutOf('asset'));

/** Every contract about each vehicle, each asset and each person, by id. */
export const carContracts = groupedRows(policyContracts, aboutOf('car'));
export const assetContracts = groupedRows(policyContracts, aboutOf('asset'));
export const personContracts = groupedRows(policyContracts, (row) => row.employee_id);

/**
 * The contracts about a vehicle or an asset that wait for a signature, or for what follows the last one; as of the last
 * refresh.
 */
export const openContractsAbout = (contracts: typeof carContracts, id: number): number[] =>
  contracts
    .rowsOf(id)
    .filter((contract) => contract.deleted === 0 && isOpenContract(contract))
    .map((contract) => contract.id)
    .toSorted((one, other) => one - other);

/** The contracts that wait for a signature of each person, for themselves or for the company, by id. */
export const contractsToSign = groupedRows(policyContracts, ({ signers }) =>
  signers.filter(({ signed_at: at }) => at === null).map(({ employee_id: id }) => id),
);
