import { randomBytes } from 'node:crypto';
import type { ProviderStatus } from '#shared/contracts/signature-provider.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { requestIn, sha256Of, type KeptRequest, type SignatureRequests } from './signature-requests.ts';
import type { SignatureScript } from './signature-scripts.ts';

export type Reply = { readonly status: number; readonly body: object | Buffer };
export const refuse = (status: number, error: string, message = ''): Reply => ({ status, body: { error, message } });

export const signerActs = ['view', 'sign', 'decline'] as const;
export type SignerAct = (typeof signerActs)[number];
export type Ending = 'expired' | 'error' | 'cancelled';

type Happened = (request: KeptRequest, event: string) => void;

const isOpen = ({ state }: KeptRequest): boolean => state === 'created' || state === 'viewed';

const inOrder = ({ request }: KeptRequest) => request.signers.toSorted((one, other) => one.order - other.order);

/** Whether everybody before a signer has signed. */
const hasTurn = (kept: KeptRequest, signerId: number): boolean =>
  inOrder(kept).find(({ id }) => kept.signers[id]?.state !== 'signed')?.id === signerId;

const urlsOf = ({ pages }: KeptRequest, origin: string): Record<string, string> =>
  Object.fromEntries(Object.entries(pages).map(([id, page]) => [id, `${origin}/pages/${page}`]));

const statusOf = (kept: KeptRequest): ProviderStatus => ({
  request_id: kept.request_id,
  reference: kept.request.reference,
  state: kept.state,
  signers: inOrder(kept).map(({ id }) => ({
    id,
    ...(kept.signers[id] ?? { state: 'waiting', at: null, reason: null }),
  })),
});

/** A provider of signatures that plays scripts (docs/areas/signature-provider.md#sandbox-of-signatures). */
export const signatureOffice = (requests: SignatureRequests, script: () => SignatureScript, happened: Happened) => {
  const changed = async (kept: KeptRequest, changes: Partial<KeptRequest>, event: string): Promise<KeptRequest> => {
    const after = { ...kept, ...changes };
    await requests.change(after);
    happened(after, event);
    return after;
  };

  /** The request as it is now: what nobody signed in time has expired. */
  const find = async (requestId: string): Promise<KeptRequest | undefined> => {
    const kept = requests.get(requestId);
    const isOver = kept && isOpen(kept) && now().toISOString() >= kept.request.expires;
    return isOver ? changed(kept, { state: 'expired' }, 'expired') : kept;
  };

  const create = async (body: unknown, origin: string): Promise<Reply> => {
    const request = requestIn.parse(body);
    if (script() === 'refused') return refuse(422, 'refused', 'This document is not accepted.');
    const earlier = requests.all().find((each) => each.request.reference === request.reference);
    if (earlier && earlier.request.sha256 !== request.sha256)
      return refuse(409, 'reference_in_use', 'This reference belongs to another document.');
    if (earlier) return { status: 200, body: { request_id: earlier.request_id, urls: urlsOf(earlier, origin) } };
    if (sha256Of(Buffer.from(request.file, 'base64')) !== request.sha256)
      return refuse(422, 'wrong_hash', 'The file does not have the hash that was given.');
    const requestId = randomBytes(12).toString('hex');
    const pages = Object.fromEntries(request.signers.map(({ id }) => [id, randomBytes(16).toString('hex')]));
    await requests.take(requestId, pages, request);
    const kept = requests.get(requestId);
    return { status: 201, body: { request_id: requestId, urls: kept ? urlsOf(kept, origin) : {} } };
  };

  const result = async (kept: KeptRequest): Promise<Reply> => {
    if (kept.state !== 'signed') return refuse(409, 'not_signed', 'Not everybody has signed.');
    const { otherPdf, sealedPdf } = await import('./sealed-pdf.ts');
    if (script() === 'other_file') return { status: 200, body: await otherPdf() };
    const lines = inOrder(kept).map(({ id, email }) => `${email}, ${kept.signers[id]?.at ?? ''}`);
    return { status: 200, body: await sealedPdf(Buffer.from(kept.request.file, 'base64'), lines) };
  };

  const end = async (requestId: string, ending: Ending): Promise<boolean> => {
    const kept = await find(requestId);
    if (!kept || !isOpen(kept)) return false;
    await changed(kept, { state: ending }, ending);
    return true;
  };

  return {
    create,
    find,
    hasTurn,
    end,
    async read(requestId: string, part: string): Promise<Reply> {
      const kept = await find(requestId);
      if (!kept) return refuse(404, 'request_not_found', 'This request is not known.');
      return part === 'result' ? result(kept) : { status: 200, body: statusOf(kept) };
    },
    async cancel(requestId: string): Promise<Reply> {
      const kept = await find(requestId);
      if (!kept) return refuse(404, 'request_not_found', 'This request is not known.');
      await end(requestId, 'cancelled');
      return { status: 200, body: {} };
    },
    /** What a signer does on their page; false where it is not possible. */
    async act(requestId: string, signerId: number, act: SignerAct, reason = ''): Promise<boolean> {
      const kept = await find(requestId);
      const before = kept?.signers[signerId];
      if (!kept || !before || !isOpen(kept) || !hasTurn(kept, signerId)) return false;
      if (act === 'view' && before.state !== 'waiting') return true;
      const at = now().toISOString();
      const states = { view: 'viewed', sign: 'signed', decline: 'declined' } as const;
      const signer = { state: states[act], at, reason: act === 'decline' ? reason : null };
      const signers: KeptRequest['signers'] = { ...kept.signers, [signerId]: signer };
      const isSigned = Object.values(signers).every(({ state }) => state === 'signed');
      const state = act === 'decline' ? 'declined' : isSigned ? 'signed' : 'viewed';
      await changed(kept, { signers, state }, `signer_${states[act]}`);
      return true;
    },
  };
};
export type SignatureOffice = ReturnType<typeof signatureOffice>;
