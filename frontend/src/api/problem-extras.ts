import type { Problem } from '#shared/errors/problem.ts';

/**
 * The record as it is stored by now, with its version, which answers a save on top of an older one. Undefined for every
 * other problem.
 */
export const storedNow = <Stored extends object>(problem: Problem): (Stored & { version: number }) | undefined => {
  const { code, current, version } = problem;
  if (code !== 'stale_version' || typeof version !== 'number') return undefined;
  if (typeof current !== 'object' || current === null) return undefined;
  // why: the API sends it in the shape in which the screen that saves has read it
  return { ...(current as Stored), version };
};

/** The months, as yyyy-mm, that payroll has processed, where that is why a change is refused. */
export const closedMonths = ({ code, months }: Problem): string[] | undefined =>
  code === 'month_closed' && Array.isArray(months)
    ? months.filter((month): month is string => typeof month === 'string')
    : undefined;

/** How many records refer to what cannot be deleted, where the problem says so. */
export const referenceCount = ({ code, count }: Problem): number | undefined =>
  code === 'referenced' && typeof count === 'number' ? count : undefined;
