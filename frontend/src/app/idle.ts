const MINUTE_MS = 60_000;
/** Kept for all tabs of the app, and after they were closed: when somebody last did something in one of them (epoch ms). */
export const ACTIVE_AT = 'active-at';
export const IDLE_MINUTES = 30;
export const WARNING_MINUTES = 2;

/** Whether a user is still there, by the moment of their last act (epoch ms). */
export const idleState = (activeAt: number, now: number): 'here' | 'warned' | 'away' => {
  const idle = now - activeAt;
  if (idle >= IDLE_MINUTES * MINUTE_MS) return 'away';
  return idle >= (IDLE_MINUTES - WARNING_MINUTES) * MINUTE_MS ? 'warned' : 'here';
};
