import { expect, it } from 'vitest';
import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import type { SignerOut } from '#shared/contract/signing/signer.ts';
import { nextStep, remindAgainAt, type NextStep } from './next-step.ts';

const everything = { send: true, write: true, sign: true };

const signer = (given: Partial<SignerOut>): SignerOut => ({
  id: 1,
  role: 'employee',
  user_id: 0,
  employee_id: 9,
  name: 'Maëlle Dubois',
  email: 'maelle@example.com',
  order: 1,
  state: 'sent',
  sent_at: '2026-11-13T09:00:00.000Z',
  opened_at: null,
  signed_at: null,
  reason: null,
  reminded_at: null,
  wants_paper_at: null,
  has_turn: 1,
  may_sign: 1,
  avatar: null,
  signature: null,
  ...given,
});

const step = (
  given: Partial<ContractDetails>,
  signers: readonly SignerOut[] = [],
  may: Partial<typeof everything> = {},
): NextStep['kind'] | undefined =>
  nextStep({
    // why: the rule reads the fields that are given here alone
    details: {
      deleted: 0,
      method: 'employee',
      provider_url: null,
      employee_signature_required: 1,
      internal_signature_required: 0,
      internal_signer_user_id: 0,
      ...given,
    } as ContractDetails,
    signers,
    may: { ...everything, ...may },
    userId: 5,
  })?.kind;

it('the main button is aimed at whoever is next', () => {
  const own = signer({ role: 'internal_first', user_id: 5 });
  expect([
    step({ state: 'draft' }),
    step({ state: 'draft', internal_signature_required: 1 }),
    step({ state: 'draft' }, [], { send: false }),
    step({ state: 'draft', deleted: 1 }),
    step({ state: 'awaiting_employee' }, [signer({})]),
    step({ state: 'awaiting_first' }, [signer({ may_sign: 0 })]),
    step({ state: 'awaiting_employee' }, [signer({})], { send: false }),
    step({ state: 'awaiting_first' }, [own]),
    step({ state: 'awaiting_first' }, [own], { sign: false }),
    step({ state: 'awaiting_first', method: 'provider', provider_url: 'https://provider.example/7' }, [own]),
    step({ state: 'awaiting_first', method: 'provider' }, [own]),
    step({ state: 'awaiting_employee', method: 'paper' }, [signer({})]),
    step({ state: 'awaiting_employee', method: 'paper' }, [signer({})], { write: false }),
    step({ state: 'declined' }),
    step({ state: 'expired' }),
    step({ state: 'provider_error' }),
    step({ state: 'signed' }),
    step({ state: 'completing' }),
    step({ state: 'cancelled' }),
  ]).toEqual([
    'send',
    'choose',
    undefined,
    undefined,
    'remind',
    undefined,
    undefined,
    'sign',
    'remind',
    'sign-there',
    'remind',
    'upload',
    undefined,
    'correct',
    'correct',
    'retry',
    undefined,
    undefined,
    undefined,
  ]);
});

it('a signer is reminded at most once an hour, and not within an hour of being asked', () => {
  const now = Date.parse('2026-11-22T10:00:00.000Z');
  const again = (sent_at: string | null, reminded_at: string | null) => remindAgainAt({ sent_at, reminded_at }, now);
  expect(again(null, null)).toBeUndefined();
  expect(again('2026-11-22T09:00:00.000Z', null)).toBeUndefined();
  expect(again('2026-11-22T09:20:00.000Z', null)).toBe('2026-11-22T10:20:00.000Z');
  expect(again('2026-11-20T09:00:00.000Z', '2026-11-22T09:30:00.000Z')).toBe('2026-11-22T10:30:00.000Z');
});
