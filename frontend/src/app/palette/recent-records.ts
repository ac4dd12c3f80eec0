import type { ObjectType } from '#shared/records/object-types.ts';
import { keepStored, readStored } from '../../ui/browser-store.ts';

/** Only the id is kept: names come from the API each time, under the user's rights at that moment. */
export type RecentRecord = { object: ObjectType; id: number };

const RECENT_MAX = 8;
const keyOf = (userId: number): string => `recent-${userId}`;

/** Checks the shape only: a kind that this build does not know finds no record and is dropped. */
const isRecentRecord = (stored: unknown): stored is RecentRecord => {
  const { object, id } = (stored ?? {}) as Partial<RecentRecord>;
  return typeof object === 'string' && Number.isSafeInteger(id) && Number(id) > 0;
};

/** The records that this user opened in this browser, the latest first. */
export const readRecentRecords = (userId: number): RecentRecord[] =>
  (readStored('localStorage', keyOf(userId), Array.isArray) ?? []).filter(isRecentRecord).slice(0, RECENT_MAX);

const write = (userId: number, recent: readonly RecentRecord[]): void =>
  keepStored('localStorage', keyOf(userId), recent.slice(0, RECENT_MAX));

const others = (userId: number, { object, id }: RecentRecord): RecentRecord[] =>
  readRecentRecords(userId).filter((one) => one.object !== object || one.id !== id);

export const addRecentRecord = (userId: number, opened: RecentRecord): void =>
  write(userId, [opened, ...others(userId, opened)]);
export const dropRecentRecord = (userId: number, removed: RecentRecord): void => write(userId, others(userId, removed));
