import { describe, expect, it } from 'vitest';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import { brandsFor, modelsFor, takenOver } from './known-models.ts';
import { emptyForm } from './vehicle-form.ts';

let ids = 0;
// why: suggestions read these fields of a row and no others
const row = (over: Partial<CarRow>): CarRow =>
  ({
    id: (ids += 1),
    type: 'car',
    brand: 'BMW',
    model: 'i4 eDrive40 Gran Coupé',
    plate: `1-AAA-${100 + ids}`,
    fuel: 'electric',
    co2_g_km: null,
    co2_g_km_wltp: 0,
    catalogue_value: 61_300.5,
    currency: 'EUR',
    ...over,
  }) as CarRow;
const form = (over = {}) => ({ ...emptyForm(0, false), type: 'car' as const, ...over });
const names = (typed: ReturnType<typeof form>, rows: readonly CarRow[]) =>
  modelsFor(typed, rows).map(({ model, of }) => `${model}${of ? ` ${of.plate}` : ''}`);

describe('the models of a brand', () => {
  it('are those of the own fleet, the newest vehicle of each, before the well-known ones', () => {
    const [older, newer] = [row({}), row({ model: 'I4 EDRIVE40 GRAN COUPE' })];
    const typed = form({ brand: 'bmw ', model: 'i4' });
    expect(names(typed, [older, newer])).toEqual([`I4 EDRIVE40 GRAN COUPE ${newer.plate}`, 'i4 eDrive40']);
  });

  it('are none without a brand, of another brand or type, or for a model in full', () => {
    expect(names(form({ model: 'i4' }), [row({})])).toEqual([]);
    expect(names(form({ brand: 'Audi', model: 'i4' }), [row({})])).toEqual([]);
    expect(names(form({ type: 'motorbike', brand: 'BMW', model: 'i4' }), [row({})])).toEqual([]);
    expect(names(form({ brand: 'BMW', model: 'I4 eDrive40 Gran coupe' }), [row({})])).toEqual([]);
  });
});

describe('brands', () => {
  it('begin with what is typed, each once, until one stands there in full', () => {
    const rows = [row({}), row({ brand: 'Byd' }), row({ brand: 'BYD' })];
    expect(brandsFor(form({ brand: 'b' }), rows)).toEqual(['BYD', 'BMW']);
    expect(brandsFor(form({ brand: 'BMW' }), rows)).toEqual([]);
    expect(brandsFor(form(), rows)).toEqual([]);
  });
});

describe('what is taken over of a model', () => {
  it('fills what is blank and replaces nothing that was typed', () => {
    const [known] = modelsFor(form({ brand: 'BMW', model: 'gran' }), [row({})]);
    expect(known && takenOver(form({ co2_g_km_wltp: '3' }), known)).toEqual({
      fuel: 'electric',
      catalogue_value: '61300,50',
    });
  });

  it('has no value in another currency, and of a well-known model the fuel alone', () => {
    const [known] = modelsFor(form({ brand: 'BMW', model: 'gran', currency: 'GBP' }), [row({})]);
    expect(known?.values).not.toHaveProperty('catalogue_value');
    const [example] = modelsFor(form({ brand: 'Volvo', model: 'XC60' }), []);
    expect(example && takenOver(form(), example)).toEqual({ fuel: 'hybrid_gas' });
  });
});
