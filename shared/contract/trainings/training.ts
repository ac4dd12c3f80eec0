import * as z from 'zod';
import { employeeBrief } from '#shared/contract/records/held-periods.ts';
import { extrasRow } from '#shared/contract/records/record-extras.ts';
import {
  amountUnits,
  trainingLocations,
  trainingPhases,
  trainingTypes,
  visibilities,
} from '#shared/trainings/names.ts';
import { INFORMATION_MAX, SEATS_MAX, SUPPLIER_MAX, TRAINING_NAME_MAX } from '#shared/trainings/training.rules.ts';
import { dmyDate, wireDate } from '#shared/values/wire-date.ts';
import { line, paragraph } from '#shared/values/text.ts';
import { wireDecimal } from '#shared/values/wire-decimal.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared, flag, id, idList, version } from '#shared/values/wire.ts';

const TEAMS_MAX = 200;
const DAYS_MAX = 731;
const MINUTES_MAX = DAYS_MAX * 600;

const teamIds = idList(TEAMS_MAX);

/** The fields of a training in a request: all optional, so that the rules can name the missing ones. */
export const trainingFieldsIn = {
  name: cleared(line(TRAINING_NAME_MAX)),
  cost: cleared(wireMoney),
  leverancier: cleared(line(SUPPLIER_MAX)),
  start_date: cleared(wireDate),
  end_date: cleared(wireDate),
  training_amount_selection: z.enum(amountUnits).optional(),
  training_amount_days: cleared(wireDecimal.pipe(z.number().nonnegative().max(DAYS_MAX))),
  training_amount_minutes: cleared(wireWholeNumber.pipe(z.int().nonnegative().max(MINUTES_MAX))),
  type_of_training: z.enum(trainingTypes).optional(),
  location_of_training: cleared(z.enum(trainingLocations)),
  certificate_to_achieve: flag.optional(),
  additional_information: cleared(paragraph(INFORMATION_MAX)),
  is_visible_for_employees: z.literal(visibilities).optional(),
  is_price_visible_for_employees: flag.optional(),
  selected_teams: cleared(teamIds),
  falls_under_fla: flag.optional(),
  /** The number of places; blank is no limit. */
  seats: cleared(wireWholeNumber.pipe(z.int().positive().max(SEATS_MAX))),
};
export const trainingBody = z.strictObject(trainingFieldsIn);
export type TrainingBody = z.output<typeof trainingBody>;

/** The name of a program, by the name of the wire and by that of the specification. */
export const programNameIn = {
  program_name: cleared(line(TRAINING_NAME_MAX)),
  programName: cleared(line(TRAINING_NAME_MAX)),
};

const count = z.int().nonnegative();

/** The certificates of the people of a training, by where they stand today. */
const certificateCounts = z.object({ valid: count, soon: count, expired: count });

/** A program, a session or a one-off course in lists. Counts are over the people whom the reader may see. */
export const courseOut = z.object({
  id,
  training_id: id,
  version,
  is_program: flag,
  name: z.string(),
  program_id: id.nullable(),
  program_name: z.string().nullable(),
  is_first_training: flag,
  /** In EUR for all participants together; of a program that of its sessions. */
  cost: z.number().nullable(),
  cost_per_person: z.number().nullable(),
  leverancier: z.string().nullable(),
  /** Equals `start_date`. */
  date: dmyDate.nullable(),
  start_date: dmyDate.nullable(),
  end_date: dmyDate.nullable(),
  next_date: dmyDate.nullable(),
  phase: z.enum(trainingPhases),
  training_amount_selection: z.enum(amountUnits),
  training_amount_days: z.number().nullable(),
  training_amount_minutes: z.int().nullable(),
  /** Days or minutes, as selected. */
  amount: z.number().nullable(),
  type_of_training: z.enum(trainingTypes),
  location_of_training: z.enum(trainingLocations).nullable(),
  certificate_to_achieve: flag,
  additional_information: z.string().nullable(),
  is_visible_for_employees: z.literal(visibilities),
  is_price_visible_for_employees: flag,
  selected_teams: z.array(id),
  falls_under_fla: flag,
  seats: z.int().nullable(),
  seats_taken: count,
  /** The places that are free, negative when more people were let in than it seats; null without a limit. */
  seats_free: z.int().nullable(),
  session_count: count,
  held_count: count,
  participant_count: count,
  waiting_count: count,
  /** Participants without a final status of a training that is over. */
  open_count: count,
  followed_count: count,
  certificates: certificateCounts,
  mandatory_segment_id: z.string().nullable(),
  valid_months: z.int().nullable(),
  /** The first four people by name. */
  employees: z.array(employeeBrief),
  deleted: flag,
});
export type CourseOut = z.output<typeof courseOut>;

/** A line of the list. */
export const courseRow = courseOut.extend(extrasRow);
export type CourseRowOut = z.output<typeof courseRow>;

export const trainingDetails = courseOut.extend({
  tags: extrasRow.tags,
  created_at: z.string(),
  /** The teams that see it, by name. */
  selected_team_names: z.array(z.string()),
  /** The program with which it is deleted; it comes back with it. */
  deleted_with_program: z.object({ id, name: z.string() }).nullable(),
});
export type TrainingDetails = z.output<typeof trainingDetails>;
