import type { EventType, FeedObject } from '#shared/activity/events.ts';
import type { Contract } from '#shared/contracts/contract.ts';

type Feed = { readonly object: FeedObject; readonly id: number };

/**
 * What the vehicles and assets of a contract are told of it. A step repeats one of these at most, since a contract may
 * be about fifty of them and its transaction has room for one event each.
 */
const toldOnThings: ReadonlySet<EventType> = new Set<EventType>([
  'contract_added',
  'contract_sent',
  'contract_completed',
  'contract_declined',
  'contract_expired',
  'contract_cancelled',
  'contract_reset',
  'contract_deleted',
  'contract_undeleted',
]);

/** The feeds that repeat an event of a contract: that of the person, and those of the things that it is about. */
export const repeatingFeeds = ({ employee_id: person, about }: Contract, type: EventType): Feed[] => [
  { object: 'employee', id: person },
  ...(toldOnThings.has(type) ? about.map(({ object_type: object, object_id: id }) => ({ object, id })) : []),
];
