import { issue, type Issue } from '#shared/errors/issue.ts';
import { addDays, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { toCent } from '#shared/values/money.ts';
import type { CertificateState, ParticipantResult, ParticipantStatus } from './names.ts';
import type { Certificate, Participant } from './participant.ts';
import type { Training } from './training.ts';
import { firstDayOf } from './training.rules.ts';

/** At most this many people are changed by one call, and added or removed by one run. */
export const PARTICIPANTS_MAX = 1_000;
/** Up to this many people are changed at once; more of them as a run, which can be undone. */
export const CHANGED_AT_ONCE_MAX = 24;
/** A certificate counts as about to expire from this many days before. */
export const EXPIRES_SOON_DAYS = 60;
/** The days before its end on which the mail about a certificate goes out. */
export const CERTIFICATE_NOTICE_DAYS = [60, 14] as const;

/** For how long the mail about a removal waits, so that an undo takes it back. */
export const REMOVAL_UNDO_SECONDS = 10;

/** The status of somebody who gets a place. */
export const NEW_STATUS: ParticipantStatus = 'reserved';
export const NEW_RESULT: ParticipantResult = 'to_be_completed';

type Place = Pick<Participant, 'deleted' | 'waiting' | 'status' | 'answer'>;
type PersonLeft = { readonly person_left?: 0 | 1 };

const gaveUp = ({ status, answer }: Pick<Place, 'status' | 'answer'>): boolean =>
  status === 'not_pursued' || status === 'not_fitting' || answer === 'no';

/**
 * Whether a user decided that somebody does not follow a training. Where they said no first, that only notes their
 * answer, which they may still change.
 */
export const isLeftOut = ({ status, answer }: Pick<Place, 'status' | 'answer'>): boolean =>
  status === 'not_fitting' || (status === 'not_pursued' && answer !== 'no');

type Change = Partial<Pick<Participant, 'waiting' | 'status' | 'result' | 'queued_at'>>;

/** What a yes after a no changes beside the answer: whoever comes back gets a place if one is free, and waits otherwise. */
export const comesBack = (
  { status, waiting }: Pick<Place, 'status' | 'waiting'>,
  isFree: boolean,
  at: Date,
): Change => {
  if (!isFree) return { waiting: 1, status: null, result: null, queued_at: at.toISOString() };
  return status === 'not_pursued' || waiting === 1 ? { waiting: 0, status: NEW_STATUS, result: NEW_RESULT } : {};
};

/** Whether a participant takes one of the seats. Somebody who did not pursue, did not fit or answered no gave it up. */
export const hasPlace = (one: Place): boolean => one.deleted === 0 && one.waiting === 0 && !gaveUp(one);

/** Whether a participant is in line for a place. Somebody who answered no or has left the company is not. */
export const isWaiting = ({ deleted, waiting, answer, person_left }: Place & PersonLeft): boolean =>
  deleted === 0 && waiting === 1 && answer !== 'no' && person_left !== 1;

type Told = Pick<Participant, 'told_sequence'>;

/** Whether the days changed since somebody was told of them. */
export const hasOtherDays = ({ told_sequence: told }: Told, { moved }: Pick<Training, 'moved'>): boolean =>
  told !== null && moved !== undefined && told < moved.sequence;

/** The days before the last change, where somebody was told of these: an earlier change may not have reached them. */
export const knownDays = (one: Told, training: Pick<Training, 'moved'>): { start: string; end: string } | undefined => {
  const from = hasOtherDays(one, training) ? training.moved?.from : undefined;
  return from && (one.told_sequence ?? 0) >= from.since ? { start: from.start, end: from.end } : undefined;
};

/** Whether somebody said yes to other days than those that are decided now. */
export const isAskedAgain = (
  one: Told & Pick<Participant, 'answer'>,
  training: Pick<Training, 'moved' | 'start_date' | 'end_date'>,
): boolean => one.answer === 'yes' && hasOtherDays(one, training) && firstDayOf(training) !== null;

/** Whether somebody whose removal is undone asks for a place: not when they gave it up before. */
export const wantsPlace = (removed: Place): boolean => removed.waiting === 1 || hasPlace({ ...removed, deleted: 0 });

/** Whether a participant shares the cost of a training: all but those who did not pursue it or did not fit. */
export const sharesCost = ({ deleted, waiting, status }: Place): boolean =>
  deleted === 0 && waiting === 0 && status !== 'not_pursued' && status !== 'not_fitting';

/** What a training cost one person, in EUR; null without a cost or without anybody who shares it. */
export const costPerPerson = (cost: number | null, sharers: number): number | null =>
  cost === null || sharers === 0 ? null : toCent(cost / sharers);

/** The free places of a training: negative when more people were let in than it seats, null without a limit. */
export const freePlaces = (seats: number | null, taken: number): number | null =>
  seats === null ? null : seats - taken;

type Queued = Pick<Participant, 'id' | 'queued_at'>;

/** The order of the waiting list: who was added first, then the lower id. */
export const byQueue = (one: Queued, other: Queued): number =>
  one.queued_at < other.queued_at ? -1 : one.queued_at > other.queued_at ? 1 : one.id - other.id;

export const latestCertificate = ({ certificates }: Pick<Participant, 'certificates'>): Certificate | null =>
  certificates.at(-1) ?? null;

/** Where a certificate stands on a day; it is valid up to and including its last day. */
export const certificateState = (certificate: Certificate | null, day: IsoDate): CertificateState => {
  if (!certificate) return 'none';
  const { valid_until: until } = certificate;
  if (until === null) return 'valid';
  if (until < day) return 'expired';
  return until <= addDays(day, EXPIRES_SOON_DAYS) ? 'soon' : 'valid';
};

/** The certificates with one more, which counts unless a later one is known. Setting one of a day again replaces it. */
export const withCertificate = (known: readonly Certificate[], added: Certificate): Certificate[] =>
  [...known.filter(({ obtained_on: day }) => day !== added.obtained_on), added].toSorted((one, other) =>
    one.obtained_on < other.obtained_on ? -1 : 1,
  );

/** What is wrong with a certificate: it is obtained on a day that has come, and does not end before. */
export const certificateIssues = (
  { obtained_on: day, valid_until: until }: Pick<Certificate, 'obtained_on' | 'valid_until'>,
  today: IsoDate,
): Issue[] => [
  ...(day > today ? [issue('obtained_on', 'date_after_max', { max: toDmy(today) })] : []),
  ...(until !== null && until < day ? [issue('valid_until', 'before_obtained', { day: toDmy(day) })] : []),
];

/** What is wrong with a choice of people: nobody is chosen. */
export const chosenPeopleIssues = (ids: readonly number[]): Issue[] =>
  ids.length === 0 ? [issue('employee_ids', 'select_some_people')] : [];
