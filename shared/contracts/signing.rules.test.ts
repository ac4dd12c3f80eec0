import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors/problem.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import type { Contract } from './contract.ts';
import { contractStates, type SignerRole } from './names.ts';
import type { StoredSigner } from './signing.ts';
import {
  assertCanAct,
  assertTurn,
  canAct,
  canCorrect,
  markCancelled,
  markCompleted,
  correctSigner,
  currentSigner,
  markDeclined,
  markExpired,
  markFailed,
  isAwaiting,
  isOpenSigner,
  markOpened,
  retrySending,
  markSent,
  markSigned,
  stateOf,
  transitions,
  wasReset,
  type SigningAct,
} from './signing.rules.ts';

type Machine = Pick<Contract, 'state' | 'deleted' | 'signers'>;

const roles: readonly SignerRole[] = ['internal_first', 'internal_second', 'employee'];
const chosen = (order: readonly SignerRole[]): StoredSigner[] =>
  order.map((role, at) => ({
    id: roles.indexOf(role) + 1,
    role,
    user_id: role === 'employee' ? 0 : roles.indexOf(role) + 1,
    employee_id: 1,
    name: role,
    email: `${role}@x.example`,
    order: at + 1,
    state: 'waiting',
    sent_at: null,
    opened_at: null,
    signed_at: null,
    reason: null,
  }));

const AT = '2026-11-22T10:00:00.000Z';
type Step = { readonly act: SigningAct; readonly signer: number };

