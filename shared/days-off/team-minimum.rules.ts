import type { IsoDate } from '#shared/values/dates.ts';

/** How much of a day somebody is at work, by halves; null where their schedule has no minutes. */
export type ShareAtWork = number | null;

/** The part of a day of `scheduled` minutes that is left when `taken` of them are away. */
export const shareAtWork = (scheduled: number, taken: number): ShareAtWork =>
  scheduled === 0 ? null : Math.max(0, Math.round(2 * (1 - taken / scheduled)) / 2);

/** A day on which fewer are at work than a team asks for. */
export type ShortDay = { readonly date: IsoDate; readonly people: number };

/**
 * The days on which fewer people of a team are at work than it asks for. A day on which nobody of it works by schedule
 * asks for nobody (docs/areas/days-off-pages.md#people-at-work).
 */
export const shortDays = (
  minimum: number,
  dates: readonly IsoDate[],
  shares: readonly (readonly ShareAtWork[])[],
): ShortDay[] =>
  dates.flatMap((date, at) => {
    const present = shares.map((days) => days[at] ?? null).filter((share) => share !== null);
    const people = present.reduce((sum, share) => sum + share, 0);
    return present.length > 0 && people < minimum ? [{ date, people }] : [];
  });
