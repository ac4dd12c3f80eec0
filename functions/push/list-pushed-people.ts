import { listPushedPeople } from '#shared/contract/push/list-pushed-people.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { pushedPeople } from './pushed-people.ts';

export const handler = serve(listPushedPeople, ({ params, query }) => pushedPeople(params.command_id, query));
