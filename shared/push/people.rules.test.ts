import { describe, expect, it } from 'vitest';
import { blocksOf, leftBefore, readinessOf, sharedNumbers, type PayrollPerson } from './people.rules.ts';

const person = (of: Partial<PayrollPerson> = {}): PayrollPerson => ({
  employee_number: '1001',
  start_date: null,
  active_until: null,
  statute: 'white_collar',
  ...of,
});
const MONTH = { from: '2026-11-01', to: '2026-11-30' };

describe('who is left out', () => {
  it('is whoever left before the month, not in it or after it', () => {
    expect(blocksOf(person({ active_until: '2026-10-31' }), MONTH)).toEqual(['contract_ended']);
    expect(blocksOf(person({ active_until: '2026-11-01' }), MONTH)).toEqual([]);
    expect(blocksOf(person({ active_until: '2026-11-15' }), MONTH)).toEqual([]);
    expect(blocksOf(person({ active_until: '2026-12-01' }), MONTH)).toEqual([]);
    expect(blocksOf(person(), MONTH)).toEqual([]);
  });

  it('is whoever begins after the month, not in it or before it', () => {
    expect(blocksOf(person({ start_date: '2026-12-01' }), MONTH)).toEqual(['not_started']);
    expect(blocksOf(person({ start_date: '2026-11-30' }), MONTH)).toEqual([]);
    expect(blocksOf(person({ start_date: '2020-01-01' }), MONTH)).toEqual([]);
  });

  it('is whoever is away between two employments, not in the months of the earlier one', () => {
    const back = person({
      start_date: '2026-12-14',
      former_employments: [{ start_date: '2020-01-01', active_until: '2026-10-02' }],
    });
    const month = (number: number) => ({ from: `2026-${number}-01`, to: `2026-${number}-30` });
    expect([10, 11, 12].map((each) => blocksOf(back, month(each)))).toEqual([[], ['contract_ended'], []]);
    expect([10, 11, 12].map((each) => leftBefore(back, month(each)))).toEqual([null, '2026-10-02', null]);
    expect(blocksOf(back, { from: '2019-12-01', to: '2019-12-31' })).toEqual(['not_started']);
  });

  it('is whoever has no payroll number or works for themselves', () => {
    expect(blocksOf(person({ employee_number: null }), MONTH)).toEqual(['no_payroll_number']);
    expect(
      blocksOf(person({ employee_number: ' ', statute: 'self_employed', active_until: '2020-01-01' }), MONTH),
    ).toEqual(['no_payroll_number', 'contract_ended', 'self_employed']);
  });
});

describe('readiness', () => {
  const ready = {
    blocks: [],
    iban: 'BE68539007547034',
    wantsIban: true,
    pushedAt: null,
    changedSince: false,
    openRequests: 0,
    missingTypes: [],
  };

  it('says nothing of whoever is ready', () => {
    expect(readinessOf(ready)).toEqual([]);
    expect(readinessOf({ ...ready, iban: null, wantsIban: false })).toEqual([]);
  });

  it('has blocks first, and only these block', () => {
    const all = readinessOf({
      blocks: ['no_payroll_number'],
      iban: null,
      wantsIban: true,
      pushedAt: '2026-11-20T08:00:00.000Z',
      changedSince: true,
      openRequests: 2,
      missingTypes: ['ADV', 'Strike'],
    });
    expect(all).toEqual([
      { code: 'no_payroll_number', blocks: true, detail: null },
      { code: 'missing_iban', blocks: false, detail: null },
      { code: 'already_pushed', blocks: false, detail: '2026-11-20T08:00:00.000Z' },
      { code: 'changed_since', blocks: false, detail: null },
      { code: 'request_open', blocks: false, detail: '2' },
      { code: 'type_not_mapped', blocks: false, detail: 'ADV, Strike' },
    ]);
  });

  it('calls nobody changed who was never pushed', () =>
    expect(readinessOf({ ...ready, changedSince: true })).toEqual([]));
});

it('finds people whom an office would take for one', () => {
  const [first, second, third] = ['nl7', 'NL8', 'NL7'].map((payroll_number, at) => ({
    employee_id: at,
    payroll_number,
  }));
  expect(sharedNumbers([first!, second!, third!])).toEqual([[first, third]]);
  expect(sharedNumbers([first!, second!])).toEqual([]);
});
