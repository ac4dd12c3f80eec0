import { getTrainingSettings } from '#shared/contract/trainings/get-training-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readTrainingSettingsForChange } from './training-settings.ts';

export const handler = serve(getTrainingSettings, async () => {
  const { value, version } = await readTrainingSettingsForChange();
  return { ...value, version };
});
