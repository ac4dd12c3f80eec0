import type { FeedObject } from '#shared/activity/events.ts';
import { paths } from '../ui/paths.ts';
import { recordKinds } from './record-kinds.ts';

/** The page of a record, a user or an integration, as feeds and lists of mail name them. */
export const pathOf = (object: FeedObject, id: number): string => {
  if (object === 'user') return paths.user(id);
  return object === 'integration' ? paths.integration(id) : recordKinds[object].path(id);
};
