import type { Contract } from '#shared/contracts/contract.ts';
import type { MadeSignature, StoredSigner } from '#shared/contracts/signing.ts';
import { assertCanAct, assertTurn, markDeclined, markOpened, markSigned } from '#shared/contracts/signing.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { markSendingEnded } from './past-sendings.ts';
import { signingEvents } from './signing-events.ts';
import { contractFacts, contractPage, linkPart, mailToSender } from './signing-mails.ts';
import { nothingPlanned, planStep, type Planned } from './step.ts';

/** The page of a contract was opened by the signer whose turn it is; only the first time is an event. */
export const planOpened = (actor: Actor | null, before: Contract, signerId: number): Planned => {
  assertCanAct(before, 'open');
  const signer = assertTurn(before, signerId);
  if (signer.state === 'opened') return nothingPlanned(before);
  return planStep({
    before,
    change: markOpened(before, signerId, now().toISOString()),
    happened: [{ what: 'opened', who: signer.name }],
    writes: signingEvents(actor, before, 'contract_opened', { signer: signer.name }),
  });
};

/** Adds the signature of a signer. Throws `wrong_state` and `not_your_turn`. */
export const planSignature = (
  actor: Actor | null,
  before: Contract,
  signer: StoredSigner,
  signature: MadeSignature,
): Planned => {
  const sending = before.sending;
  const after = markSigned(before, signer.id, signature.at);
  if (!sending) throw new AppError('wrong_state', { extras: { state: before.state } });
  const details = {
    name: signature.name,
    kind: signature.kind,
    sha256: before.pdf?.sha256 ?? '',
    ...(signature.place !== null && { place: signature.place }),
    ...(signature.agent !== null && { agent: signature.agent }),
    ...(signature.presence !== null && { presence: signature.presence }),
  };
  return planStep({
    before,
    change: {
      ...after,
      sending: { ...sending, signatures: { ...sending.signatures, [String(signer.id)]: signature } },
      ...(after.state === 'completing' && { signed_at: signature.at }),
    },
    happened: [{ what: 'signed', who: signer.name, details }],
    writes: signingEvents(actor, before, 'contract_signed', { signer: signer.name }),
  });
};

/** A signer declines; whoever sent it is told. */
export const planDecline = (actor: Actor | null, before: Contract, signer: StoredSigner, reason: string): Planned => {
  if (reason === '') throw new AppError('form_invalid', { fields: [issue('reason', 'required')] });
  const after = { ...markDeclined(before, signer.id, reason), ...markSendingEnded(before) };
  const letter = {
    purpose: 'contract_declined',
    occasion: linkPart(before, signer),
    values: { ...contractFacts(before), signer: signer.name, reason, url: contractPage(before.id) },
  } as const;
  return planStep({
    before,
    change: after,
    happened: [{ what: 'declined', who: signer.name, details: { reason } }],
    writes: [
      ...mailToSender(before, letter),
      ...signingEvents(actor, before, 'contract_declined', { signer: signer.name, reason }),
    ],
  });
};

/** The person would rather sign on paper; whoever sent it is told, and nobody reminds the person any more. */
export const planPaperWanted = (before: Contract, signer: StoredSigner, reason: string | undefined): Planned => {
  assertCanAct(before, 'remind');
  assertTurn(before, signer.id);
  if (signer.wants_paper_at) return nothingPlanned(before);
  const wants_paper_at = now().toISOString();
  const values = {
    ...contractFacts(before),
    signer: signer.name,
    ...(reason && { reason }),
    url: contractPage(before.id),
  };
  const letter = { purpose: 'contract_paper_wanted', occasion: linkPart(before, signer), values } as const;
  return planStep({
    before,
    change: { signers: before.signers.map((each) => (each.id === signer.id ? { ...each, wants_paper_at } : each)) },
    happened: [{ what: 'paper_wanted', who: signer.name, details: reason ? { reason } : {} }],
    writes: [
      ...mailToSender(before, letter),
      ...signingEvents(null, before, 'contract_paper_wanted', { signer: signer.name }),
    ],
  });
};
