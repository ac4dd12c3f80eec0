import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { courses } from './courses.ts';

export const handler = serve(listTrainings, ({ query: { trainings_filter: filter, ...query }, actor }) =>
  courses(actor).list(query, filter),
);
