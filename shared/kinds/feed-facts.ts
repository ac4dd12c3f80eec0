import type { FeedObject } from '#shared/activity/events.ts';
import { kindFacts } from '#shared/records/object-types.ts';

/** What a feed knows of the kind of record that it is about; users and integrations have a feed, too. */
export const feedFactsOf = (object: FeedObject): { readonly messages: string; readonly eventPrefix: string } =>
  object === 'user' || object === 'integration'
    ? { messages: 'settings', eventPrefix: `${object}_` }
    : kindFacts[object];
