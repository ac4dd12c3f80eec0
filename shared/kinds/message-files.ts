import type { FeedObject } from '#shared/activity/events.ts';

/** The file of messages that names the fields of a kind of record and their values. */
export const messageFiles: Readonly<Record<FeedObject, string>> = {
  car: 'fleet',
  asset: 'assets',
  software_product: 'software',
  software_license: 'software',
  employee: 'people',
  user: 'settings',
};
