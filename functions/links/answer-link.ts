import { answerLink, type LinkAnswer } from '#shared/contract/links/answer-link.ts';
import type { PersonLink } from '#shared/links/link.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { checkAlive, useLink as markUsed } from '#functions/platform/links/link-store.ts';
import { handlerOf, type LinkPurposes } from '#functions/platform/links/purpose-handler.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { purposes } from './purposes.ts';

/** The writes of an answer: those of its purpose, and the check or the use of the link. */
export const answerWrites = async (served: LinkPurposes, link: PersonLink, answer: LinkAnswer): Promise<Write[]> => {
  const { once, answer: plan } = handlerOf(served, link);
  const at = now();
  return [once ? markUsed(link.id, at) : checkAlive(link.id, at), ...(await plan(link, answer, at))];
};

export const handler = serve(answerLink, async ({ link, body, commit }) => {
  // Somebody else may have changed the record meanwhile: the answer is planned again on what is stored now.
  const answer = await retryUnversioned(undefined, async () =>
    commit(await answerWrites(purposes, link, body), { ok: 1 }),
  );
  const added = await handlerOf(purposes, link).answered?.(link);
  return { ...answer, ...added };
});
