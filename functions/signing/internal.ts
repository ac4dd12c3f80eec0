import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { signInternally } from '#shared/contract/signing/sign-internally.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { keepSignature, keptSignature } from './kept-signature.ts';
import type { Planned } from './step.ts';
import type { Waiting } from './waiting-for.ts';
import { planSignature } from './signatures.ts';
import { keepPicture, takeSignature } from './take-signature.ts';
import { readSignature } from '#functions/platform/content/read-signature.ts';

type Body = EndpointInput<typeof signInternally>['body'];

/** The signature of a user of the company, drawn, kept or typed. */
export const planInternal = async (actor: Actor, { contract, signer }: Waiting, body: Body): Promise<Planned> => {
  const { base64_signature: drawn, use_kept: useKept, keep } = body;
  if (body.is_second_signer !== undefined && (signer.role === 'internal_second') !== (body.is_second_signer === 1))
    throw new AppError('not_your_turn', { detail: 'You sign this contract in another place of the order.' });
  const kept = useKept === 1 ? await keptSignature(actor.user_id) : undefined;
  if (useKept === 1 && kept === undefined)
    throw new AppError('form_invalid', { fields: [issue('use_kept', 'unknown_record')] });
  const signature = await takeSignature(
    contract,
    {
      name: body.name,
      place: body.place,
      base64_signature: kept === undefined ? drawn : undefined,
      ...(kept !== undefined && { picture: kept }),
    },
    null,
  );
  const keeping =
    keep === 1 && drawn !== undefined
      ? [
          keepSignature(
            actor.user_id,
            await keepPicture(`contracts/kept-signatures/${actor.user_id}`, readSignature(drawn)),
          ),
        ]
      : [];
  const planned = planSignature(actor, contract, signer, signature);
  return { ...planned, writes: [...planned.writes, ...keeping] };
};
