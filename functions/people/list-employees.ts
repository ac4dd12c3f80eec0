import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { serve } from '#functions/http/serve.ts';
import { employees } from './employee-list.ts';

export const handler = serve(listEmployees, ({ query, actor }) => employees(actor).list(query));
