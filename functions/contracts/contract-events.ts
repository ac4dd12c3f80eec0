import type { EventPayload } from '#shared/activity/events.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { repeatingFeeds } from './contract-feeds.ts';

type ContractEvent =
  | 'contract_added'
  | 'contract_updated'
  | 'contract_value_set'
  | 'contract_text_changed'
  | 'contract_file_added'
  | 'contract_reassigned'
  | 'contract_deleted'
  | 'contract_undeleted'
  | 'contract_deleted_permanently';

type Names = 'name' | 'person_name' | 'employee_id';

/** An event of a contract in its feed and again in those that repeat it, for readers who may see contracts. */
export const contractEvents = <T extends ContractEvent>(
  actor: Actor,
  contract: Contract,
  type: T,
  rest: Omit<EventPayload<T>, Names>,
): Write[] => {
  // why: the names and the rest are the whole payload of the type
  const payload = {
    name: contract.name,
    person_name: nameOfPerson(contract.employee_id) ?? '',
    employee_id: contract.employee_id,
    ...rest,
  } as EventPayload<T>;
  return [
    recordEvent(actor, { object: 'contract', id: contract.id, type, payload }),
    ...repeatingFeeds(contract, type).map(({ object, id }) =>
      recordEvent(actor, { object, id, type, payload, isRepeated: true }),
    ),
  ];
};
