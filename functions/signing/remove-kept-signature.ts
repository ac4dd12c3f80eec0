import { removeKeptSignature } from '#shared/contract/signing/remove-kept-signature.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { forgetSignature } from './kept-signature.ts';

export const handler = serve(removeKeptSignature, ({ actor, commit }) =>
  commit([forgetSignature(actor.user_id)], { ok: 1 }),
);
