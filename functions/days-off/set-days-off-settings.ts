import { setDaysOffSettings } from '#shared/contract/days-off/set-days-off-settings.ts';
import { changesBetween } from '#shared/activity/events.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readDaysOffSettings, writeDaysOffSettings } from './days-off-settings.ts';

export const handler = serve(setDaysOffSettings, async ({ body, actor, commit }) => {
  const before = await readDaysOffSettings();
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after = { ...before, ...sent };
  const changes = changesBetween(before, after, ['past_days', 'closing_day', 'first_year']);
  const audit = recordEvent(actor, 'user', actor.user_id, 'days_off_settings_updated', { changes });
  const { past_days, closing_day, first_year } = after;
  const answer = { past_days, closing_day, first_year };
  return commit(changes.length > 0 ? [writeDaysOffSettings(after), audit] : [], answer);
});
