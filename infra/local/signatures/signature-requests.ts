import { createHash } from 'node:crypto';
import * as z from 'zod';
import { providerRequestStates, providerSignerStates } from '#shared/contracts/signature-provider.ts';
import { openKeptLines } from '../kept-lines.ts';

/** What a customer sends. */
export const requestIn = z.strictObject({
  reference: z.string().min(1),
  title: z.string().min(1),
  sha256: z.string(),
  /** The PDF in base64. */
  file: z.base64(),
  signers: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        name: z.string().min(1),
        email: z.email(),
        order: z.int().positive(),
        return_url: z.url().optional(),
      }),
    )
    .min(1),
  return_url: z.url(),
  webhook_url: z.url(),
  expires: z.iso.datetime(),
});
type RequestIn = z.infer<typeof requestIn>;

const change = z.object({
  request_id: z.string(),
  state: z.enum(providerRequestStates),
  /** By the id of the signer. */
  signers: z.record(
    z.string(),
    z.object({ state: z.enum(providerSignerStates), at: z.string().nullable(), reason: z.string().nullable() }),
  ),
});
type Change = z.infer<typeof change>;

const taken = z.object({
  request_id: z.string(),
  /** The last part of the address at which each signer signs, by their id. */
  pages: z.record(z.string(), z.string()),
  request: requestIn,
});
const entry = z.union([z.object({ taken }), z.object({ change })]);
type Entry = z.infer<typeof entry>;

export type KeptRequest = z.infer<typeof taken> & Change;

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What the sandbox keeps, in memory and, with a file, over a restart: one line for each change. */
export const signatureRequests = async (file: string | undefined) => {
  const { lines, kept } = await openKeptLines(file);
  const requests = new Map<string, KeptRequest>();
  const apply = (each: Entry): void => {
    if ('taken' in each) {
      const signers = Object.fromEntries(
        each.taken.request.signers.map(({ id }) => [id, { state: 'waiting' as const, at: null, reason: null }]),
      );
      requests.set(each.taken.request_id, { ...each.taken, state: 'created', signers });
      return;
    }
    const kept = requests.get(each.change.request_id);
    if (kept) requests.set(kept.request_id, { ...kept, ...each.change });
  };
  const save = async (each: Entry): Promise<void> => {
    apply(each);
    await kept.add(each);
  };
  for (const line of lines) apply(entry.parse(line));

  return {
    /** In the order in which they came. */
    all: (): KeptRequest[] => [...requests.values()],
    get: (requestId: string): KeptRequest | undefined => requests.get(requestId),
    take: (requestId: string, pages: Record<string, string>, request: RequestIn): Promise<void> =>
      save({ taken: { request_id: requestId, pages, request } }),
    change: ({ request_id, state, signers }: Change): Promise<void> => save({ change: { request_id, state, signers } }),
    async clear() {
      requests.clear();
      await kept.clear();
    },
  };
};
export type SignatureRequests = Awaited<ReturnType<typeof signatureRequests>>;
