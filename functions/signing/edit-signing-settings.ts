import { editSigningSettings } from '#shared/contract/signing/edit-signing-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readSigningSettingsForChange, writeSigningSettings } from '#functions/platform/contracts/signing-settings.ts';

export const handler = serve(editSigningSettings, async ({ body, commit }) => {
  const { value, version } = await readSigningSettingsForChange();
  const { forbid_simple = value.forbid_simple, mail_file = value.mail_file } = body;
  return commit([writeSigningSettings({ forbid_simple, mail_file }, version)], { ok: 1 });
});
