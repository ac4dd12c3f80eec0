import { changesBetween } from '#shared/activity/changes.ts';
import { setTrainingSettings } from '#shared/contract/trainings/set-training-settings.ts';
import { sentFields } from '#shared/values/sent-fields.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { readTrainingSettingsForChange, editTrainingSettings } from './training-settings.ts';

export const handler = serve(setTrainingSettings, ({ body: { version, ...body }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: readTrainingSettingsForChange,
    present: ({ value }) => value,
    plan: ({ value: before, version: seen }) => {
      const after = { ...before, ...sentFields(body) };
      const changes = changesBetween(before, after, ['average_fte', 'days_of_right', 'period_start_year']);
      const writes = [editTrainingSettings(after, seen)];
      return {
        writes: settingWrites(actor, 'training_settings_updated', { changes, writes }),
        answer: (saved) => ({ ...after, version: saved }),
      };
    },
  }),
);
