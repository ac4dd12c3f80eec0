import { describe, expect, it } from 'vitest';
import { emptyForm, fieldsOf, filledFields, formIssues, applicableForm, withoutOldPool } from './vehicle-form.ts';

/** The values of the wizard after somebody chose a car first. */
const typed = {
  ...emptyForm(0, false),
  brand: 'Cowboy',
  model: '4',
  plate: '1-AAA-1111111',
  fuel: 'diesel',
  pk: '1,5',
  co2_g_km: 'much',
  date_commissioning: '31/02/2024',
  is_utility_vehicle: 1 as const,
};

describe('what was typed for a car', () => {
  it('is judged for a car', () =>
    expect(formIssues({ ...typed, type: 'car' }).map(({ path }) => path)).toEqual([
      'date_commissioning',
      'pk',
      'co2_g_km',
    ]));
  it('is neither judged nor sent for a bicycle', () => {
    const bicycle = { ...typed, type: 'bicycle' };
    expect(formIssues(bicycle)).toEqual([]);
    expect(Object.keys(filledFields(applicableForm(bicycle)))).toEqual(
      expect.not.arrayContaining(['plate', 'fuel', 'pk', 'co2_g_km', 'date_commissioning']),
    );
  });
  it('keeps the corresponding car of a fake hybrid alone', () => {
    const hybrid = { ...typed, type: 'car', fuel: 'fake_hybrid_gas', co2_g_km_corresponding: '140' };
    expect(applicableForm(hybrid).co2_g_km_corresponding).toBe('140');
    expect(applicableForm({ ...hybrid, fuel: 'hybrid_gas' }).co2_g_km_corresponding).toBe('');
  });
});

describe('the answer about the pool', () => {
  const pooled = { ...emptyForm(0, false), type: 'car', is_pool_vehicle: 1 as const };

  it('counts for a car of nobody', () => {
    expect(fieldsOf(pooled).is_pool_vehicle).toBe(1);
    expect(withoutOldPool({ is_pool_vehicle: 1 }, pooled)).toEqual({ is_pool_vehicle: 1 });
  });
  it.each([
    ['a driver', { ...pooled, related_employee_id: 3 }],
    ['another type', { ...pooled, type: 'motorbike' }],
  ])('is neither judged nor sent once %s was chosen, since it is no longer asked', (_, form) => {
    expect(fieldsOf(form).is_pool_vehicle).toBe(0);
    expect(withoutOldPool({ is_pool_vehicle: 1, color: 'Red' }, form)).toEqual({ color: 'Red' });
  });
});
