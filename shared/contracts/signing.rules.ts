import { AppError } from '#shared/errors/problem.ts';
import type { Contract } from './contract.ts';
import type { ContractState, SignerRole, SignerState } from './names.ts';
import type { StoredSigner } from './signing.ts';

/** What can happen to a contract on its way to being signed (docs/areas/signing.md#signing). */
export const signingActs = [
  'choose',
  'send',
  'open',
  'remind',
  'schedule',
  'correct',
  'sign',
  'decline',
  'expire',
  'cancel',
  'reset',
  'fail',
  'retry',
  'complete',
] as const;
export type SigningAct = (typeof signingActs)[number];

export const awaiting = ['awaiting_first', 'awaiting_second', 'awaiting_employee'] as const;
type Awaiting = (typeof awaiting)[number];

export const isAwaiting = (state: ContractState): state is Awaiting => (awaiting as readonly string[]).includes(state);

/** The state while it is the turn of a role. */
const stateOfTurn: Readonly<Record<SignerRole, Awaiting>> = {
  internal_first: 'awaiting_first',
  internal_second: 'awaiting_second',
  employee: 'awaiting_employee',
};

/**
 * The machine: from which states an act is possible, and where it leads. `turn` is the state of whoever signs next, or
 * `completing` once nobody is left; `same` changes the signers only.
 */
export const transitions: Readonly<
  Record<SigningAct, { readonly from: readonly ContractState[]; readonly to: ContractState | 'turn' | 'same' }>
> = {
  choose: { from: ['draft'], to: 'same' },
  send: { from: ['draft', 'declined', 'expired'], to: 'turn' },
  open: { from: awaiting, to: 'same' },
  remind: { from: awaiting, to: 'same' },
  schedule: { from: awaiting, to: 'same' },
  correct: { from: awaiting, to: 'same' },
  sign: { from: awaiting, to: 'turn' },
  decline: { from: awaiting, to: 'declined' },
  expire: { from: [...awaiting, 'provider_error'], to: 'expired' },
  cancel: { from: ['draft', ...awaiting, 'declined', 'expired', 'provider_error'], to: 'cancelled' },
  reset: { from: [...awaiting, 'declined', 'expired', 'provider_error'], to: 'draft' },
  fail: { from: [...awaiting, 'completing'], to: 'provider_error' },
  retry: { from: ['provider_error'], to: 'turn' },
  complete: { from: ['completing'], to: 'signed' },
};

type Acted = Pick<Contract, 'state' | 'deleted'>;

/** Whether an act is possible in the state of a contract; nothing is in an archived one. */
export const canAct = ({ state, deleted }: Acted, act: SigningAct): boolean =>
  deleted === 0 && transitions[act].from.includes(state);

/** Whether an address or a signer can be corrected: a provider has those that it was given, paper those on it. */
export const canCorrect = (contract: Acted & Pick<Contract, 'method'>): boolean =>
  canAct(contract, 'correct') && contract.method !== 'provider' && contract.method !== 'paper';

const refusals: Readonly<Partial<Record<ContractState, string>>> = {
  signed: 'This contract is signed.',
  completing: 'Everybody has signed this contract.',
  cancelled: 'This contract was withdrawn.',
  declined: 'This contract was declined.',
  expired: 'The time to sign this contract is over.',
  draft: 'This contract was not sent.',
};

/** Throws `archived` or `wrong_state` with the state for an act that is not possible. */
export const assertCanAct = (contract: Acted, act: SigningAct): void => {
  if (contract.deleted === 1)
    throw new AppError('archived', { detail: 'This contract is archived. Unarchive it first.' });
  if (!transitions[act].from.includes(contract.state))
    throw new AppError('wrong_state', {
      detail: refusals[contract.state] ?? 'This contract is being signed.',
      extras: { state: contract.state },
    });
};

const open: readonly SignerState[] = ['waiting', 'sent', 'opened'];

/** Whether a signer has neither signed nor declined. */
export const isOpenSigner = ({ state }: Pick<StoredSigner, 'state'>): boolean => open.includes(state);

/** Whoever signs next; undefined once everybody has. */
export const signerWithTurn = <S extends Pick<StoredSigner, 'order' | 'state'>>(signers: readonly S[]): S | undefined =>
  signers.toSorted((one, other) => one.order - other.order).find(({ state }) => open.includes(state));

/** The signer of a contract who may sign now: nobody sees it before their turn. */
export const currentSigner = (contract: Pick<Contract, 'state' | 'signers'>): StoredSigner | undefined =>
  isAwaiting(contract.state) ? signerWithTurn(contract.signers) : undefined;

/** The state that follows from who has signed. */
export const stateOf = (signers: readonly Pick<StoredSigner, 'order' | 'state' | 'role'>[]): ContractState => {
  const next = signerWithTurn(signers);
  return next ? stateOfTurn[next.role] : 'completing';
};

type Changed = Pick<Contract, 'state' | 'signers'>;

