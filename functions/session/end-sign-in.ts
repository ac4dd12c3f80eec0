import { endSignIn } from '#shared/contract/session/end-sign-in.ts';
import { AppError } from '#shared/errors/problem.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { endingOf } from './ending-of.ts';
import { liveSignIns } from './own-sign-ins.ts';

export const handler = serve(endSignIn, async ({ body: { id }, actor, subject, commit }) => {
  const ended = (await liveSignIns(subject)).find(({ signedInAt }) => signedInAt === id);
  if (!ended) throw new AppError('not_found');
  return commit(endingOf(actor, subject, ended), { id });
});
