import type { QueryClient } from '@tanstack/react-query';
import { getProfile } from '#shared/contract/session/get-profile.ts';
import { query } from '../api/query.ts';

/** A page may have many calls refused at once. */
const PAUSE_MS = 5_000;

/** Reads who the user is again, for a call that was refused: menus and buttons offer what the user may do now. */
export const rightsReader = (client: QueryClient): (() => void) => {
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (Date.now() - readAt < PAUSE_MS) return;
    readAt = Date.now();
    void client.invalidateQueries({ queryKey: query(getProfile, {}).queryKey });
  };
};
