import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import type { SignerOut } from '#shared/contract/signing/signer.ts';
import { canAct } from '#shared/contracts/signing.rules.ts';
import { REMIND_AGAIN_MINUTES } from '#shared/contracts/signing-times.rules.ts';

/** What the main button of a contract does. */
export type NextStep =
  | { readonly kind: 'choose' | 'send' | 'correct' | 'retry' | 'upload' }
  | { readonly kind: 'sign-there'; readonly url: string }
  | { readonly kind: 'sign' | 'remind'; readonly signer: SignerOut };

type Facts = {
  readonly details: ContractDetails;
  readonly signers: readonly SignerOut[];
  /** What the user may do, and who they are; nobody signs while they act for another. */
  readonly may: { readonly send: boolean; readonly write: boolean; readonly sign: boolean };
  readonly userId: number;
};

/** Whether a draft says who signs: it was chosen, or the template names everybody. */
export const isChosen = ({ details, signers }: Pick<Facts, 'details' | 'signers'>): boolean => {
  if (signers.length > 0) return true;
  const internal = details.internal_signature_required === 1;
  if (internal && details.internal_signer_user_id === 0) return false;
  return internal || details.employee_signature_required === 1;
};

/** What is to be done next with a contract, aimed at whoever is next; undefined for nothing that this user may do. */
export const nextStep = ({ details, signers, may, userId }: Facts): NextStep | undefined => {
  const signer = signers.find(({ has_turn: turn }) => turn === 1);
  if (details.provider_url !== null && may.sign) return { kind: 'sign-there', url: details.provider_url };
  const isSignedHere = details.method !== 'paper' && details.method !== 'provider';
  if (signer && may.sign && signer.user_id === userId && canAct(details, 'sign') && isSignedHere)
    return { kind: 'sign', signer };
  if (details.method === 'paper' && signer)
    return may.write && may.send && canAct(details, 'sign') ? { kind: 'upload' } : undefined;
  if (!may.send) return undefined;
  if (details.state === 'draft' && canAct(details, 'choose'))
    return { kind: isChosen({ details, signers }) ? 'send' : 'choose' };
  if (canAct(details, 'retry')) return { kind: 'retry' };
  // The banner says what to do about a signer who can no longer sign.
  if (signer?.may_sign === 1 && canAct(details, 'remind')) return { kind: 'remind', signer };
  return canAct(details, 'send') ? { kind: 'correct' } : undefined;
};

/** When a signer can be reminded, an hour after they were asked or reminded last; undefined for now. */
export const remindAgainAt = (
  { reminded_at: reminded, sent_at: asked }: Pick<SignerOut, 'reminded_at' | 'sent_at'>,
  now: number,
): string | undefined => {
  const last = reminded ?? asked;
  if (last === null) return undefined;
  const again = Date.parse(last) + REMIND_AGAIN_MINUTES * 60_000;
  return again > now ? new Date(again).toISOString() : undefined;
};
