import type { ObjectType } from '#shared/activity/events.ts';

/** Ids only: names come from the API each time, under the rights of then. */
export type Recent = { object: ObjectType; id: number };

const RECENT_MAX = 8;
const keyOf = (userId: number): string => `recent-${userId}`;

/** A kind that is not known any more finds nothing, and goes. */
const isRecent = (from: unknown): from is Recent => {
  const { object, id } = (from ?? {}) as Partial<Recent>;
  return typeof object === 'string' && Number.isSafeInteger(id) && Number(id) > 0;
};

/** What this user opened lately in this browser, the last first. */
export const readRecent = (userId: number): Recent[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, RECENT_MAX) : [];
  } catch {
    return [];
  }
};

const write = (userId: number, recent: readonly Recent[]): void => {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(recent.slice(0, RECENT_MAX)));
  } catch {
    // A browser that keeps nothing has no recent records.
  }
};

const others = (userId: number, { object, id }: Recent): Recent[] =>
  readRecent(userId).filter((one) => one.object !== object || one.id !== id);

export const addRecent = (userId: number, opened: Recent): void => write(userId, [opened, ...others(userId, opened)]);
export const dropRecent = (userId: number, gone: Recent): void => write(userId, others(userId, gone));
