import { changesBetween } from '#shared/activity/changes.ts';
import { setTrainingSettings } from '#shared/contract/trainings/set-training-settings.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readTrainingSettings, writeTrainingSettings } from './training-settings.ts';

export const handler = serve(setTrainingSettings, async ({ body, actor, commit }) => {
  const before = await readTrainingSettings();
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after = { ...before, ...sent };
  const changes = changesBetween(before, after, ['average_fte', 'days_of_right', 'period_start_year']);
  const audit = recordEvent(actor, 'user', actor.user_id, 'training_settings_updated', { changes });
  return commit(changes.length > 0 ? [writeTrainingSettings(after), audit] : [], after);
});
