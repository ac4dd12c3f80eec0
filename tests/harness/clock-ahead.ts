/**
 * Puts the clock of whatever runs it so many milliseconds ahead: `new Date()` and `Date.now()`. It names nothing outside
 * itself, since it is also sent to pages.
 */
export const putClockAhead = (ms: number): void => {
  const now = Date.now.bind(Date);
  const ahead = (): number => now() + ms;
  // A property of its own, so that a test may put another one in its place.
  Date.now = ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given: unknown[], made) =>
      // why: what Date constructs is a date
      Reflect.construct(real, given.length === 0 ? [ahead()] : given, made) as Date,
  });
};
