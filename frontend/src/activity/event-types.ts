import i18next from 'i18next';
import type { EventType } from '#shared/activity/events.ts';

/**
 * Every type of event, from the texts that name them in the filter: the event schemas would bring zod. Known as soon as
 * the texts of the feed are there, for which a page waits.
 */
export const knownEventTypes = (): EventType[] =>
  // why: a test holds these texts against the types of events (`app/every-kind.test.ts`)
  Object.keys(i18next.t('activity:type', { returnObjects: true })) as EventType[];
