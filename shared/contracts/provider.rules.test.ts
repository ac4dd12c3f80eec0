import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStatus, isAtProvider, type ProviderAct } from './provider.rules.ts';
import type { Contract } from './contract.ts';
import type { ProviderStatus } from './signature-provider.ts';
import { markDeclined, markExpired, markFailed, markOpened, markSent, markSigned } from './signing.rules.ts';
import type { StoredSigner } from './signing.ts';

const AT = '2026-11-22T09:00:00.000Z';
const REQUEST = 'request-1';

const signer = (id: number): StoredSigner => ({
  id,
  role: (['internal_first', 'internal_second', 'employee'] as const)[id - 1] ?? 'employee',
  user_id: 0,
  employee_id: id,
  name: `Signer ${id}`,
  email: `signer${id}@example.com`,
  order: id,
  state: 'waiting',
  sent_at: null,
  opened_at: null,
  signed_at: null,
  reason: null,
});
type Known = Pick<Contract, 'state' | 'deleted' | 'method' | 'signers' | 'sending'>;

const contractOf = (signers: number): Known => {
  const draft = { state: 'draft' as const, deleted: 0 as const, signers: [] };
  const all = Array.from({ length: signers }, (_, at) => signer(at + 1));
  return {
    ...draft,
    ...markSent(draft, all, AT),
    method: 'provider',
    sending: {
      number: 1,
      address_type: 'work',
      message: null,
      sent_by: { user_id: 1, name: 'Hanne', email: 'hanne@example.com' },
      frames: [],
      remind_first_days: 5,
      remind_every_days: 2,
      missing: [],
      override: null,
      simple: null,
      signatures: {},
      warned: [],
      provider: { request_id: REQUEST, urls: {}, tries: 1, problem: null },
      tries: 0,
      problem: null,
    },
  };
};

const applied = (contract: Known, act: ProviderAct): Known => {
  switch (act.what) {
    case 'open':
      return { ...contract, ...markOpened(contract, act.signer_id, AT) };
    case 'sign':
      return { ...contract, ...markSigned(contract, act.signer_id, act.at) };
    case 'decline':
      return { ...contract, ...markDeclined(contract, act.signer_id, act.reason) };
    case 'expire':
      return { ...contract, ...markExpired(contract) };
    case 'fail':
      return { ...contract, ...markFailed(contract) };
  }
};
/** One act at a time, as the server does it: each is a transaction of its own, after which the status is read again. */
const after = (contract: Known, status: ProviderStatus): Known => {
  const [act] = applyStatus(contract, status);
  return act ? after(applied(contract, act), status) : contract;
};
/** What counts in the end; when a page was opened is known only to whoever asked in between. */
const end = ({ state, signers }: Known) => ({
  state,
  signers: signers.map(({ id, state: each, signed_at, reason }) => ({ id, each, signed_at, reason })),
});

type What = 'viewed' | 'signed' | 'declined' | 'expired' | 'cancelled' | 'error';
const step = fc.record({
  signer: fc.integer({ min: 1, max: 3 }),
  what: fc.constantFrom<What>('viewed', 'viewed', 'signed', 'signed', 'signed', 'declined', 'expired', 'cancelled', 'error'), // prettier-ignore
});

/** Everything that a provider would say over time, from the first moment on; in the order of signing or not. */
const historyOf = (signers: number, steps: { signer: number; what: What }[], isOrdered: boolean) => {
  let status: ProviderStatus = {
    request_id: REQUEST,
    reference: 'any',
    state: 'created',
    signers: Array.from({ length: signers }, (_, at) => ({ id: at + 1, state: 'waiting', at: null, reason: null })),
  };
  const history = [status];
  for (const [index, each] of steps.entries()) {
    if (status.state !== 'created' && status.state !== 'viewed') break;
    const turn = status.signers.find(({ state }) => state !== 'signed')?.id;
    const id = isOrdered ? turn : Math.min(each.signer, signers);
    const current = status.signers.find((one) => one.id === id);
    const at = new Date(Date.parse(AT) + (index + 1) * 60_000).toISOString();
    const { what } = each;
    if (what === 'expired' || what === 'cancelled' || what === 'error') status = { ...status, state: what };
    else if ((what === 'viewed' || what === 'signed' || what === 'declined') && current && current.state !== 'signed') {
      const reason = what === 'declined' ? 'Not like this' : null;
      const all = status.signers.map((one) => (one.id === id ? { id: one.id, state: what, at, reason } : one));
      const isSigned = all.every(({ state }) => state === 'signed');
      status = { ...status, signers: all, state: isSigned ? 'signed' : what === 'declined' ? 'declined' : 'viewed' };
    }
    history.push(status);
  }
  return history;
};

const runs = { numRuns: 400 };

