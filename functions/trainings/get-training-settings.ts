import { getTrainingSettings } from '#shared/contract/trainings/get-training-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readTrainingSettings } from './training-settings.ts';

export const handler = serve(getTrainingSettings, () => readTrainingSettings());
