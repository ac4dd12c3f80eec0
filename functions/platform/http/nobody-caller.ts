import type { Identify } from './caller.ts';

/** Whoever asks; nothing is known about them. */
export const identifyNobody: Identify<'nobody', object> = () =>
  Promise.resolve({ given: {}, subject: undefined, logged: {} });
