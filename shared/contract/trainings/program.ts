import * as z from 'zod';
import { VALID_MONTHS_MAX } from '#shared/trainings/training.rules.ts';
import { wireWholeNumber } from '#shared/values/wire-whole-number.ts';
import { cleared } from '#shared/values/wire.ts';

/** Who must follow a program, and for how long following it counts. */
export const mandatoryIn = {
  /** A segment of people: `all`, `team_{id}` or the number of a custom one; blank is nobody. */
  mandatory_segment_id: cleared(z.union([z.int().positive().transform(String), z.string().max(60)])),
  valid_months: cleared(wireWholeNumber.pipe(z.int().positive().max(VALID_MONTHS_MAX))),
};
