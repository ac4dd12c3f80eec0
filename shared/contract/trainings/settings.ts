import * as z from 'zod';
import { version } from '#shared/values/wire.ts';
import { wireDecimalTo } from '#shared/values/wire-decimal.ts';

/** The average number of employees in full-time equivalents, by which the law gives the right; null is unknown. */
export const trainingSettings = z.object({
  average_fte: z.number().nonnegative().nullable(),
  /** Days of right of a full-time year as the law or a sector agreement gives them; null takes the law's. */
  days_of_right: z.number().nonnegative().nullable(),
  /** The first year of a period of five, within which days that were not used carry over. */
  period_start_year: z.int(),
});
export type TrainingSettings = z.output<typeof trainingSettings>;

/** The settings with their version, which an edit sends back. */
export const versionedTrainingSettings = trainingSettings.extend({ version });
export type VersionedTrainingSettings = z.output<typeof versionedTrainingSettings>;

export const trainingSettingsIn = {
  average_fte: wireDecimalTo(1_000_000),
  days_of_right: wireDecimalTo(100),
};
