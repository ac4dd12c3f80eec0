import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listPendingInternal } from '#shared/contract/signing/list-pending-internal.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { currentSigner, isAwaiting } from '#shared/contracts/signing.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { belgianDay, toDmy, toDmyOrNull } from '#shared/values/dates.ts';
import { contractCollection, contractStore } from '#functions/contracts/contract-store.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { shownKeptSignature } from './kept-signature.ts';

const signedOn = (signer: StoredSigner | undefined): string | null =>
  signer?.signed_at == null ? null : toDmy(belgianDay(new Date(signer.signed_at)));

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
      employee_signed_on: signedOn(contract.signers.find(({ role }) => role === 'employee')),
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