describe('what a provider says', () => {
  it('leads to the same end, however often and in which order it is heard', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.array(step, { maxLength: 12 }),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 20 }),
        (signers, steps, isOrdered, picks) => {
          const history = historyOf(signers, steps, isOrdered);
          const last = history.at(-1)!;
          // Old answers twice and in any order, and the last one among them.
          const heard = [...picks.map((pick) => history[pick % history.length]!), last];
          const mixed = [last, ...heard.toReversed()];
          const inOrder = history.reduce(after, contractOf(signers));
          expect(end(heard.reduce(after, contractOf(signers)))).toEqual(end(inOrder));
          expect(end(mixed.reduce(after, contractOf(signers)))).toEqual(end(inOrder));
          expect(applyStatus(inOrder, last)).toEqual([]);
        },
      ),
      runs,
    );
  });

  const said = (state: ProviderStatus['state'], ...signers: ProviderStatus['signers'][number]['state'][]) => ({
    request_id: REQUEST,
    reference: 'any',
    state,
    signers: signers.map((each, at) => ({
      id: at + 1,
      state: each,
      at: each === 'waiting' ? null : AT,
      reason: each === 'declined' ? 'Not like this' : null,
    })),
  });
  const signs = (id: number): ProviderAct => ({ what: 'sign', signer_id: id, at: AT });

  it.each<[string, ProviderStatus, ProviderAct[]]>([
    ['nothing happened', said('created', 'waiting', 'waiting'), []],
    ['the first has looked', said('viewed', 'viewed', 'waiting'), [{ what: 'open', signer_id: 1 }]],
    ['both have signed', said('signed', 'signed', 'signed'), [signs(1), signs(2)]],
    ['both have signed and it is still called open', said('viewed', 'signed', 'signed'), [signs(1), signs(2)]],
    ['the second was faster', said('viewed', 'waiting', 'signed'), []],
    [
      'the second declined',
      said('declined', 'signed', 'declined'),
      [signs(1), { what: 'decline', signer_id: 2, reason: 'Not like this' }],
    ],
    ['the second declined before the first', said('declined', 'waiting', 'declined'), [{ what: 'fail', problem: 'Not like this' }]], // prettier-ignore
    ['the time is over', said('expired', 'signed', 'viewed'), [signs(1), { what: 'open', signer_id: 2 }, { what: 'expire' }]], // prettier-ignore
    ['it was withdrawn', said('cancelled', 'waiting', 'waiting'), [{ what: 'fail', problem: 'It was withdrawn at the provider.' }]], // prettier-ignore
    ['it failed', said('error', 'waiting', 'waiting'), [{ what: 'fail', problem: 'It failed at the provider.' }]],
    ['it is signed by too few', said('signed', 'signed', 'waiting'), [signs(1), { what: 'fail', problem: 'The provider calls it signed, but not everybody has signed.' }]], // prettier-ignore
    ['a signer is not there', said('viewed', 'signed'), [signs(1), { what: 'fail', problem: 'The provider does not know Signer 2.' }]], // prettier-ignore
  ])('means, when %s, so much', (_, status, acts) => expect(applyStatus(contractOf(2), status)).toEqual(acts));

  it('says why somebody declined, or that nobody said so', () => {
    const silent = said('declined', 'declined', 'waiting');
    const withoutReason = { ...silent, signers: silent.signers.map((each) => ({ ...each, reason: null })) };
    expect(applyStatus(contractOf(2), withoutReason)).toEqual([
      { what: 'decline', signer_id: 1, reason: 'No reason was given.' },
    ]);
    expect(applyStatus(contractOf(2), said('declined', 'waiting', 'waiting'))).toEqual([
      { what: 'fail', problem: 'The provider calls it declined.' },
    ]);
  });

  it('counts a signature only with its moment', () => {
    const status = said('viewed', 'signed', 'waiting');
    const withoutMoment = { ...status, signers: status.signers.map((each) => ({ ...each, at: null })) };
    expect(applyStatus(contractOf(2), withoutMoment)).toEqual([]);
  });

  it('follows the order of signing, however the signers are listed', () => {
    const contract = contractOf(2);
    const listed = { ...contract, signers: contract.signers.toReversed() };
    expect(applyStatus(listed, said('signed', 'signed', 'signed'))).toEqual([signs(1), signs(2)]);
  });

  it('concerns a contract that has a request there', () => {
    const contract = contractOf(1);
    expect(isAtProvider(contract)).toBe(true);
    expect(isAtProvider({ ...contract, sending: undefined })).toBe(false);
    expect(isAtProvider({ ...contract, sending: { ...contract.sending!, provider: null } })).toBe(false);
  });

  it('means nothing for another request, a contract that is over, and one that is signed elsewhere', () => {
    const status = said('signed', 'signed', 'signed');
    const contract = contractOf(2);
    expect(applyStatus(contract, { ...status, request_id: 'other' })).toEqual([]);
    expect(applyStatus({ ...contract, deleted: 1 }, status)).toEqual([]);
    expect(applyStatus({ ...contract, method: 'employee' }, status)).toEqual([]);
    for (const state of [
      'draft',
      'completing',
      'signed',
      'declined',
      'expired',
      'cancelled',
      'provider_error',
    ] as const)
      expect(applyStatus({ ...contract, state }, status)).toEqual([]);
  });
});
