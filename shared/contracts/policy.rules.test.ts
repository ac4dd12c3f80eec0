import { describe, expect, it } from 'vitest';
import { policyOf, policyTemplateTypes, receiptOwedTo, type PolicyContract } from './policy.rules.ts';

const [ANN, BEN, NOBODY] = [1, 2, 0];
const contract = (over: Partial<PolicyContract>): PolicyContract => ({
  id: 1,
  name: 'Policy',
  state: 'signed',
  employee_id: ANN,
  sent_at: '2026-03-01T23:30:00.000Z',
  deleted: 0,
  policy: 'policy',
  outdated: 0,
  ...over,
});

describe('the policy of a thing', () => {
  const idOf = (...contracts: PolicyContract[]) => policyOf(contracts, ANN)?.contract_id ?? null;

  it('is the newest one of whoever has it', () => {
    expect(idOf(contract({ id: 5 }), contract({ id: 7 }), contract({ id: 6, policy: 'annex' }))).toBe(7);
    expect(idOf(contract({ id: 5 }), contract({ id: 7, employee_id: BEN }))).toBe(5);
    expect(idOf()).toBeNull();
    expect(policyOf([contract({})], NOBODY)).toBeNull();
  });

  it('is none that was cancelled or archived, and no receipt', () => {
    expect(idOf(contract({ state: 'cancelled' }))).toBeNull();
    expect(idOf(contract({ deleted: 1 }))).toBeNull();
    expect(idOf(contract({ policy: 'return_receipt' }))).toBeNull();
    expect(idOf(contract({ policy: 'annex' }))).toBe(1);
  });

  it.each(['awaiting_first', 'awaiting_second', 'awaiting_employee'] as const)(
    'waits while it is %s, since the Belgian day on which it was sent',
    (state) =>
      expect(policyOf([contract({ state, outdated: 1 })], ANN)).toEqual({
        contract_id: 1,
        name: 'Policy',
        state,
        outdated: 1,
        waiting_since: '2026-03-02',
      }),
  );

  it('does not wait once it is signed, or before it was sent', () => {
    expect(policyOf([contract({})], ANN)?.waiting_since).toBeNull();
    expect(policyOf([contract({ state: 'awaiting_first', sent_at: null })], ANN)?.waiting_since).toBeNull();
  });
});

describe('the receipt of a thing that was given back', () => {
  const receipt = (over: Partial<PolicyContract>) => contract({ id: 2, policy: 'return_receipt', ...over });

  it('is owed to whoever signed for it last and no longer has it', () => {
    expect(receiptOwedTo([contract({})], NOBODY)).toBe(ANN);
    expect(receiptOwedTo([contract({})], ANN)).toBe(0);
    expect(receiptOwedTo([contract({}), contract({ id: 3, employee_id: BEN })], NOBODY)).toBe(BEN);
    expect(receiptOwedTo([contract({ id: 3, policy: 'annex' })], NOBODY)).toBe(ANN);
    expect(receiptOwedTo([], NOBODY)).toBe(0);
  });

  it('is owed for no policy that nobody signed, or that was archived', () => {
    expect(receiptOwedTo([contract({ state: 'awaiting_employee' })], NOBODY)).toBe(0);
    expect(receiptOwedTo([contract({ deleted: 1 })], NOBODY)).toBe(0);
    expect(receiptOwedTo([receipt({})], NOBODY)).toBe(0);
  });

  it('is given by a receipt that was made after it for the same person', () => {
    expect(receiptOwedTo([contract({}), receipt({ state: 'draft' })], NOBODY)).toBe(0);
    expect(receiptOwedTo([contract({ id: 3 }), receipt({})], NOBODY)).toBe(ANN);
    expect(receiptOwedTo([contract({}), receipt({ employee_id: BEN })], NOBODY)).toBe(ANN);
    expect(receiptOwedTo([contract({}), receipt({ deleted: 1 })], NOBODY)).toBe(ANN);
    expect(receiptOwedTo([contract({}), receipt({ state: 'cancelled' })], NOBODY)).toBe(ANN);
    expect(receiptOwedTo([contract({}), contract({ id: 2, state: 'draft' })], NOBODY)).toBe(ANN);
  });
});

it('is made from templates of its kind; an annex from those of a policy, too', () => {
  expect(policyTemplateTypes).toEqual({
    policy: ['asset_policy', 'car_policy'],
    annex: ['asset_policy', 'car_policy', 'annex'],
    return_receipt: ['return_receipt'],
  });
});
