import type { Contract } from '#shared/contracts/contract.ts';
import { isAtProvider } from '#shared/contracts/provider.rules.ts';
import { deadlineEnd, defaultDeadline } from '#shared/contracts/signing-times.rules.ts';
import type { StoredPdf } from '#shared/contracts/signing.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type {
  NoAnswer,
  SignatureProvider,
  SignatureRequest,
  TakenRequest,
} from '#functions/platform/signature-provider/signature-provider.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { completionIsDue } from './completion-queue.ts';
import { readFrozen } from './freeze.ts';
import { planAsked, planFailure, withRequest } from './provider-acts.ts';
import { referenceOf } from './provider-reference.ts';
import { problemOf, saved } from './pull-provider.ts';
import { planStep, type Planned } from './step.ts';
import { requestIsVoid } from './void-requests.ts';

/** How often a provider that does not answer is asked to take a contract, within about half an hour. */
const TRIES_MAX = 6;

type Frozen = Contract & { readonly pdf: StoredPdf };

/** Whether the provider is still to take the contract. */
export const waitsForProvider = (contract: Contract | undefined): contract is Frozen =>
  contract !== undefined &&
  isAtProvider(contract) &&
  contract.sending?.provider?.request_id === null &&
  contract.pdf !== null;

const orderOf = async (contract: Frozen, { key }: SignatureProvider): Promise<SignatureRequest> => {
  const { appUrl = '' } = mailSettings();
  const last = contract.deadline ?? defaultDeadline(today(), { type: contract.type, start_date: null });
  return {
    reference: referenceOf(contract),
    title: contract.name,
    sha256: contract.pdf.sha256,
    file: await readFrozen(contract.pdf),
    signers: contract.signers
      .filter(({ state }) => state !== 'replaced')
      .toSorted((one, other) => one.order - other.order)
      .map(({ id, name, email, order }) => ({ id, name, email, order })),
    return_url: `${appUrl}/`,
    webhook_url: `${appUrl}/api/webhooks/${key}`,
    expires: deadlineEnd(last).toISOString(),
  };
};

/** The provider has the contract: its signers are asked. */
const planTaken = (before: Contract, { request_id, urls }: TakenRequest): Planned =>
  planStep({
    before,
    change: withRequest(before, { request_id, urls: { ...urls }, tries: 1, problem: null }),
    happened: [{ what: 'provider_asked', who: 'system', details: { request: request_id } }],
  });

const planNotTaken = (before: Contract, answer: NoAnswer): Planned => {
  const problem = problemOf(answer);
  if (answer.reason !== 'offline') return planFailure(before, problem, true);
  // The answer alone may be lost, so the next try names the same request.
  const isLast = (before.sending?.provider?.tries ?? 0) + 1 >= TRIES_MAX;
  return isLast ? planFailure(before, problem, false) : planAsked(before, problem);
};

/** Keeps the request that the provider has taken, unless the contract went on without it: then it is void. */
const keepTaken = async (asked: Contract, request: TakenRequest): Promise<void> => {
  let contract: Contract | undefined = asked;
  while (waitsForProvider(contract) && referenceOf(contract) === referenceOf(asked)) {
    if (await saved(planTaken(contract, request))) return;
    contract = await contractStore.get(asked.id);
  }
  if (contract?.sending?.provider?.request_id === request.request_id) return;
  await transact([requestIsVoid(asked.id, request.request_id), completionIsDue(asked.id)]);
};

/** Has the provider take a contract that was sent. Done twice, it is one request. */
export const askProvider = async (contract: Frozen, provider: SignatureProvider | undefined): Promise<void> => {
  await employeeCollection.refresh();
  if (!provider) {
    await saved(planFailure(contract, 'There is no provider of signatures any more.', true));
    return;
  }
  const answer = await provider.create(await orderOf(contract, provider));
  if (answer.ok) await keepTaken(contract, answer.data);
  else await saved(planNotTaken(contract, answer));
};