/** What an act makes of a contract; undefined where the machine refuses it. */
const after = (contract: Machine, { act, signer }: Step): Machine | undefined => {
  const steps: Readonly<Record<SigningAct, () => Pick<Contract, 'state' | 'signers'>>> = {
    choose: () => ({ state: contract.state, signers: contract.signers }),
    schedule: () => ({ state: contract.state, signers: contract.signers }),
    remind: () => ({ state: contract.state, signers: contract.signers }),
    send: () => markSent(contract, contract.signers, AT),
    open: () => markOpened(contract, signer, AT),
    correct: () => correctSigner(contract, signer, { name: 'x', email: 'x@x.example', user_id: 9, employee_id: 9 }, AT),
    sign: () => markSigned(contract, signer, AT),
    decline: () => markDeclined(contract, signer, 'no'),
    expire: () => markExpired(contract),
    cancel: () => markCancelled(contract),
    reset: () => wasReset(contract),
    fail: () => markFailed(contract),
    retry: () => retrySending(contract),
    complete: () => markCompleted(contract),
  };
  try {
    return { ...contract, ...steps[act]() };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
};

const anyStep = fc.record({
  act: fc.constantFrom(...keysOf(transitions)),
  signer: fc.integer({ min: 1, max: 3 }),
});
const anyOrder = fc
  .shuffledSubarray([...roles], { minLength: 1 })
  .filter((order) => !order.includes('internal_second') || order.includes('internal_first'));

describe('the machine of signing', () => {
  it('goes only where its table leads, and nobody signs before their turn or twice', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyStep, { minLength: 5, maxLength: 40 }), (order, steps) => {
        let contract: Machine = { state: 'draft', deleted: 0, signers: chosen(order) };
        for (const step of steps) {
          const before = contract;
          const next = after(before, step);
          if (!next) {
            const isTurn = currentSigner(before)?.id === step.signer;
            const hasSigned = before.signers.some(({ id, state }) => id === step.signer && state === 'signed');
            const isForTurn = ['sign', 'decline', 'open'].includes(step.act);
            const isPossible = isForTurn ? isTurn : step.act !== 'correct' || !hasSigned;
            expect(canAct(before, step.act) && isPossible).toBe(false);
            continue;
          }
          expect(canAct(before, step.act) || ['choose', 'remind', 'schedule'].includes(step.act)).toBe(true);
          contract = next;
          const signedOnes = contract.signers.filter(({ state }) => state === 'signed');
          const withTurn = contract.signers.filter(({ state }) => state === 'sent' || state === 'opened');
          expect(contractStates).toContain(contract.state);
          if (isAwaiting(contract.state)) {
            expect(stateOf(contract.signers)).toBe(contract.state);
            expect(withTurn.map(({ id }) => id)).toEqual([currentSigner(contract)?.id]);
            for (const one of signedOnes) expect(one.order).toBeLessThan(withTurn[0]!.order);
          }
          if (contract.state === 'completing' || contract.state === 'signed')
            expect(signedOnes).toHaveLength(order.length);
          if (contract.state === 'draft') expect([signedOnes, withTurn]).toEqual([[], []]);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('does nothing with an archived contract', () => {
    const archived: Machine = { state: 'draft', deleted: 1, signers: chosen(roles) };
    for (const act of keysOf(transitions)) expect(canAct(archived, act)).toBe(false);
  });
});

describe('the machine', () => {
  const waiting = ['awaiting_first', 'awaiting_second', 'awaiting_employee'] as const;
  const from = (act: SigningAct) => contractStates.filter((state) => canAct({ state, deleted: 0 }, act));

  it.each([
    ['choose', ['draft'], 'same'],
    ['send', ['draft', 'declined', 'expired'], 'turn'],
    ['open', waiting, 'same'],
    ['remind', waiting, 'same'],
    ['schedule', waiting, 'same'],
    ['correct', waiting, 'same'],
    ['sign', waiting, 'turn'],
    ['decline', waiting, 'declined'],
    ['expire', [...waiting, 'provider_error'], 'expired'],
    ['cancel', ['draft', ...waiting, 'declined', 'expired', 'provider_error'], 'cancelled'],
    ['reset', [...waiting, 'declined', 'expired', 'provider_error'], 'draft'],
    ['fail', [...waiting, 'completing'], 'provider_error'],
    ['retry', ['provider_error'], 'turn'],
    ['complete', ['completing'], 'signed'],
  ] as const)('%s is possible from %j and leads to %s', (act, states, to) => {
    expect(from(act).toSorted()).toEqual([...states].toSorted());
    expect(transitions[act].to).toBe(to);
    expect(contractStates.filter((state) => canAct({ state, deleted: 1 }, act))).toEqual([]);
  });

  it('corrects no address that a provider has or that stands on paper', () => {
    const can = (method: Contract['method'], state: Contract['state'] = 'awaiting_first') =>
      canCorrect({ state, deleted: 0, method });
    expect((['internal', 'internal_and_employee', 'employee', 'paper', 'provider'] as const).map((method) => can(method))).toEqual([true, true, true, false, false]); // prettier-ignore
    expect(can('internal', 'signed')).toBe(false);
  });

  it('says why an act is refused', () => {
    const refusal = (state: Contract['state'], deleted: 0 | 1 = 0) => {
      try {
        assertCanAct({ state, deleted }, 'retry');
        return undefined;
      } catch (error) {
        const { code, message, extras } = error as AppError;
        return [code, message, extras?.['state']];
      }
    };
    expect(contractStates.map((state) => refusal(state))).toEqual([
      ['wrong_state', 'This contract was not sent.', 'draft'],
      ['wrong_state', 'This contract is being signed.', 'awaiting_first'],
      ['wrong_state', 'This contract is being signed.', 'awaiting_second'],
      ['wrong_state', 'This contract is being signed.', 'awaiting_employee'],
      ['wrong_state', 'Everybody has signed this contract.', 'completing'],
      ['wrong_state', 'This contract is signed.', 'signed'],
      ['wrong_state', 'This contract was declined.', 'declined'],
      ['wrong_state', 'The time to sign this contract is over.', 'expired'],
      ['wrong_state', 'This contract was withdrawn.', 'cancelled'],
      undefined,
    ]);
    expect(refusal('provider_error', 1)).toEqual(['archived', 'This contract is archived. Unarchive it first.', undefined]); // prettier-ignore
  });

  it('has an open signer until one signed or declined', () => {
    const states = ['waiting', 'sent', 'opened', 'signed', 'declined', 'replaced'] as const;
    expect(states.filter((state) => isOpenSigner({ state }))).toEqual(['waiting', 'sent', 'opened']);
  });
});

describe('the signers', () => {
  const LATER = '2026-11-23T10:00:00.000Z';
  const draft: Machine = { state: 'draft', deleted: 0, signers: chosen(['internal_first', 'employee']) };
  const [FIRST, EMPLOYEE] = [1, 3];
  const then = (contract: Machine, change: (of: Machine) => Pick<Contract, 'state' | 'signers'>): Machine => ({
    ...contract,
    ...change(contract),
  });
  const out = then(draft, (of) => markSent(of, of.signers, AT));
  const halfSigned = then(out, (of) => markSigned(of, FIRST, AT));
  const bySigner = ({ signers }: Pick<Contract, 'signers'>) => signers.map(({ state, sent_at }) => [state, sent_at]);
  const refusal = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      const { code, message, extras } = error as AppError;
      return { code, message, extras };
    }
    return undefined;
  };

  it('are asked in their order, however they are listed', () => {
    const listed = { ...draft, signers: draft.signers.toReversed() };
    expect(bySigner(markSent(listed, listed.signers, AT))).toEqual([
      ['waiting', null],
      ['sent', AT],
    ]);
  });

  it('wait for their turn', () => {
    const notTheirs = { code: 'not_your_turn', message: 'It is not your turn to sign this contract.' };
    expect(assertTurn(out, FIRST).id).toBe(FIRST);
    expect(refusal(() => assertTurn(out, EMPLOYEE))).toMatchObject(notTheirs);
    expect(refusal(() => assertTurn(draft, FIRST))).toMatchObject(notTheirs);
    expect(refusal(() => markDeclined(out, EMPLOYEE, 'no'))).toMatchObject(notTheirs);
  });

  it('keep the moment at which they opened the contract first', () => {
    const seen = then(out, (of) => markOpened(of, FIRST, AT));
    expect(markOpened(seen, FIRST, LATER).signers[0]?.opened_at).toBe(AT);
  });

  it('say no with a reason', () => {
    expect(markDeclined(halfSigned, EMPLOYEE, 'Too little').signers).toMatchObject([
      { state: 'signed', reason: null },
      { state: 'declined', reason: 'Too little' },
    ]);
  });

  it('are out of time when it was their turn', () => {
    expect(markExpired(halfSigned).signers.map(({ state }) => state)).toEqual(['signed', 'expired']);
    const all = then(halfSigned, (of) => markSigned(of, EMPLOYEE, AT));
    const broken = then(all, markFailed);
    expect(markExpired(broken).signers).toEqual(all.signers);
  });

  it('stay as they are when the contract is withdrawn', () => {
    expect(markCancelled(halfSigned)).toEqual({ state: 'cancelled', signers: halfSigned.signers });
  });

  it('are as they were chosen once it is a draft again, without those who were replaced', () => {
    const replaced = { ...halfSigned.signers[0]!, id: 9, state: 'replaced' as const };
    const again = wasReset({ ...halfSigned, signers: [replaced, ...halfSigned.signers] });
    expect(again).toMatchObject({ state: 'draft', signers: [{ id: FIRST }, { id: EMPLOYEE }] });
    expect(bySigner(again)).toEqual([
      ['waiting', null],
      ['waiting', null],
    ]);
  });

  it('are corrected until they have signed, and are asked anew if it is their turn', () => {
    const to = { name: 'Ann', email: 'ann@x.example', user_id: 0, employee_id: 1 };
    expect(correctSigner(out, FIRST, to, LATER).signers[0]).toMatchObject({
      ...to,
      ask: 2,
      state: 'sent',
      sent_at: LATER,
    });
    expect(correctSigner(out, EMPLOYEE, to, LATER).signers[1]).toMatchObject({
      ...to,
      ask: 2,
      state: 'waiting',
      sent_at: null,
    });
    const seen = then(out, (of) => markOpened(of, FIRST, AT));
    const twice = then(seen, (of) => correctSigner(of, FIRST, to, AT));
    expect(correctSigner(twice, FIRST, to, LATER).signers[0]).toMatchObject({ ask: 3, state: 'sent', opened_at: null });
    const wished = { reminded_at: AT, wants_paper_at: AT };
    const onPaper = { ...out, signers: out.signers.map((signer) => ({ ...signer, ...wished })) };
    expect(correctSigner(onPaper, FIRST, to, LATER).signers[0]).toMatchObject({
      reminded_at: null,
      wants_paper_at: null,
    });
    expect(refusal(() => correctSigner(halfSigned, FIRST, to, LATER))).toEqual({
      code: 'wrong_state',
      message: 'internal_first has signed already.',
      extras: { state: 'awaiting_employee' },
    });
  });

  it('sign again only where a new request is made', () => {
    const broken = then(halfSigned, markFailed);
    expect(retrySending(broken)).toEqual({ state: 'awaiting_employee', signers: halfSigned.signers });
    const anew = retrySending(broken, LATER);
    expect(anew.state).toBe('awaiting_first');
    expect(bySigner(anew)).toEqual([
      ['sent', LATER],
      ['waiting', null],
    ]);
  });
});
