import { createHash } from 'node:crypto';
import type { Contract } from '#shared/contracts/contract.ts';
import type { MadeSignature } from '#shared/contracts/signing.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import { readSignature } from '#functions/platform/content/read-signature.ts';
import { contentDisposition } from '#functions/platform/files/download.ts';
import { putBytes } from '#functions/platform/files/objects.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';

/** Stores a drawn signature, before the transaction that names its key, and returns that key. */
export const keepPicture = async (folder: string, png: Uint8Array): Promise<string> => {
  const bytes = Buffer.from(png);
  const key = `${folder}/${createHash('sha256').update(bytes).digest('hex')}.png`;
  await putBytes(key, bytes, 'image/png', contentDisposition('signature.png'));
  return key;
};

type Given = {
  readonly name: string;
  readonly base64_signature?: string | undefined;
  readonly place?: string | undefined;
  /** A picture that is stored already. */
  readonly picture?: string;
};

/** The signature that somebody gives, with where it came from. Throws 422 for a blank name or a blank drawing. */
export const takeSignature = async (
  contract: Contract,
  { name, base64_signature: drawn, place, picture }: Given,
  presence: string | null,
): Promise<MadeSignature> => {
  if (name === '') throw new AppError('form_invalid', { fields: [issue('name', 'required')] });
  const key =
    picture ??
    (drawn === undefined ? null : await keepPicture(`contracts/${contract.id}/signatures`, readSignature(drawn)));
  const origin = currentOrigin();
  return {
    kind: key === null ? 'typed' : 'drawn',
    name,
    picture: key,
    place: place || null,
    at: now().toISOString(),
    from: origin?.address ?? null,
    agent: origin?.agent ?? null,
    presence,
  };
};
