import type { Contract } from './contract.ts';
import type { ProviderStatus } from './signature-provider.ts';
import { isAwaiting } from './signing.rules.ts';
import type { StoredSigner } from './signing.ts';

/** What follows for a contract from what the provider says; `fail`: the request is dead, and why. */
export type ProviderAct =
  | { readonly what: 'open'; readonly signer_id: number }
  | { readonly what: 'sign'; readonly signer_id: number; readonly at: string }
  | { readonly what: 'decline'; readonly signer_id: number; readonly reason: string }
  | { readonly what: 'expire' }
  | { readonly what: 'fail'; readonly problem: string };

type AtProvider = Pick<Contract, 'state' | 'deleted' | 'method' | 'signers' | 'sending'>;
type SignerStatus = ProviderStatus['signers'][number];

const NO_REASON = 'No reason was given.';

/** Whether the provider has the contract and waits for signatures. */
export const isAtProvider = ({ state, deleted, method, sending }: AtProvider): boolean =>
  method === 'provider' && deleted === 0 && isAwaiting(state) && sending?.provider != null;

const fail = (problem: string): ProviderAct[] => [{ what: 'fail', problem }];

/** What the end of a request means while somebody has not signed. */
const endOf = ({ state, signers }: ProviderStatus): ProviderAct[] => {
  switch (state) {
    case 'created':
    case 'viewed':
      return [];
    case 'expired':
      return [{ what: 'expire' }];
    case 'declined':
      return fail(signers.find(({ reason }) => reason !== null)?.reason ?? 'The provider calls it declined.');
    case 'signed':
      return fail('The provider calls it signed, but not everybody has signed.');
    case 'cancelled':
      return fail('It was withdrawn at the provider.');
    case 'error':
      return fail('It failed at the provider.');
  }
};

const actOf = (signer: StoredSigner, said: SignerStatus): ProviderAct | undefined => {
  const { id: signer_id } = signer;
  if (said.state === 'signed' && said.at !== null) return { what: 'sign', signer_id, at: said.at };
  if (said.state === 'declined') return { what: 'decline', signer_id, reason: said.reason || NO_REASON };
  return said.state === 'viewed' && signer.state !== 'opened' ? { what: 'open', signer_id } : undefined;
};

/**
 * The acts that bring a contract to where the provider says that its request is, in their order; none for an answer that
 * is older than the contract, for one about another request, and for a contract that is over
 * (docs/areas/signature-provider.md#provider). Signers count in the order of signing, whoever was faster there.
 */
export const applyStatus = (contract: AtProvider, status: ProviderStatus): ProviderAct[] => {
  if (!isAtProvider(contract) || contract.sending?.provider?.request_id !== status.request_id) return [];
  const acts: ProviderAct[] = [];
  const open = contract.signers
    .filter(({ state }) => state === 'waiting' || state === 'sent' || state === 'opened')
    .toSorted((one, other) => one.order - other.order);
  for (const signer of open) {
    const said = status.signers.find(({ id }) => id === signer.id);
    if (!said) return [...acts, ...fail(`The provider does not know ${signer.name}.`)];
    const act = actOf(signer, said);
    if (act) acts.push(act);
    if (act?.what === 'decline') return acts;
    if (act?.what !== 'sign') return [...acts, ...endOf(status)];
  }
  return acts;
};
