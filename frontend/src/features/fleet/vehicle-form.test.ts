import { describe, expect, it } from 'vitest';
import { emptyForm, filledFields, formIssues, applicableForm } from './vehicle-form.ts';

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
