import * as z from 'zod';
import { form, Page, Redirect, type Answer, type Asked } from './signature-answers.ts';
import { refuse, signerActs, type SignatureOffice } from './signature-office.ts';
import type { KeptRequest, SignatureRequests } from './signature-requests.ts';
import { signingPage } from './signing-page.ts';

const formAct = z.object({
  act: z.enum([...signerActs, 'expired', 'error']),
  reason: z.string().max(500).optional(),
});

/** Answers the signers, each at the address of their own page. */
export const signerAnswers = (requests: SignatureRequests, office: SignatureOffice) => {
  /** The request and the signer of a page. */
  const pageOf = (token: string): { kept: KeptRequest; signerId: number } | undefined => {
    for (const kept of requests.all()) {
      const [signerId] = Object.entries(kept.pages).find(([, page]) => page === token) ?? [];
      if (signerId !== undefined) return { kept, signerId: Number(signerId) };
    }
    return undefined;
  };

  return async (token: string, asked: Asked): Promise<Answer> => {
    const found = pageOf(token);
    if (!found) return refuse(404, 'page_not_found');
    const { kept, signerId } = found;
    const { request_id: id, request } = kept;
    if (asked.method === 'POST') {
      const { act, reason } = await form(asked, formAct);
      if (act === 'expired' || act === 'error') await office.end(id, act);
      else await office.act(id, signerId, act, reason);
      return new Redirect(`/pages/${token}`);
    }
    if (asked.url.searchParams.has('file')) return { status: 200, body: Buffer.from(request.file, 'base64') };
    await office.act(id, signerId, 'view');
    return new Page(signingPage((await office.find(id)) ?? kept, signerId, office.hasTurn));
  };
};
