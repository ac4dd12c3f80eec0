import { changesBetween } from '#shared/activity/changes.ts';
import { setTrainingSettings } from '#shared/contract/trainings/set-training-settings.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertVersion, retryUnversioned } from '#functions/platform/storage/entity.ts';
import { readTrainingSettingsForChange, editTrainingSettings } from './training-settings.ts';

export const handler = serve(setTrainingSettings, ({ body: { version, ...body }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const { value: before, revision } = await readTrainingSettingsForChange();
    assertVersion(version, revision, before);
    const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const after = { ...before, ...sent };
    const changes = changesBetween(before, after, ['average_fte', 'days_of_right', 'period_start_year']);
    const writes = [editTrainingSettings(after, revision)];
    const next = revision + Math.min(changes.length, 1);
    return commit(settingWrites(actor, 'training_settings_updated', { changes, writes }), { ...after, version: next });
  }),
);
