import { participantResults, type ParticipantResult, type ParticipantStatus } from '#shared/trainings/names.ts';

export type What = 'status' | 'result';
export type Value = ParticipantStatus | ParticipantResult;

/** The statuses in the order in which they are offered: attended, expected, not followed. */
export const offeredStatuses: readonly ParticipantStatus[] = ['followed', 'reserved', 'not_pursued', 'not_fitting'];

export const offeredValues: Readonly<Record<What, readonly Value[]>> = {
  status: offeredStatuses,
  result: participantResults,
};
