import { isDeepStrictEqual } from 'node:util';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { editSigner } from '#shared/contract/signing/edit-signer.ts';
import type { setSigningMethod } from '#shared/contract/signing/set-signing-method.ts';
import type { Contract } from '#shared/contracts/contract.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { assertCanAct, canCorrect, markCancelled, correctSigner, wasReset } from '#shared/contracts/signing.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { maySignInternally } from '#functions/platform/session/internal-signers.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { endSending } from './past-sendings.ts';
import { signingEvents } from './signing-events.ts';
import { contractFacts, linkPart, mailToPerson, mailToUser } from './signing-mails.ts';
import { chooseSigners } from './signers.ts';
import { nothingPlanned, planStep, type Planned } from './step.ts';

const withReason = (reason: string | undefined) => (reason ? { reason } : {});

/** The signers of a draft and the method, as it will be sent. */
export const planChoice = async (
  before: Contract,
  choice: Pick<EndpointInput<typeof setSigningMethod>['body'], 'signers' | 'method'>,
): Promise<Planned> => {
  assertCanAct(before, 'choose');
  const { signers, method } = await chooseSigners(before, choice, before.sending?.address_type ?? 'work');
  const isSame = method === before.method && isDeepStrictEqual(signers, before.signers);
  return isSame ? nothingPlanned(before) : planStep({ before, change: { signers, method }, happened: [] });
};

/** Tells everybody who was asked and has not declined that there is nothing to sign any more. */
const tellWithdrawn = (before: Contract, reason: string | undefined): Write[] =>
  before.method === 'paper'
    ? []
    : before.signers
        .filter(({ state }) => state === 'sent' || state === 'opened' || state === 'signed')
        .flatMap((signer) => {
          const letter = {
            purpose: 'sign_withdrawn',
            occasion: linkPart(before, signer),
            values: { ...contractFacts(before), ...withReason(reason) },
          } as const;
          return signer.role === 'employee' ? mailToPerson(before, signer, letter) : mailToUser(before, signer, letter);
        });

/** Ends a contract: nobody can sign it any more. */
export const planCancel = (actor: Actor, before: Contract, reason: string | undefined): Planned =>
  planStep({
    before,
    change: markCancelled(before),
    happened: [{ what: 'cancelled', who: actor.name, details: withReason(reason) }],
    writes: [
      ...endSending(before, reason ?? null),
      ...tellWithdrawn(before, reason),
      ...signingEvents(actor, before, 'contract_cancelled', withReason(reason)),
    ],
  });

/**
 * A draft again: signatures are void, links are dead, and those who were asked are told. What was sent is kept with its
 * trail.
 */
export const planReset = (actor: Actor, before: Contract, reason: string | undefined): Planned => {
  const asked = before.signers.filter(({ sent_at: at }) => at !== null).map(({ name }) => name);
  return planStep({
    before,
    change: {
      ...wasReset(before),
      sending: undefined,
      final: 0,
      pdf: before.file_type === 'pdf' ? before.pdf : null,
      level: null,
      sent_at: null,
      deadline: null,
    },
    happened: [{ what: 'reset', who: actor.name, details: { ...withReason(reason), asked: asked.join(', ') } }],
    writes: [
      ...endSending(before, reason ?? null),
      ...tellWithdrawn(before, reason),
      ...signingEvents(actor, before, 'contract_reset', withReason(reason)),
    ],
  });
};

const signerOf = (contract: Contract, id: number): StoredSigner => {
  const signer = contract.signers.find((each) => each.id === id);
  if (!signer) throw new AppError('form_invalid', { fields: [issue('signer_id', 'unknown_record')] });
  return signer;
};

/** What a signer becomes: another address of the person, or another user who may sign. */
const correctedSigner = async (
  before: Contract,
  signer: StoredSigner,
  { email, user_id: userId }: EndpointInput<typeof editSigner>['body'],
): Promise<Pick<StoredSigner, 'name' | 'email' | 'user_id' | 'employee_id'>> => {
  const { name, user_id, employee_id } = signer;
  if (signer.role === 'employee') {
    if (email === undefined) throw new AppError('form_invalid', { fields: [issue('email', 'required')] });
    return { name, user_id, employee_id, email };
  }
  const user = (await userCollection.refresh()).get(userId ?? 0);
  if (!user) throw new AppError('form_invalid', { fields: [issue('user_id', userId ? 'unknown_user' : 'required')] });
  if (!maySignInternally(user)) assertNoIssues([issue('user_id', 'not_an_internal_signer', { name: user.name })]);
  if (before.signers.some((other) => other.id !== signer.id && other.user_id === user.id))
    assertNoIssues([issue('user_id', 'same_signer')]);
  return { name: user.name, user_id: user.id, employee_id: user.employee_id, email: user.email };
};

/** Another address or user for a signer who has not signed; the same pages, and links of before are dead. */
export const planCorrection = async (
  actor: Actor,
  before: Contract,
  body: EndpointInput<typeof editSigner>['body'],
): Promise<Planned> => {
  assertCanAct(before, 'correct');
  if (!canCorrect(before))
    throw new AppError('wrong_state', {
      detail: 'The signers stand on the pages or at the provider. Take the contract back, then send it anew.',
      extras: { state: before.state },
    });
  const signer = signerOf(before, body.signer_id);
  const to = await correctedSigner(before, signer, body);
  return planStep({
    before,
    change: correctSigner(before, signer.id, to, now().toISOString()),
    happened: [{ what: 'corrected', who: actor.name, details: { signer: to.name, address: to.email } }],
    writes: signingEvents(actor, before, 'contract_signer_changed', { signer: to.name }),
  });
};
