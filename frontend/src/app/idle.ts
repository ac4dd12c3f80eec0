import { IDLE_MS } from './active-at.ts';

const MINUTE_MS = 60_000;
export const IDLE_MINUTES = IDLE_MS / MINUTE_MS;
export const WARNING_MINUTES = 2;

/** Whether a user is still there, by the moment of their last act (epoch ms). */
export const idleState = (activeAt: number, now: number): 'here' | 'warned' | 'away' => {
  const idle = now - activeAt;
  if (idle >= IDLE_MS) return 'away';
  return idle >= (IDLE_MINUTES - WARNING_MINUTES) * MINUTE_MS ? 'warned' : 'here';
};
