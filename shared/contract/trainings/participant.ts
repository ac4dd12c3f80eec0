import * as z from 'zod';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import {
  certificateStates,
  invitationAnswers,
  participantResults,
  participantStatuses,
  trainingPhases,
} from '#shared/trainings/names.ts';
import { PARTICIPANTS_MAX } from '#shared/trainings/participant.rules.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { flag, id, version } from '#shared/values/wire.ts';

export const participantOut = z.object({
  id,
  version,
  training_id: id,
  training_name: z.string(),
  program_id: id.nullable(),
  program_name: z.string().nullable(),
  start_date: dmyDate.nullable(),
  end_date: dmyDate.nullable(),
  phase: z.enum(trainingPhases),
  employee_id: id,
  person_name: z.string(),
  avatar: z.string().nullable(),
  person_team_names: z.string().nullable(),
  person_left: flag,
  /** The status of the participant; null while the person waits for a place. */
  status: z.enum(participantStatuses).nullable(),
  result: z.enum(participantResults).nullable(),
  /** 1: the person is on the waiting list, on this position. */
  waiting: flag,
  position: z.int().positive().nullable(),
  answer: z.enum(invitationAnswers).nullable(),
  invited_at: z.string().nullable(),
  changed_on: dmyDate.nullable(),
  obtained_on: dmyDate.nullable(),
  valid_until: dmyDate.nullable(),
  certificate_state: z.enum(certificateStates),
  deleted: flag,
});
export type ParticipantOut = z.output<typeof participantOut>;

export const participantRow = participantOut.extend(extrasRow);
export type ParticipantRowOut = z.output<typeof participantRow>;

export const certificateOut = z.object({
  obtained_on: dmyDate,
  valid_until: dmyDate.nullable(),
  file_id: z.string().nullable(),
  filename: z.string().nullable(),
});

export const participantDetails = participantOut.extend({
  tags: extrasRow.tags,
  created_at: z.string(),
  /** What the training cost this person, in EUR; null while they do not share the cost. */
  cost_per_person: z.number().nullable(),
  /** Latest first. */
  certificates: z.array(certificateOut),
});
export type ParticipantDetails = z.output<typeof participantDetails>;

/** A participant by training and person. */
export const participantKey = { training_id: id, employee_id: id };
/**
 * The participants as they were seen: one that somebody else saved since answers 409 with those that were, and nobody is
 * changed. A run of more than 25 leaves out who is saved by somebody else once it has begun.
 */
export const versionsIn = z
  .array(z.strictObject({ employee_id: id, version }))
  .max(PARTICIPANTS_MAX)
  .optional();
export const peopleIn = z.array(id).min(1).max(PARTICIPANTS_MAX);
/** The place of somebody who was added: in the training, or on the waiting list. */
export const placeOut = { waiting: flag, position: z.int().positive().nullable() };
