import { changesBetween } from '#shared/activity/changes.ts';
import { setTrainingSettings } from '#shared/contract/trainings/set-training-settings.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readTrainingSettings, writeTrainingSettings } from './training-settings.ts';

export const handler = serve(setTrainingSettings, async ({ body, actor, commit }) => {
  const before = await readTrainingSettings();
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after = { ...before, ...sent };
  const changes = changesBetween(before, after, ['average_fte', 'days_of_right', 'period_start_year']);
  const writes = [writeTrainingSettings(after)];
  return commit(settingWrites(actor, 'training_settings_updated', { changes, writes }), after);
});
