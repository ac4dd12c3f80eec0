import { trainingSettings, type TrainingSettings } from '#shared/contract/trainings/settings.ts';
import { FIRST_PERIOD_YEAR } from '#shared/trainings/training-right.rules.ts';
import { readSetting, writeSetting } from '#functions/platform/storage/setting.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const NAME = 'trainings';

const initial: TrainingSettings = { average_fte: null, days_of_right: null, period_start_year: FIRST_PERIOD_YEAR };

/** The number of employees and the days of right; they hold for every year (docs/areas/trainings.md#training-right). */
export const readTrainingSettings = async (): Promise<TrainingSettings> => {
  const stored = await readSetting(NAME);
  return stored ? trainingSettings.parse(stored) : initial;
};

export const writeTrainingSettings = (settings: TrainingSettings): Write => writeSetting(NAME, settings);
