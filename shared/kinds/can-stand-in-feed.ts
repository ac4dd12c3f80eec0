import { contractEventsOnThings } from '#shared/activity/contract-events.ts';
import { isOfBefore, isOfNote, subjectOf, type EventType, type FeedObject } from '#shared/activity/events.ts';
import { type ObjectType, kindFacts } from '#shared/records/object-types.ts';

/** Whether the feed of a record of this kind repeats events of this type, which are about another kind. */
const isRepeatedIn = (about: ObjectType, subject: ObjectType, type: EventType): boolean => {
  if (!kindFacts[subject].repeatedIn.includes(about)) return false;
  // The fields of a licence are its own affair.
  if (type === 'license_updated') return false;
  return subject !== 'contract' || about === 'employee' || contractEventsOnThings.has(type);
};

/** Whether a feed is filtered by a type: one that never stands in it is not offered, nor one of before or of a note. */
export const canStandInFeed = (type: EventType, about?: FeedObject): boolean => {
  if (isOfBefore(type) || isOfNote(type)) return false;
  const subject = subjectOf(type);
  if (about === undefined || subject === null || subject === about) return true;
  // The feed of a person repeats the events of their account.
  if (subject === 'user') return about === 'employee';
  if (subject === 'integration' || about === 'user' || about === 'integration') return false;
  return isRepeatedIn(about, subject, type);
};
