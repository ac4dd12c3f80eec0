import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { trainingSettings, type TrainingSettings } from '#shared/contract/trainings/settings.ts';
import { FIRST_PERIOD_YEAR } from '#shared/trainings/training-right.rules.ts';
import { documentClient } from '#functions/platform/storage/client.ts';
import { settingKey } from '#functions/platform/storage/keys.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const KEY = settingKey('trainings');

const initial: TrainingSettings = { average_fte: null, days_of_right: null, period_start_year: FIRST_PERIOD_YEAR };

/** The number of employees and the days of right; they hold for every year (docs/areas/trainings.md#training-right). */
export const readTrainingSettings = async (): Promise<TrainingSettings> => {
  const { Item: item } = await documentClient().send(
    new GetCommand({ TableName: recordsTable(), Key: KEY, ConsistentRead: true }),
  );
  return item ? trainingSettings.parse(item) : initial;
};

export const writeTrainingSettings = (settings: TrainingSettings): Write => ({
  build: () => ({ Put: { TableName: recordsTable(), Item: { ...KEY, ...settings } } }),
});
