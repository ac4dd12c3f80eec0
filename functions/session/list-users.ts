import { listUsers } from '#shared/contract/session/list-users.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { listUsersOf } from './user-list.ts';

export const handler = serve(listUsers, ({ query }) => listUsersOf(query));
