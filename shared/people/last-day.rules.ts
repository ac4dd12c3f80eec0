import type { IsoDate } from '#shared/values/dates.ts';

/** Whether somebody has left by a day, from which on they get nothing (docs/areas/people.md#after-the-last-day). */
export const hasLeftBy = (lastDay: IsoDate | null | undefined, day: IsoDate | null | undefined): boolean =>
  Boolean(lastDay && day && day > lastDay);
