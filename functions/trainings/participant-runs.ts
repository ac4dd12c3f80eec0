import type { ParticipantResult, ParticipantStatus } from '#shared/trainings/names.ts';

/**
 * The names and inputs of the runs on participants. Endpoints that start a run do not need its work, so that stands
 * apart.
 */
export const ADD_KIND = 'participants-add';
export const REMOVE_KIND = 'participants-remove';
export const UPDATE_KIND = 'participants-update';
export const INVITE_KIND = 'participants-invite';
/** The run that undoes the first three. */
export const PARTICIPANTS_UNDO_KIND = 'participants-undo';

export const undoOfParticipants = { kind: PARTICIPANTS_UNDO_KIND, permission: 'trainings:participants' } as const;

export type PeopleInput = { training_id: number; employee_ids: readonly number[] };
/** The participants as the caller saw them; absent changes them as they are. */
export type SeenVersions = readonly { readonly employee_id: number; readonly version: number }[];

export type UpdateInput = PeopleInput & { readonly versions?: SeenVersions | undefined } & (
    { field: 'status'; value: ParticipantStatus } | { field: 'result'; value: ParticipantResult }
  );
export type InviteInput = PeopleInput & { message: string | null };
