import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { employees } from '#functions/platform/people-list/employee-list.ts';

export const handler = serve(listEmployees, ({ query, actor }) => employees(actor).list(query));
