import { belgianDay, startOfDay, type IsoDate } from '#shared/values/dates.ts';

let pinned: IsoDate | undefined;

/** The day in Belgium, and the instants between which it is that day: lists ask for it once per row. */
let current = { day: '', from: 0, until: 0 };

const dayAt = (instant: number): IsoDate => {
  if (instant < current.from || instant >= current.until) {
    const day = belgianDay(new Date(instant));
    current = { day, from: startOfDay(day).getTime(), until: startOfDay(day, 1).getTime() };
  }
  return current.day;
};

/** Today in Belgium; `POST /dev/clock` pins it for demos and tests. */
export const today = (): IsoDate => pinned ?? dayAt(Date.now());
/** The year in Belgium. */
export const thisYear = (): number => Number(today().slice(0, 4));
export const now = (): Date => (pinned === undefined ? new Date() : new Date(`${pinned}T12:00:00Z`));
export const pinToday = (day: IsoDate | undefined): void => {
  pinned = day;
};

/** Does the work as on another day, which is today for everything else in this process, too, until it is done. */
export const onDay = async <T>(day: IsoDate, work: () => Promise<T>): Promise<T> => {
  const before = pinned;
  pinned = day;
  try {
    return await work();
  } finally {
    pinned = before;
  }
};
