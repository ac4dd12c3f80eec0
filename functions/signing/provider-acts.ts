import type { Contract } from '#shared/contracts/contract.ts';
import { assertCanAct, retried } from '#shared/contracts/signing.rules.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { nothingPlanned, planStep, type Planned } from './step.ts';

const assertAtProvider = (contract: Contract): void => {
  if (contract.method !== 'provider')
    throw new AppError('wrong_state', {
      detail: 'This contract is not signed at a provider.',
      extras: { state: contract.state },
    });
};

/** What became of a contract at the provider. */
export const planPull = (_actor: Actor, before: Contract): Planned => {
  assertAtProvider(before);
  return nothingPlanned(before);
};

/** Another try after an error of the provider. */
export const planRetry = (actor: Actor, before: Contract): Planned => {
  assertAtProvider(before);
  assertCanAct(before, 'retry');
  const { sending } = before;
  const provider = sending?.provider && { ...sending.provider, tries: 0, problem: null };
  return planStep({
    before,
    change: { ...retried(before), ...(sending && provider && { sending: { ...sending, provider } }) },
    happened: [{ what: 'retried', who: actor.name }],
  });
};
