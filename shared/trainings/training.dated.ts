import type { Dated } from '#shared/assignments/dated.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { CERTIFICATE_NOTICE_DAYS, EXPIRES_SOON_DAYS, latestCertificate } from './participant.rules.ts';
import type { Participant } from './participant.ts';
import type { Training } from './training.ts';

const firstAfter = (day: IsoDate, days: readonly (IsoDate | null)[]): IsoDate | null =>
  days.filter((each): each is IsoDate => each !== null && each > day).toSorted()[0] ?? null;

const itself = <T>(stored: T): T => stored;

/** A training begins and ends on its days: nothing stored changes, but its row is derived anew. */
export const trainingDated = {
  asOf: itself,
  changesAfter: ({ start_date: start, end_date: end }: Pick<Training, 'start_date' | 'end_date'>, day: IsoDate) => {
    const last = end ?? start;
    return firstAfter(day, [start, last === null ? null : addDays(last, 1)]);
  },
} satisfies Dated<Training>;

/** A certificate is about to expire, and expires. */
export const participantDated = {
  asOf: itself,
  changesAfter: (stored: Pick<Participant, 'certificates'>, day: IsoDate) => {
    const until = latestCertificate(stored)?.valid_until ?? null;
    return until === null ? null : firstAfter(day, [addDays(until, -EXPIRES_SOON_DAYS), addDays(until, 1)]);
  },
} satisfies Dated<Participant>;

/** The days on which a mail tells that a certificate expires. */
export const noticeDays = (until: IsoDate): IsoDate[] => CERTIFICATE_NOTICE_DAYS.map((days) => addDays(until, -days));
