import { addMonths, type IsoDate } from '#shared/values/dates.ts';
import type { CertificateState, ParticipantStatus } from './names.ts';

type Participation = { readonly status: ParticipantStatus | null; readonly followed_on: IsoDate | null };

/** The last day on which having followed a session counts; null is for good. */
export const countsUntil = (followedOn: IsoDate, months: number | null): IsoDate | null =>
  months === null ? null : addMonths(followedOn, months);

/**
 * Whether somebody must still follow a program: no session was followed, and where following counts for some months
 * only, neither within them nor is a certificate valid today (docs/areas/trainings.md#mandatory-programs).
 */
export const mustStillFollow = (
  participations: readonly Participation[],
  certificate: { readonly certificate_state: CertificateState } | null,
  months: number | null,
  today: IsoDate,
): boolean => {
  const isFollowed = participations.some(({ status, followed_on: day }) => {
    if (status !== 'followed') return false;
    const until = day === null ? null : countsUntil(day, months);
    return until === null || until >= today;
  });
  if (isFollowed) return false;
  const state = certificate?.certificate_state;
  return months === null || (state !== 'valid' && state !== 'soon');
};
