import { listHolidays } from '#shared/contract/days-off/list-holidays.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readSettingsForChange } from './days-off-settings.ts';
import { holidaysOfYear } from './holidays-of-year.ts';

export const handler = serve(listHolidays, async ({ query: { year } }) => {
  const { value, version } = await readSettingsForChange();
  return { year, version, data: holidaysOfYear(year, value) };
});
