import type { Column } from '#shared/list/column.ts';
import { documentLanguages, templateTypes } from '#shared/templates/names.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { Contract, UnlistedField } from './contract.ts';
import { contractStates } from './names.ts';

/** A contract as the list engine keeps it, with the names of person, template and signers. */
export type ContractRow = Omit<Contract, UnlistedField> & {
  person_name: string;
  person_avatar: string | null;
  person_team_names: string | null;
  person_team_ids: readonly number[];
  person_left: 0 | 1;
  template_name: string | null;
  signer_names: string | null;
  created_on: IsoDate;
  sent_on: IsoDate | null;
  signed_on: IsoDate | null;
};

/** One table for list, sort, search, filter, column settings, export and segments. */
export const contractColumns = [
  {
    key: 'name',
    label: 'contracts:column.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  {
    key: 'person_name',
    label: 'contracts:column.person_name',
    kind: 'person',
    value: (row) => row.person_name,
    searchable: true,
    shown: true,
  },
  {
    key: 'team',
    label: 'contracts:column.team',
    kind: 'tags',
    value: (row) => row.person_team_names,
    refersTo: 'team',
    refs: (row) => row.person_team_ids,
  },
  {
    key: 'state',
    label: 'contracts:column.state',
    kind: 'enum',
    value: (row) => row.state,
    options: contractStates,
    shown: true,
  },
  {
    key: 'template_name',
    label: 'contracts:column.template_name',
    kind: 'text',
    value: (row) => row.template_name,
    searchable: true,
  },
  {
    key: 'type',
    label: 'contracts:column.type',
    kind: 'enum',
    value: (row) => row.type,
    options: templateTypes,
  },
  {
    key: 'signer_names',
    label: 'contracts:column.signer_names',
    kind: 'text',
    value: (row) => row.signer_names,
    searchable: true,
    shown: true,
  },
  {
    key: 'created_on',
    label: 'contracts:column.created_on',
    kind: 'date',
    value: (row) => row.created_on,
  },
  { key: 'sent_on', label: 'contracts:column.sent_on', kind: 'date', value: (row) => row.sent_on, shown: true },
  { key: 'signed_on', label: 'contracts:column.signed_on', kind: 'date', value: (row) => row.signed_on, shown: true },
  { key: 'deadline', label: 'contracts:column.deadline', kind: 'date', value: (row) => row.deadline },
  {
    key: 'language',
    label: 'contracts:column.language',
    kind: 'enum',
    value: (row) => row.language,
    options: documentLanguages,
  },
  { key: 'person_left', label: 'contracts:column.person_left', kind: 'flag', value: (row) => row.person_left },
  { key: 'id', label: 'contracts:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<ContractRow>[];
