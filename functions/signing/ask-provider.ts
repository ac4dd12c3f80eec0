import type { Contract } from '#shared/contracts/contract.ts';
import { isAtProvider } from '#shared/contracts/provider.rules.ts';
import { openUntil } from '#shared/contracts/signing-times.rules.ts';
import type { StoredPdf, StoredSigner } from '#shared/contracts/signing.ts';
import { contractStore } from '#functions/contracts/contract-store.ts';
import { createLink } from '#functions/platform/links/link-store.ts';
import { mailSettings } from '#functions/platform/mail/mail-settings.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import type {
  NoAnswer,
  SignatureProvider,
  SignatureRequest,
  TakenRequest,
} from '#functions/platform/signature-provider/signature-provider.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { completionIsDue } from '#functions/contracts/completion-queue.ts';
import { readFrozen } from './freeze.ts';
import { planAsked, planFailure, withRequest } from './provider-acts.ts';
import { referenceOf } from './provider-reference.ts';
import { problemOf, saveStep } from './pull-provider.ts';
import { refreshRecipients } from './sender-now.ts';
import { contractPage, linkPart } from './signing-mails.ts';
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

/** A link of its own brings the person back from the provider, who would ask them to sign in elsewhere. */
const wayBack = (contract: Frozen, signer: StoredSigner, until: string): { token: string; write: Write } =>
  createLink({
    purpose: 'sign',
    object_type: 'contract',
    object_id: contract.id,
    employee_id: contract.employee_id,
    until,
    part: linkPart(contract, signer),
  });

type Order = { readonly request: SignatureRequest; readonly writes: Write[] };

/** What the provider is asked, and the links that it names: they are made before it hears of them. */
const orderOf = async (contract: Frozen, { key }: SignatureProvider): Promise<Order> => {
  const { appUrl = '' } = mailSettings();
  const expires = openUntil(contract, today()).toISOString();
  const signers = contract.signers
    .filter(({ state }) => state !== 'replaced')
    .toSorted((one, other) => one.order - other.order)
    .map((signer) => ({ signer, back: signer.role === 'employee' ? wayBack(contract, signer, expires) : undefined }));
  const request = {
    reference: referenceOf(contract),
    title: contract.name,
    sha256: contract.pdf.sha256,
    file: await readFrozen(contract.pdf),
    signers: signers.map(({ signer: { id, name, email, order }, back }) => ({
      id,
      name,
      email,
      order,
      ...(back && { return_url: `${appUrl}/sign/${back.token}` }),
    })),
    return_url: `${appUrl}${contractPage(contract.id)}`,
    webhook_url: `${appUrl}/api/webhooks/${key}`,
    expires,
  };
  return { request, writes: signers.flatMap(({ back }) => back?.write ?? []) };
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
    if (await saveStep(planTaken(contract, request))) return;
    contract = await contractStore.get(asked.id);
  }
  if (contract?.sending?.provider?.request_id === request.request_id) return;
  await transact([requestIsVoid(asked.id, request.request_id), completionIsDue(asked.id)]);
};

/** Has the provider take a contract that was sent. Done twice, it is one request. */
export const askProvider = async (contract: Frozen, provider: SignatureProvider | undefined): Promise<void> => {
  await refreshRecipients();
  if (!provider) {
    await saveStep(planFailure(contract, 'There is no provider of signatures any more.', true));
    return;
  }
  const { request, writes } = await orderOf(contract, provider);
  if (writes.length > 0) await transact(writes);
  const answer = await provider.create(request);
  if (answer.ok) await keepTaken(contract, answer.data);
  else await saveStep(planNotTaken(contract, answer));
};
