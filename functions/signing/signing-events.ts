import type { EventPayload, FeedObject } from '#shared/activity/events.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { repeatingFeeds } from '#functions/contracts/contract-feeds.ts';
import { nameOfPerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

type SigningEvent =
  | 'contract_sent'
  | 'contract_opened'
  | 'contract_reminded'
  | 'contract_signer_changed'
  | 'contract_signed'
  | 'contract_completed'
  | 'contract_declined'
  | 'contract_paper_wanted'
  | 'contract_expired'
  | 'contract_cancelled'
  | 'contract_reset'
  | 'contract_provider_failed';

type Names = 'name' | 'person_name' | 'employee_id';

/**
 * An event of the signing of a contract, in its feed and again in those that repeat it. Without an actor it is one of a
 * person with a link or of a schedule.
 */
export const signingEvents = <T extends SigningEvent>(
  actor: Actor | null,
  contract: Contract,
  type: T,
  rest: Omit<EventPayload<T>, Names>,
): Write[] => {
  const { id, name, employee_id } = contract;
  // why: the names and the rest are the whole payload of the type
  const payload = { name, person_name: nameOfPerson(employee_id) ?? '', employee_id, ...rest } as EventPayload<T>;
  const recordIn = (object: FeedObject, of: number, isRepeated = false): Write =>
    recordEvent(actor, { object, id: of, type, payload, isRepeated });
  return [
    recordIn('contract', id),
    ...repeatingFeeds(contract, type).map((feed) => recordIn(feed.object, feed.id, true)),
  ];
};
