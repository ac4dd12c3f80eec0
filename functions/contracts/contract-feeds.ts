import { contractEventsOnThings } from '#shared/activity/contract-events.ts';
import type { EventType, FeedObject } from '#shared/activity/events.ts';
import type { Contract } from '#shared/contracts/contract.ts';

type Feed = { readonly object: FeedObject; readonly id: number };

/** The feeds that repeat an event of a contract: that of the person, and those of the things that it is about. */
export const repeatingFeeds = ({ employee_id: person, about }: Contract, type: EventType): Feed[] => [
  { object: 'employee', id: person },
  ...(contractEventsOnThings.has(type) ? about.map(({ object_type: object, object_id: id }) => ({ object, id })) : []),
];
