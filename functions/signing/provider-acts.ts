import type { Contract } from '#shared/contracts/contract.ts';
import { isAtProvider, type ProviderAct } from '#shared/contracts/provider.rules.ts';
import { assertCanAct, markFailed, retrySending } from '#shared/contracts/signing.rules.ts';
import type { StoredSigner } from '#shared/contracts/signing.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { planExpiry } from './expiry.ts';
import { planDecline, planOpened, planSignature } from './signatures.ts';
import { signingEvents } from './signing-events.ts';
import { contractFacts, contractPage, mailToSender } from './signing-mails.ts';
import { nothingPlanned, planStep, type Planned } from './step.ts';

/** Throws `wrong_state` for a contract that is not signed at a provider. */
export const assertAtProvider = (contract: Contract): void => {
  if (contract.method !== 'provider')
    throw new AppError('wrong_state', {
      detail: 'This contract is not signed at a provider.',
      extras: { state: contract.state },
    });
};

type Provider = NonNullable<NonNullable<Contract['sending']>['provider']>;

/** The contract with something new about its request. */
export const withRequest = ({ sending }: Contract, change: Partial<Provider>): Pick<Contract, 'sending'> =>
  sending?.provider ? { sending: { ...sending, provider: { ...sending.provider, ...change } } } : { sending };

/**
 * The provider could not do it: whoever sent the contract is told why. A request that is dead is forgotten, and a retry
 * makes another one.
 */
export const planFailure = (before: Contract, problem: string, isDead: boolean): Planned => {
  const provider = before.sending?.provider;
  const number = before.sending?.number ?? 0;
  const attempt = provider?.attempt ?? 1;
  const letter = {
    purpose: 'contract_provider_failed',
    occasion: `${number} ${attempt} ${now().toISOString()}`,
    values: { ...contractFacts(before), reason: problem, url: contractPage(before.id) },
  } as const;
  return planStep({
    before,
    change: {
      ...markFailed(before),
      ...withRequest(before, { problem, ...(isDead && { request_id: null, urls: {}, attempt: attempt + 1 }) }),
    },
    happened: [{ what: 'provider_failed', who: 'system', details: { reason: problem } }],
    writes: [...mailToSender(before, letter), ...signingEvents(null, before, 'contract_provider_failed', {})],
  });
};

/** The request was asked, or could not be: it is asked again later, ever more rarely. */
export const planAsked = (before: Contract, problem: string | null): Planned =>
  isAtProvider(before)
    ? planStep({
        before,
        change: withRequest(before, { tries: (before.sending?.provider?.tries ?? 0) + 1, problem }),
        happened: [],
      })
    : nothingPlanned(before);

const signerOf = ({ signers }: Contract, id: number): StoredSigner => {
  const signer = signers.find((each) => each.id === id);
  if (!signer) throw new AppError('not_found');
  return signer;
};

/** An act that follows from what the provider says, as one step. */
export const planProviderAct = (before: Contract, act: ProviderAct): Planned => {
  switch (act.what) {
    case 'open':
      return planOpened(null, before, act.signer_id);
    case 'sign': {
      const signer = signerOf(before, act.signer_id);
      const { name } = signer;
      return planSignature(null, before, signer, {
        kind: 'provider',
        name,
        picture: null,
        place: null,
        at: act.at,
        from: null,
        agent: null,
        presence: null,
      });
    }
    case 'decline':
      return planDecline(null, before, signerOf(before, act.signer_id), act.reason);
    case 'expire':
      return planExpiry(before);
    case 'fail':
      return planFailure(before, act.problem, true);
  }
};

/**
 * Another try after an error of the provider: with the request that is there, else with a new one, at which everybody
 * has to sign again.
 */
export const planRetry = (actor: Actor, before: Contract): Planned => {
  assertAtProvider(before);
  assertCanAct(before, 'retry');
  const { sending } = before;
  const isAnew = sending?.provider?.request_id == null;
  const voided = isAnew ? before.signers.filter(({ state }) => state === 'signed').map(({ name }) => name) : [];
  const { sending: asked } = withRequest(before, { tries: 0, problem: null });
  return planStep({
    before,
    change: {
      ...retrySending(before, isAnew ? now().toISOString() : undefined),
      sending: asked && { ...asked, ...(isAnew && { signatures: {} }), tries: 0, problem: null },
      ...(isAnew && { signed_at: null }),
    },
    happened: [
      { what: 'retried', who: actor.name, ...(voided.length > 0 && { details: { voided: voided.join(', ') } }) },
    ],
  });
};
