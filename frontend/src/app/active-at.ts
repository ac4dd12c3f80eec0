/** Kept for all tabs of the app, and after they were closed: when somebody last did something in one of them (epoch ms). */
export const ACTIVE_AT = 'active-at';

/** Set when someone signed in here before, so that a reload may ask the provider without showing a page. */
export const SIGNED_IN_BEFORE = 'signed-in-before';

/** Who does nothing for so long is signed out. */
export const IDLE_MS = 30 * 60_000;
