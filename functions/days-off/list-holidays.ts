import { listHolidays } from '#shared/contract/days-off/list-holidays.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { holidaysOfYear } from './holidays-of-year.ts';

export const handler = serve(listHolidays, ({ query: { year } }) => holidaysOfYear(year));
