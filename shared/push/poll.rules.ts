import { FIRST_POLL_SECONDS, POLL_SECONDS_MAX } from './limits.ts';

const GROWTH = 1.5;

/** How long to wait before the office is asked again, by how often it was asked before (docs/areas/push.md#limits). */
export const pollSeconds = (polls: number): number =>
  Math.min(POLL_SECONDS_MAX, Math.round(FIRST_POLL_SECONDS * GROWTH ** polls));
