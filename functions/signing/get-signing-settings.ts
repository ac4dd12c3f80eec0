import { getSigningSettings } from '#shared/contract/signing/get-signing-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { providerSetting } from '#functions/platform/signature-provider/provider-setting.ts';
import { readSigningSettingsForChange } from '#functions/platform/contracts/signing-settings.ts';

export const handler = serve(getSigningSettings, async () => {
  const provider = providerSetting();
  const { value, version } = await readSigningSettingsForChange();
  return {
    ...value,
    version,
    has_provider: provider ? (1 as const) : (0 as const),
    provider_name: provider?.name ?? null,
    provider_is_real: provider && !provider.sandbox ? (1 as const) : (0 as const),
  };
});
