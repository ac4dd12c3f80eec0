import { trainingSettings, type TrainingSettings } from '#shared/contract/trainings/settings.ts';
import { FIRST_PERIOD_YEAR } from '#shared/trainings/training-right.rules.ts';
import { tenantSetting } from '#functions/platform/storage/tenant-setting.ts';

const initial = (): TrainingSettings => ({
  average_fte: null,
  days_of_right: null,
  period_start_year: FIRST_PERIOD_YEAR,
});

/** The number of employees and the days of right; they hold for every year (docs/areas/trainings.md#training-right). */
export const {
  read: readTrainingSettings,
  readForChange: readTrainingSettingsForChange,
  write: writeTrainingSettings,
  edit: editTrainingSettings,
} = tenantSetting('trainings', trainingSettings, initial);
