import * as z from 'zod';
import { extrasFields } from '#shared/records/record-extras.ts';
import { flag, id, version } from '#shared/values/wire.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { amountUnits, trainingLocations, trainingTypes, visibilities } from './names.ts';

/** The fields of a training that people fill in; null is empty (docs/areas/trainings.md#fields). Days are ISO. */
export const trainingFields = z.object({
  name: z.string(),
  /** The cost of the session or course in EUR, for all of its participants together. */
  cost: z.number().nullable(),
  /** The supplier. */
  leverancier: z.string().nullable(),
  /** The first and the last day, both included. */
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  training_amount_selection: z.enum(amountUnits),
  training_amount_days: z.number().nullable(),
  training_amount_minutes: z.int().nullable(),
  type_of_training: z.enum(trainingTypes),
  location_of_training: z.enum(trainingLocations).nullable(),
  certificate_to_achieve: flag,
  additional_information: z.string().nullable(),
  is_visible_for_employees: z.literal(visibilities),
  is_price_visible_for_employees: flag,
  /** The teams that see it, where it is visible to chosen teams. */
  selected_teams: z.array(id),
  falls_under_fla: flag,
  /** The number of places; null is no limit. */
  seats: z.int().positive().nullable(),
});
export type TrainingFields = z.infer<typeof trainingFields>;

/** A stored training: a session when it has a program, a one-off course otherwise. */
export const training = trainingFields.extend({
  id,
  version,
  program_id: id.nullable(),
  /** 1: it was the first session of its program. */
  is_first_training: flag,
  deleted: flag,
  created_at: z.string(),
  /** Rises with every change that people who were invited must know of; the SEQUENCE of the calendar entry. */
  sequence: z.int().nonnegative(),
  /** The first and the last day that were emptied, while there are none: invited people have them in their calendars. */
  emptied_days: z.object({ start: z.string(), end: z.string() }).optional(),
  /**
   * The last change of its days that invited people must know of; `is_past` 1: they were to come, and lie behind now.
   * `from` has the days of before, and the SEQUENCE since which they were known; absent where there were none.
   */
  moved: z
    .object({
      sequence: z.int().positive(),
      is_past: flag,
      from: z.object({ start: z.string(), end: z.string(), since: z.int().nonnegative() }).optional(),
    })
    .optional(),
  excel_import_id: z.string().nullable(),
  ...extrasFields,
});
export type Training = z.infer<typeof training>;

/** What a training is until somebody says otherwise (docs/areas/trainings.md#limits). */
export const newTraining: TrainingFields = {
  name: '',
  cost: null,
  leverancier: null,
  start_date: null,
  end_date: null,
  training_amount_selection: 'days',
  training_amount_days: null,
  training_amount_minutes: null,
  type_of_training: 'formal',
  location_of_training: null,
  certificate_to_achieve: 0,
  additional_information: null,
  is_visible_for_employees: 1,
  is_price_visible_for_employees: 1,
  selected_teams: [],
  falls_under_fla: 0,
  seats: null,
};

export const trainingFieldNames = keysOf(newTraining);
