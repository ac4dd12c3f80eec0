import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holderOn, type Periods } from '#shared/assignments/periods.ts';
import { addDays } from '#shared/values/dates.ts';
import { assetIssues, bulkAssignIssues, changeOwner, ownerDateIssues, serialKey } from './asset.rules.ts';

const day = (offset: number): string => addDays('2026-01-01', offset);
const found = (issues: readonly { path: string; code: string }[]) => issues.map(({ path, code }) => `${path} ${code}`);

describe('what is asked for', () => {
  it('is an asset, and people for many', () => {
    for (const assetTypeId of [undefined, null, 0, -1])
      expect(found(assetIssues({ assetTypeId }))).toEqual(['assetTypeId please_select_asset']);
    expect(assetIssues({ assetTypeId: 1 })).toEqual([]);
    expect(found(bulkAssignIssues({ assetTypeId: 1, employee_ids: [] }))).toEqual(['employee_ids select_some_people']);
    expect(found(bulkAssignIssues({ assetTypeId: 0, employee_ids: [1] }))).toEqual(['assetTypeId please_select_asset']);
    expect(bulkAssignIssues({ assetTypeId: 1, employee_ids: [1] })).toEqual([]);
  });

  it('is a day for each owner that a change touches', () => {
    const none = { start_date_new_owner: undefined, end_date_old_owner: null };
    expect(found(ownerDateIssues(1, 2, none))).toEqual([
      'start_date_new_owner required',
      'end_date_old_owner required',
    ]);
    expect(found(ownerDateIssues(0, 2, none))).toEqual(['start_date_new_owner required']);
    expect(found(ownerDateIssues(1, 0, none))).toEqual(['end_date_old_owner required']);
    expect(ownerDateIssues(1, 1, none)).toEqual([]);
  });
});

it('compares serial numbers without case and separators', () => {
  expect(['PF-3K 9/z', 'pf3k9z', 'pf_3k.9Z'].map(serialKey)).toEqual(['PF3K9Z', 'PF3K9Z', 'PF3K9Z']);
});

describe('a change of owner', () => {
  const held: Periods = [{ employee_id: 1, start_date: day(0), end_date: null }];

  it('names the field of the day that does not fit', () => {
    const change = (end: number, start: number) =>
      found(changeOwner(held, 2, { end_date_old_owner: day(end), start_date_new_owner: day(start) }, day(10)).issues);
    expect(change(-1, 5)).toEqual(['end_date_old_owner held_since']);
    expect(change(5, 4)).toEqual(['start_date_new_owner ends_later']);
    expect(change(4, 5)).toEqual([]);
  });

  it('ends nothing where nobody has it, whatever end is sent', () => {
    const dates = { start_date_new_owner: day(3), end_date_old_owner: day(9) };
    expect(changeOwner([], 2, dates, day(10))).toEqual({
      issues: [],
      periods: [{ employee_id: 2, start_date: day(3), end_date: null }],
    });
  });

  it('ends with the old owner when nobody follows, on the day that is sent for them', () => {
    const dates = { start_date_new_owner: day(9), end_date_old_owner: day(3) };
    expect(changeOwner(held, 0, dates, day(10))).toEqual({ issues: [], periods: [{ ...held[0], end_date: day(3) }] });
  });

  it('ends with the old owner on the day the new one starts when no other is sent', () => {
    const dates = { start_date_new_owner: day(9), end_date_old_owner: null };
    expect(changeOwner(held, 2, dates, day(10)).periods).toEqual([
      { ...held[0], end_date: day(9) },
      { employee_id: 2, start_date: day(9), end_date: null },
    ]);
  });

  it('never overlaps, and its running period is that of the owner', () => {
    const step = fc.record({ owner: fc.nat({ max: 3 }), end: fc.nat({ max: 40 }), start: fc.nat({ max: 40 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let periods: Periods = [];
        let owner = 0;
        for (const { owner: next, end, start } of steps) {
          if (next === owner) continue;
          const dates = { start_date_new_owner: day(start), end_date_old_owner: day(end) };
          const changed = changeOwner(periods, next, dates, day(40));
          if (changed.issues.length > 0) continue;
          periods = changed.periods;
          owner = next;
          expect(holderOn(periods, day(40))).toBe(owner);
          periods.forEach(({ start_date: from, end_date: to }, at) => {
            const after = periods[at + 1];
            expect(to === null || from < to).toBe(true);
            if (after) expect(to !== null && to <= after.start_date).toBe(true);
          });
        }
      }),
    );
  });
});
