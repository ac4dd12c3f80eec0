const FIRST_MS = 250;
const GROWTH = 1.6;

/**
 * The wait before the next read of something that usually ends soon, in milliseconds: short after the first of `reads`,
 * then longer up to `most`. It varies, so that pages which were opened together do not keep polling together.
 */
export const pollAfter = (reads: number, most: number): number =>
  Math.min(most, FIRST_MS * GROWTH ** Math.max(0, reads - 1)) * (0.85 + Math.random() * 0.3);
