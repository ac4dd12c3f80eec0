import type { FeedObject } from '#shared/activity/events.ts';

/** The message file with the names of fields and values, for each kind of record. */
export const messageFiles: Readonly<Record<FeedObject, string>> = {
  car: 'fleet',
  asset: 'assets',
  software_product: 'software',
  software_license: 'software',
  employee: 'people',
  user: 'settings',
};
