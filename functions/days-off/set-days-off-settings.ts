import { setDaysOffSettings } from '#shared/contract/days-off/set-days-off-settings.ts';
import { changesBetween } from '#shared/activity/changes.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { readDaysOff } from './days-off.ts';
import { readSettingsForChange, writeDaysOffSettings } from './days-off-settings.ts';
import { rederiveAhead } from './rederive-ahead.ts';

export const handler = serve(setDaysOffSettings, ({ body, actor, commit }) =>
  retryLost(async () => {
    const [{ value: before, version }, { today }] = await Promise.all([readSettingsForChange(), readDaysOff()]);
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const after = { ...before, ...sent };
    const { past_days, closing_day, first_year } = after;
    const changes = changesBetween(before, after, ['past_days', 'closing_day', 'first_year']);
    // With another closing day holidays fall on other days, so requests ahead are counted again.
    const run =
      closing_day === before.closing_day
        ? undefined
        : await rederiveAhead(actor, today, { name: 'countDaysForClosingDay', values: {} });
    const audit = recordEvent(actor, 'user', actor.user_id, 'days_off_settings_updated', { changes });
    const writes = [writeDaysOffSettings(after, version), audit, ...(run?.writes ?? [])];
    const answer = { past_days, closing_day, first_year, run_id: run?.runId ?? null };
    const saved = await commit(changes.length > 0 ? writes : [], answer);
    if (run && saved.run_id !== null) await run.begin(saved.run_id);
    return saved;
  }),
);