const changeSigner = (
  signers: readonly StoredSigner[],
  id: number,
  change: (signer: StoredSigner) => Partial<StoredSigner>,
): StoredSigner[] => signers.map((signer) => (signer.id === id ? { ...signer, ...change(signer) } : signer));

/** Asks the signer whose turn begins: the moment stands at the signer. */
const withTurn = (signers: readonly StoredSigner[], at: string): StoredSigner[] => {
  const next = signerWithTurn(signers);
  if (!next) return [...signers];
  return changeSigner(signers, next.id, () => ({ state: 'sent', sent_at: at }));
};

const moved = (contract: Acted, act: SigningAct, signers: StoredSigner[]): Changed => {
  assertCanAct(contract, act);
  const { to } = transitions[act];
  if (to === 'same') return { state: contract.state, signers };
  return { state: to === 'turn' ? stateOf(signers) : to, signers };
};

type Signed = Pick<Contract, 'state' | 'deleted' | 'signers'>;

/** Throws `not_your_turn` unless it is the turn of this signer. */
export const assertTurn = (contract: Signed, signerId: number): StoredSigner => {
  const current = currentSigner(contract);
  if (current?.id !== signerId)
    throw new AppError('not_your_turn', { detail: 'It is not your turn to sign this contract.' });
  return current;
};

/** Nobody has signed, and the first signer is asked. */
const askedAnew = (signers: readonly StoredSigner[], at: string): StoredSigner[] =>
  withTurn(
    signers.map((signer) => ({
      ...signer,
      state: 'waiting' as const,
      sent_at: null,
      opened_at: null,
      signed_at: null,
      reason: null,
    })),
    at,
  );

export const markSent = (contract: Signed, signers: readonly StoredSigner[], at: string): Changed =>
  moved(contract, 'send', askedAnew(signers, at));

export const markOpened = (contract: Signed, signerId: number, at: string): Changed => {
  assertCanAct(contract, 'open');
  assertTurn(contract, signerId);
  return moved(
    contract,
    'open',
    changeSigner(contract.signers, signerId, ({ opened_at: before }) => ({ state: 'opened', opened_at: before ?? at })),
  );
};

/** One signature more; the next signer is asked. */
export const markSigned = (contract: Signed, signerId: number, at: string): Changed => {
  assertCanAct(contract, 'sign');
  assertTurn(contract, signerId);
  const after = changeSigner(contract.signers, signerId, () => ({ state: 'signed', signed_at: at }));
  return moved(contract, 'sign', withTurn(after, at));
};

export const markDeclined = (contract: Signed, signerId: number, reason: string): Changed => {
  assertCanAct(contract, 'decline');
  assertTurn(contract, signerId);
  return moved(
    contract,
    'decline',
    changeSigner(contract.signers, signerId, () => ({ state: 'declined', reason })),
  );
};

export const markExpired = (contract: Signed): Changed => {
  const current = signerWithTurn(contract.signers);
  return moved(
    contract,
    'expire',
    current ? changeSigner(contract.signers, current.id, () => ({ state: 'expired' })) : [...contract.signers],
  );
};

export const markCancelled = (contract: Signed): Changed => moved(contract, 'cancel', [...contract.signers]);

/** A draft again: its signers are those that were chosen, without what became of them. */
export const wasReset = (contract: Signed): Changed =>
  moved(
    contract,
    'reset',
    contract.signers
      .filter(({ state }) => state !== 'replaced')
      .map((signer) => ({
        ...signer,
        state: 'waiting',
        sent_at: null,
        opened_at: null,
        signed_at: null,
        reason: null,
        reminded_at: null,
        wants_paper_at: null,
      })),
  );

/** Another address, or another user, for a signer who has not signed; links of before are dead. */
export const correctSigner = (
  contract: Signed,
  signerId: number,
  to: Pick<StoredSigner, 'name' | 'email' | 'user_id' | 'employee_id'>,
  at: string,
): Changed => {
  assertCanAct(contract, 'correct');
  const signer = contract.signers.find(({ id }) => id === signerId);
  if (signer?.state === 'signed')
    throw new AppError('wrong_state', {
      detail: `${signer.name} has signed already.`,
      extras: { state: contract.state },
    });
  return moved(
    contract,
    'correct',
    changeSigner(contract.signers, signerId, ({ ask = 1, state }) => ({
      ...to,
      ask: ask + 1,
      // What was done by the link of before says nothing about whoever is asked now.
      ...(state === 'waiting'
        ? {}
        : { state: 'sent', sent_at: at, opened_at: null, reminded_at: null, wants_paper_at: null }),
    })),
  );
};

export const markFailed = (contract: Signed): Changed => moved(contract, 'fail', [...contract.signers]);

/** Another try with the same request, or with a new one, at which everybody has to sign again. */
export const retrySending = (contract: Signed, anewAt?: string): Changed =>
  moved(contract, 'retry', anewAt === undefined ? [...contract.signers] : askedAnew(contract.signers, anewAt));

export const markCompleted = (contract: Signed): Changed => moved(contract, 'complete', [...contract.signers]);
