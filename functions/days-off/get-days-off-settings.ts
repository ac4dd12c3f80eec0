import { getDaysOffSettings } from '#shared/contract/days-off/get-days-off-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readSettingsForChange } from './days-off-settings.ts';

export const handler = serve(getDaysOffSettings, async () => {
  const { value, version } = await readSettingsForChange();
  const { past_days, closing_day, first_year } = value;
  return { past_days, closing_day, first_year, version };
});
