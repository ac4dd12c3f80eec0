import { listSessions } from '#shared/contract/trainings/list-sessions.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { courses } from './courses.ts';

export const handler = serve(listSessions, ({ query: { program_id: id, ...query }, actor }) =>
  courses(actor).sessions(id, query),
);
