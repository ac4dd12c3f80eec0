import { changesBetween } from '#shared/activity/changes.ts';
import { setDaysOffSettings } from '#shared/contract/days-off/set-days-off-settings.ts';
import type { DaysOffSettings } from '#shared/days-off/days-off-settings.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { readDaysOff } from './days-off.ts';
import { editDaysOffSettings, readSettingsForChange } from './days-off-settings.ts';
import { beginDerived, rederiveAhead } from './rederive-ahead.ts';

const countingOf = ({ past_days, closing_day, first_year }: DaysOffSettings) => ({
  past_days,
  closing_day,
  first_year,
});

export const handler = serve(setDaysOffSettings, ({ body: { version, ...body }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: readSettingsForChange,
    present: ({ value }) => countingOf(value),
    plan: async ({ value: before, version: seen }) => {
      const { today } = await readDaysOff();
      const after = { ...before, ...sentFields(body) };
      const changes = changesBetween(before, after, ['past_days', 'closing_day', 'first_year']);
      // With another closing day holidays fall on other days, so requests ahead are counted again.
      const run =
        after.closing_day === before.closing_day
          ? undefined
          : await rederiveAhead(actor, today, { name: 'countDaysForClosingDay', values: {} });
      const writes = [editDaysOffSettings(after, seen, countingOf), ...(run?.writes ?? [])];
      return {
        writes: settingWrites(actor, 'days_off_settings_updated', { changes, writes }),
        answer: (saved) => ({ ...countingOf(after), version: saved, run_id: run?.runId ?? null }),
        saved: beginDerived(run),
      };
    },
  }),
);
