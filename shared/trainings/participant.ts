import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { invitationAnswers, participantResults, participantStatuses } from './names.ts';

/** A certificate; days are ISO, and null is valid for good. Renewing adds one and keeps those of before. */
export const certificate = z.object({
  obtained_on: z.string(),
  valid_until: z.string().nullable(),
  /** A document of the participant. */
  file_id: z.string().nullable(),
});
export type Certificate = z.infer<typeof certificate>;

/** A stored participant: one person in one training. One who was removed is kept as deleted, with the certificates. */
export const participant = z.object({
  id,
  version,
  training_id: id,
  employee_id: id,
  /** Null while the person waits for a place. */
  status: z.enum(participantStatuses).nullable(),
  result: z.enum(participantResults).nullable(),
  /** 1: all places were taken when the person was added, and none has come free since. */
  waiting: flag,
  /** The instant from which the person takes part or waits; the order of the waiting list. */
  queued_at: z.string(),
  answer: z.enum(invitationAnswers).nullable(),
  invited_at: z.string().nullable(),
  /** The SEQUENCE of the training in the last mail to the person; null without an invitation. */
  told_sequence: z.int().nonnegative().nullable(),
  /** The UID of the entry in the person's calendar, drawn when they are added; absent in records of releases before. */
  entry_uid: z.string().optional(),
  /** By the day they were obtained; the last one counts. */
  certificates: z.array(certificate),
  deleted: flag,
  created_at: z.string(),
  /** When status or result was changed last; null before the first change. */
  changed_on: z.string().nullable(),
  excel_import_id: z.string().nullable(),
  ...extrasFields,
});
export type Participant = z.infer<typeof participant>;
