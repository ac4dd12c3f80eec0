/**
 * Puts the clock of whatever runs it so many milliseconds ahead: `new Date()` and `Date.now()`. It names nothing outside
 * itself, since it is also sent to pages.
 */
export const putClockAhead = (ms: number): void => {
  globalThis.Date = new Proxy(Date, {
    construct: (real, given: unknown[], made) =>
      // why: what Date constructs is a date
      Reflect.construct(real, given.length === 0 ? [real.now() + ms] : given, made) as Date,
    get: (real, name): unknown => (name === 'now' ? () => real.now() + ms : Reflect.get(real, name)),
  });
};
