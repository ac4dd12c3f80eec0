import { scopesToGive } from '#shared/api-keys/key-scopes.ts';
import { listApiKeys } from '#shared/contract/session/list-api-keys.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { keyList } from './key-list.ts';

export const handler = serve(listApiKeys, async ({ query, actor }) => ({
  ...(await keyList(query)),
  scopes: scopesToGive(actor),
}));
