import { listInternalSigners } from '#shared/contract/signing/list-internal-signers.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { internalSigners } from '#functions/platform/session/internal-signers.ts';

export const handler = serve(listInternalSigners, async () => {
  const users = await internalSigners();
  return { data: users.map(({ id, name }) => ({ user_id: id, name })) };
});
