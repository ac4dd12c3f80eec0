import { describe, expect, it } from 'vitest';
import type { Periods } from '#shared/assignments/periods.ts';
import { endedWithProduct, licenseDated, licenseEnd, plannedEnd, withoutItsEnd, withPeriods } from './license.dated.ts';

const held = (employee_id: number, start_date: string, end_date: string | null = null) => ({
  employee_id,
  start_date,
  end_date,
});

const TODAY = '2026-06-15';
/** The licence that has these periods, as of today. */
const aLicense = (...periods: Periods) =>
  withPeriods(
    { deleted: 0, employee_id: 9, date_enabled: '2025-01-01', date_deactivated: null, periods: [] },
    periods,
    TODAY,
    TODAY,
  );
const on = (day: string, ...periods: Periods) => {
  const { periods: _, ...told } = licenseDated.asOf(aLicense(...periods), day);
  return told;
};

describe('a licence on a day', () => {
  it('is of the person whose period has the day', () => {
    const periods = [held(1, '2026-01-01', '2026-07-01'), held(2, '2026-07-01')];
    expect(on('2026-06-30', ...periods)).toEqual({
      deleted: 0, employee_id: 1, date_enabled: '2026-01-01', date_deactivated: null,
    }); // prettier-ignore
    expect(on('2026-07-01', ...periods)).toMatchObject({ deleted: 0, employee_id: 2, date_enabled: '2026-07-01' });
  });

  it('is of the person who gets it next, while nobody has it', () => {
    const periods = [held(1, '2026-01-01', '2026-03-01'), held(2, '2026-07-01', '2026-08-01'), held(3, '2026-09-01')];
    expect(on('2026-04-01', ...periods)).toMatchObject({ deleted: 0, employee_id: 2, date_deactivated: null });
    expect(on('2026-08-01', ...periods)).toMatchObject({ deleted: 0, employee_id: 3, date_enabled: '2026-09-01' });
  });

  it('is of the last person, and deactivated, once its end has come', () => {
    const periods = [held(1, '2026-01-01', '2026-07-01')];
    expect(on('2026-06-30', ...periods)).toMatchObject({ deleted: 0, date_deactivated: null });
    expect(on('2026-07-01', ...periods)).toMatchObject({ deleted: 1, employee_id: 1, date_deactivated: '2026-07-01' });
  });

  it('keeps what is stored when it has no periods, and is the same object when nothing differs', () => {
    const without = aLicense();
    expect(without).toMatchObject({ deleted: 1, employee_id: 9, date_deactivated: TODAY });
    expect(licenseDated.asOf(without, '2030-01-01')).toBe(without);
    const running = aLicense(held(1, '2026-01-01'));
    expect(licenseDated.asOf(running, '2030-01-01')).toBe(running);
  });

  it('changes on each day on which a period begins or ends', () => {
    const license = aLicense(held(1, '2026-01-01', '2026-07-01'), held(2, '2026-08-01'));
    expect(licenseDated.changesAfter(license, TODAY)).toBe('2026-07-01');
    expect(licenseDated.changesAfter(license, '2026-07-01')).toBe('2026-08-01');
    expect(licenseDated.changesAfter(license, '2026-08-01')).toBeNull();
  });
});

describe('the end of a licence', () => {
  it('is planned while it lies ahead', () => {
    const ending = aLicense(held(1, '2026-01-01', '2026-07-01'));
    expect([plannedEnd(ending), licenseEnd(ending)]).toEqual(['2026-07-01', '2026-07-01']);
    const ended = aLicense(held(1, '2026-01-01', '2026-06-01'));
    expect([plannedEnd(ended), licenseEnd(ended)]).toEqual([null, '2026-06-01']);
    expect([licenseEnd(aLicense()), licenseEnd(aLicense(held(1, '2026-01-01')))]).toEqual([TODAY, null]);
  });

  it('can be taken away, also from one that was deactivated on its first day', () => {
    expect(withoutItsEnd(aLicense(held(1, '2026-01-01', '2026-07-01')))).toEqual([held(1, '2026-01-01')]);
    expect(withoutItsEnd(aLicense())).toEqual([held(9, '2025-01-01')]);
  });

  it('is no day to come for a licence that is left without a period', () => {
    expect(withPeriods(aLicense(held(1, '2026-07-01')), [], '2026-06-20', TODAY)).toMatchObject({
      deleted: 1,
      employee_id: 1,
      date_deactivated: TODAY,
    });
  });

  it('comes with the deletion of the product, whatever was planned', () => {
    const planned = aLicense(held(1, '2026-01-01', '2026-07-01'), held(2, '2026-07-01'));
    expect(endedWithProduct(planned, TODAY)).toMatchObject({
      deleted: 1, employee_id: 1, date_deactivated: TODAY, periods: [held(1, '2026-01-01', TODAY)],
    }); // prettier-ignore
    // Also when the planned days have come since.
    expect(endedWithProduct(licenseDated.asOf(planned, '2026-08-01'), TODAY)).toMatchObject({
      employee_id: 1,
      date_deactivated: TODAY,
    });
    expect(endedWithProduct(aLicense(held(1, '2026-07-01')), TODAY)).toMatchObject({ deleted: 1, periods: [] });
    const before = aLicense(held(1, '2026-01-01', '2026-05-01'));
    expect(endedWithProduct(before, TODAY)).toMatchObject({ deleted: 1, date_deactivated: '2026-05-01' });
    expect(endedWithProduct(aLicense(), '2026-06-20')).toMatchObject({ deleted: 1, date_deactivated: TODAY });
  });
});
