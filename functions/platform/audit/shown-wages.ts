import { currentOrigin, type Origin } from '#functions/platform/runtime/origin.ts';

const withWages = new WeakSet<Origin>();

/**
 * Says that the answer to this request shows wages where its text does not: in a file behind a link, or as the value of
 * a field by its name (docs/areas/trust.md#audit-log).
 */
export const noteShownWages = (): void => {
  const origin = currentOrigin();
  if (origin) withWages.add(origin);
};

/** Whether a handler said so. */
export const areWagesShown = (): boolean => {
  const origin = currentOrigin();
  return origin !== undefined && withWages.has(origin);
};
