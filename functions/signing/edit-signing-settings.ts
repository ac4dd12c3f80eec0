import { editSigningSettings } from '#shared/contract/signing/edit-signing-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readSigningSettingsForChange, writeSigningSettings } from './signing-settings.ts';

export const handler = serve(editSigningSettings, async ({ body, commit }) => {
  const { value, revision } = await readSigningSettingsForChange();
  return commit([writeSigningSettings({ ...value, ...body }, revision)], { ok: 1 });
});
