import type { Contract, UnlistedField } from '#shared/contracts/contract.ts';
import { extrasNames } from '#shared/records/record-extras.ts';
import type { ReminderSchedule } from '#shared/templates/reminder-schedule.rules.ts';
import type { ListedEntity } from '#functions/platform/storage/listed-rows.ts';

/** The fields of a contract that lists keep in memory. Changing them needs the next layout version. */
export type ListedContract = Omit<Contract, UnlistedField | 'replaces_contract_id' | keyof ReminderSchedule>;

/** How contracts are listed. It stands apart from their store, as the lists of what people hold read it, too. */
export const listedContracts: ListedEntity<ListedContract> = {
  type: 'contract',
  layout: {
    version: 2,
    fields: [
      'name',
      'type',
      'language',
      'template_id',
      'template_version',
      'employee_id',
      'owner_user_id',
      'file_type',
      'final',
      'about',
      'state',
      'method',
      'level',
      'signers',
      'sent_at',
      'signed_at',
      'deadline',
      'due_at',
      'policy',
      'employee_signature_required',
      'internal_signature_required',
      'internal_signer_user_id',
      'second_internal_signer_user_id',
      'deleted',
      'created_at',
      ...extrasNames,
    ],
  },
};
