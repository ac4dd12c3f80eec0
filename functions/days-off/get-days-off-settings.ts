import { getDaysOffSettings } from '#shared/contract/days-off/get-days-off-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readDaysOffSettings } from './days-off-settings.ts';

export const handler = serve(getDaysOffSettings, async () => {
  const { past_days, closing_day, first_year } = await readDaysOffSettings();
  return { past_days, closing_day, first_year };
});
