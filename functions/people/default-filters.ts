import { defaultFilters } from '#shared/contract/people/default-filters.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';
import { defaultFilterKeys } from '#functions/platform/people-list/employee-segments.ts';

export const handler = serve(defaultFilters, async ({ actor }) => {
  const people = employees(actor);
  const filters = defaultFilterKeys(actor).map(async (filter) => ({ ...filter, count: await people.count(filter.id) }));
  return { filters: await Promise.all(filters) };
});
