import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { people } from './people.ts';

export const handler = serve(listEmployees, ({ query, actor }) => people(actor).list(query));
