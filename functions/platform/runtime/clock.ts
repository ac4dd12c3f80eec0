import { belgianDay, type IsoDate } from '#shared/values/dates.ts';

let pinned: IsoDate | undefined;

/** Today in Belgium; `POST /dev/clock` pins it for demos and tests. */
export const today = (): IsoDate => pinned ?? belgianDay(new Date());
export const now = (): Date => (pinned === undefined ? new Date() : new Date(`${pinned}T12:00:00Z`));
export const pinToday = (day: IsoDate | undefined): void => {
  pinned = day;
};
