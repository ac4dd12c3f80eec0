import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import { belgianDay, type IsoDate } from '#shared/values/dates.ts';
import { listedContracts, type ListedContract } from '#functions/platform/contracts/listed-contract.ts';
import { employeeCollection, personCells } from '#functions/platform/directory/employees.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import { collection } from '#functions/platform/storage/collection.ts';
import { entityStore } from '#functions/platform/storage/entity.ts';
import { targetsOf } from '#functions/platform/storage/removal.ts';
import { groupedRows } from '#functions/platform/storage/grouped-rows.ts';
import { templateCollection } from '#functions/templates/template-store.ts';

export const contractStore = entityStore<Contract>({
  ...listedContracts,
  pointsAt: ({ employee_id: person, about }) => [
    ...targetsOf('employee', [person]),
    ...about.map(({ object_type: type, object_id: id }) => ({ type, id })),
  ],
});

const dayOf = (instant: string | null): IsoDate | null => (instant === null ? null : belgianDay(new Date(instant)));

/** The signers in the order of signing: those who were asked, else those whom the contract names. */
const signerNames = (stored: ListedContract): string | null => {
  const nameOf = (id: number): string => userCollection.rows.get(id)?.name ?? '';
  const asked = stored.signers.map(({ name }) => name);
  const named = [
    nameOf(stored.internal_signer_user_id),
    nameOf(stored.second_internal_signer_user_id),
    stored.employee_signature_required === 1 ? (employeeCollection.rows.get(stored.employee_id)?.name ?? '') : '',
  ];
  return (asked.length > 0 ? asked : named).filter(Boolean).join(', ') || null;
};

/** The contract with the names of person, template and signers, as of their last refresh. */
export const contractRowOf = (stored: ListedContract): ContractRow => {
  const person = employeeCollection.rows.get(stored.employee_id);
  return {
    ...stored,
    person_name: person?.name ?? '',
    ...personCells(person),
    template_name: stored.template_id === null ? null : (templateCollection.rows.get(stored.template_id)?.name ?? null),
    signer_names: signerNames(stored),
    created_on: belgianDay(new Date(stored.created_at)),
    sent_on: dayOf(stored.sent_at),
    signed_on: dayOf(stored.signed_at),
  };
};

export const contractCollection = collection<ListedContract, ContractRow>({
  entity: listedContracts,
  joins: [
    { with: employeeCollection, ids: (row) => [row.employee_id] },
    { with: templateCollection, ids: (row) => [row.template_id ?? 0] },
    { with: userCollection, ids: (row) => [row.internal_signer_user_id, row.second_internal_signer_user_id] },
  ],
  toRow: contractRowOf,
});

/** The contracts of each person by id; archived ones included. */
export const contractsByPerson = groupedRows(contractCollection, (row) => row.employee_id);
