import { getPersonYear } from '#shared/contract/calendar/get-person-year.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { yearOfPerson } from './person-year.ts';

export const handler = serve(getPersonYear, async ({ params: { id }, query, actor }) =>
  yearOfPerson(actor, await visiblePerson(actor, id), query.year),
);
