import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listPendingInternal } from '#shared/contract/signing/list-pending-internal.ts';
import type { signInternally } from '#shared/contract/signing/sign-internally.ts';
import { currentSigner, isAwaiting } from '#shared/contracts/signing.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { toDmyOrNull } from '#shared/values/dates.ts';
import { contractCollection, contractStore } from '#functions/contracts/contract-store.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { keepSignature, keptSignature, shownKeptSignature } from './kept-signature.ts';
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
    throw new AppError('form_invalid', { fields: [issue('use_kept', 'unknown')] });
  const signature = await takeSignature(
    contract,
    { name: body.name, place: body.place, base64_signature: kept === undefined ? drawn : undefined, ...(kept !== undefined && { picture: kept }) }, // prettier-ignore
    null,
  );
  const keeping =
    keep === 1 && drawn !== undefined
      ? [keepSignature(actor.user_id, await keepPicture(`signatures/${actor.user_id}`, readSignature(drawn)))]
      : [];
  const planned = planSignature(actor, contract, signer, signature);
  return { ...planned, writes: [...planned.writes, ...keeping] };
};

/** The contracts of which it is this user's turn, longest waiting first. */
export const pendingFor = async (actor: Actor): Promise<EndpointResponse<typeof listPendingInternal>> => {
  const rows = await contractCollection.refresh();
  const named = [...rows.all()].filter(
    (row) =>
      row.deleted === 0 &&
      isAwaiting(row.state) &&
      row.method !== 'paper' &&
      row.method !== 'provider' &&
      row.signers.some(({ user_id: user }) => user > 0 && user === actor.user_id),
  );
  const waiting = named.filter((row) => currentSigner(row)?.user_id === actor.user_id);
  const stored = await contractStore.getMany(waiting.map(({ id }) => id));
  const pictureOf = await pictureLinks(waiting.map(({ person_avatar: key }) => key));
  const data = stored.flatMap((contract) => {
    const signer = currentSigner(contract);
    const row = rows.get(contract.id);
    if (!signer || !row || signer.user_id !== actor.user_id) return [];
    return {
      contract_id: contract.id,
      version: contract.version,
      name: contract.name,
      type: contract.type,
      employee_id: contract.employee_id,
      person_name: row.person_name,
      avatar: pictureOf(row.person_avatar),
      is_second_signer: signer.role === 'internal_second' ? (1 as const) : (0 as const),
      signer_id: signer.id,
      waiting_since: signer.sent_at ?? contract.created_at,
      deadline: toDmyOrNull(contract.deadline),
      sent_by: contract.sending?.sent_by.name ?? '',
      pages: contract.pdf?.pages ?? null,
      opened_at: signer.opened_at,
      level: contract.level,
    };
  });
  return {
    data: data.toSorted((one, other) => (one.waiting_since < other.waiting_since ? -1 : 1)),
    later: named.length - waiting.length,
    kept_signature: await shownKeptSignature(actor.user_id),
  };
};
