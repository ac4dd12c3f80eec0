import { listPeople } from '#shared/contract/push/list-people.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { pushPeople } from './people.ts';

export const handler = serve(listPeople, ({ params, query, actor }) => pushPeople(actor, params.id, query));
