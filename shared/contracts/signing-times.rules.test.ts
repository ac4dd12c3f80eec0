import { describe, expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import type { Sending, StoredSigner } from './signing.ts';
import {
  deadlineEnd,
  deadlineIssues,
  defaultDeadline,
  dueWarnings,
  isLateForStart,
  nextDue,
  nextReminder,
  nextWarning,
  openUntil,
  passedWarnings,
} from './signing-times.rules.ts';

describe('the last day to sign', () => {
  it.each([
    ['annex', '2026-11-22', null, '2027-02-22'],
    ['annex', '2026-11-30', '2026-12-01', '2027-02-28'],
    ['employment_contract', '2026-11-22', '2026-12-01', '2026-11-30'],
    ['employment_contract', '2026-11-22', '2026-11-22', '2027-02-22'],
    ['employment_contract', '2026-11-22', '2027-06-01', '2027-02-22'],
    ['employment_contract', '2026-11-22', null, '2027-02-22'],
  ] as const)('of %s sent on %s with work from %s is %s', (type, today, start_date, day) => {
    expect(defaultDeadline(today, { type, start_date })).toBe(day);
  });

  it('is too late for a contract of employment once work begins on or before it', () => {
    const start_date = '2026-12-01';
    expect(isLateForStart('2026-11-30', { type: 'employment_contract', start_date })).toBe(false);
    expect(isLateForStart('2026-12-01', { type: 'employment_contract', start_date })).toBe(true);
    expect(isLateForStart('2026-12-01', { type: 'annex', start_date })).toBe(false);
  });

  it('leaves out the warnings whose moment is over when it is sent', () => {
    expect(passedWarnings('2026-11-25', new Date('2026-11-22T10:00:00Z'))).toEqual([7]);
    expect(passedWarnings('2026-11-22', new Date('2026-11-22T10:00:00Z'))).toEqual([7, 1]);
    expect(passedWarnings('2026-12-25', new Date('2026-11-22T10:00:00Z'))).toEqual([]);
    expect(passedWarnings('2026-12-08', new Date('2026-11-30T23:00:00Z'))).toEqual([7]);
  });
});

it.each([
  ['2027-03-28', '2027-03-28T22:00:00.000Z'],
  ['2027-10-31', '2027-10-31T23:00:00.000Z'],
])('the last day to sign %s ends at midnight in Belgium, though clocks change on it', (day, end) => {
  expect(deadlineEnd(day).toISOString()).toBe(end);
});

it('is open until three months after today where there is no last day to sign', () => {
  expect(openUntil({ deadline: null }, '2026-11-30').toISOString()).toBe('2027-02-28T23:00:00.000Z');
  expect(openUntil({ deadline: '2026-12-01' }, '2026-11-30').toISOString()).toBe('2026-12-01T23:00:00.000Z');
});

it('a chosen last day to sign lies not in the past', () => {
  expect(deadlineIssues(undefined, '2026-11-22')).toEqual([]);
  expect(deadlineIssues('2026-11-22', '2026-11-22')).toEqual([]);
  expect(deadlineIssues('2026-11-21', '2026-11-22')).toMatchObject([
    { path: 'deadline', code: 'date_before_min', message: expect.stringContaining('22/11/2026') },
  ]);
});

describe('what is due for a contract', () => {
  type Timed = Pick<Contract, 'state' | 'signers' | 'deadline' | 'sending' | 'deleted' | 'method'>;
  const SENT = '2026-11-02T09:00:00.000Z';
  const NOW = new Date('2026-11-22T10:00:00.000Z');
  /** Midnight in Belgium after the last day. */
  const END = '2026-12-31T23:00:00.000Z';
  const signer = (over: Partial<StoredSigner> = {}): StoredSigner => ({
    id: 1,
    role: 'employee',
    user_id: 0,
    employee_id: 1,
    name: 'An',
    email: 'an@x.example',
    order: 1,
    state: 'sent',
    sent_at: SENT,
    opened_at: null,
    signed_at: null,
    reason: null,
    ...over,
  });
  const sending = (over: Partial<Sending> = {}): Sending => ({
    number: 1,
    address_type: 'work',
    message: null,
    sent_by: { user_id: 1, name: 'Jo', email: 'jo@x.example' },
    frames: [],
    remind: 1,
    remind_first_days: 3,
    remind_every_days: 7,
    missing: [],
    override: null,
    simple: null,
    signatures: {},
    warned: [],
    provider: null,
    tries: 0,
    problem: null,
    ...over,
  });
  const contract = (over: Partial<Timed> = {}): Timed => ({
    state: 'awaiting_employee',
    method: 'employee',
    deleted: 0,
    deadline: '2026-12-31',
    signers: [signer()],
    sending: sending(),
    ...over,
  });
  const reminded = (over: Partial<Timed> = {}) => nextReminder(contract(over))?.toISOString();

  it('is a reminder some days after it was sent, then after the last one', () => {
    expect(reminded()).toBe('2026-11-05T09:00:00.000Z');
    expect(reminded({ signers: [signer({ reminded_at: '2026-11-05T09:00:00.000Z' })] })).toBe(
      '2026-11-12T09:00:00.000Z',
    );
    // A reminder of an earlier sending does not count, nor one of its very moment.
    expect(reminded({ signers: [signer({ reminded_at: SENT })] })).toBe('2026-11-05T09:00:00.000Z');
    expect(reminded({ signers: [signer({ reminded_at: '2026-11-01T09:00:00.000Z' })] })).toBe(
      '2026-11-05T09:00:00.000Z',
    );
    expect(reminded({ deadline: null })).toBe('2026-11-05T09:00:00.000Z');
  });

  it('is a reminder at the same time of the day when clocks change before it', () => {
    const signers = [signer({ sent_at: '2026-10-23T07:00:00.000Z' })];
    expect(reminded({ signers })).toBe('2026-10-26T08:00:00.000Z');
    expect(reminded({ signers: [{ ...signers[0]!, reminded_at: '2026-10-23T07:30:00.000Z' }] })).toBe(
      '2026-10-30T08:30:00.000Z',
    );
  });

  it.each([
    ['on paper', { method: 'paper' }],
    ['that is signed', { state: 'signed' }],
    ['that was not sent', { sending: undefined }],
    ['whose signer got nothing yet', { signers: [signer({ state: 'waiting', sent_at: null })] }],
    ['whose signer wants paper', { signers: [signer({ wants_paper_at: SENT })] }],
    ['that all signed', { signers: [signer({ state: 'signed' })] }],
    ['without reminders', { sending: sending({ remind: 0 }) }],
    ['after its last day', { deadline: '2026-11-04' }],
  ] as const)('is no reminder of a contract %s', (_, over) => {
    expect(reminded(over as Partial<Timed>)).toBeUndefined();
  });

  it('is no reminder at the very end of the last day', () => {
    const signers = [signer({ sent_at: '2026-12-28T23:00:00.000Z' })];
    expect(reminded({ signers })).toBeUndefined();
    expect(reminded({ signers: [signer({ sent_at: '2026-12-28T22:59:59.000Z' })] })).toBe('2026-12-31T22:59:59.000Z');
  });

  it('is a warning of the deadline, each once', () => {
    const warning = (over: Partial<Timed> = {}) => nextWarning(contract(over));
    expect(warning()).toEqual({ at: new Date('2026-12-23T23:00:00.000Z'), days: 7 });
    expect(warning({ sending: sending({ warned: [7] }) })).toEqual({
      at: new Date('2026-12-29T23:00:00.000Z'),
      days: 1,
    });
    expect(warning({ sending: sending({ warned: [7, 1] }) })).toBeUndefined();
    expect(warning({ deadline: null })).toBeUndefined();
    expect(warning({ sending: undefined })).toBeUndefined();
    expect(warning({ state: 'signed' })).toBeUndefined();
  });

  it('is one warning where nothing ran on the day of the earlier one', () => {
    const due = (at: string, over: Partial<Timed> = {}) => dueWarnings(contract(over), new Date(at));
    expect(due('2026-12-23T22:59:59Z')).toEqual([]);
    expect(due('2026-12-23T23:00:00Z')).toEqual([7]);
    expect(due('2026-12-29T23:00:00Z')).toEqual([7, 1]);
    expect(due('2026-12-29T23:00:00Z', { sending: sending({ warned: [7] }) })).toEqual([1]);
    expect(due('2026-12-29T23:00:00Z', { state: 'signed' })).toEqual([]);
    expect(due('2026-12-29T23:00:00Z', { deadline: null })).toEqual([]);
  });

  it('is the first of all that waits', () => {
    const due = (over: Partial<Timed> = {}) => nextDue(contract(over), NOW);
    const quiet = sending({ remind: 0, warned: [7, 1] });
    const tried = (tries: number) => sending({ tries });
    expect(due()).toBe('2026-11-05T09:00:00.000Z');
    expect(due({ sending: sending({ remind: 0 }) })).toBe('2026-12-23T23:00:00.000Z');
    expect(due({ sending: quiet })).toBe(END);
    expect(due({ sending: quiet, deadline: null })).toBeNull();
    expect(due({ deleted: 1 })).toBeNull();
    expect(due({ sending: undefined })).toBeNull();
    expect(due({ state: 'signed' })).toBeNull();
    expect(due({ state: 'provider_error' })).toBe(END);
    expect(due({ state: 'provider_error', deadline: null })).toBeNull();
    expect([0, 1, 2, 9].map((tries) => due({ state: 'completing', sending: tried(tries) }))).toEqual([
      '2026-11-22T10:00:00.000Z',
      '2026-11-22T10:01:00.000Z',
      '2026-11-22T10:02:00.000Z',
      '2026-11-22T11:00:00.000Z',
    ]);
  });
});
