import { exampleModels } from '#shared/belgium/example-models.ts';
import type { CarRow } from '#shared/contract/fleet/car.ts';
import type { Fuel } from '#shared/values/fuel.ts';
import { fold } from '#shared/values/fold.ts';
import { typedNumber } from '../../form/typed-number.ts';
import type { VehicleForm } from './vehicle-form.ts';

/** A model to suggest: of the company's own fleet, with the values of the vehicle added last, or a well-known one. */
export type KnownModel = {
  readonly key: string;
  readonly brand: string;
  readonly model: string;
  readonly fuel: Fuel | null;
  /** The vehicle that the values are of; null for a well-known model, of which the fuel alone is taken. */
  readonly of: Pick<CarRow, 'plate'> | null;
  readonly values: Partial<Pick<VehicleForm, KnownField>>;
};

/** What is mostly the same for vehicles of one model, among what the form of a new one asks. */
const knownFields = ['fuel', 'co2_g_km', 'co2_g_km_wltp', 'catalogue_value'] as const;
export type KnownField = (typeof knownFields)[number];

/** Most suggestions of one field. */
const SUGGESTED_MAX = 8;

type Typed = Pick<VehicleForm, 'type' | 'brand' | 'model' | 'currency'>;

const textOf = (value: string | number | null): string =>
  value === null ? '' : typeof value === 'number' ? typedNumber(value) : value;

const ofOwn = (row: CarRow, { currency }: Typed): KnownModel => ({
  key: `own ${row.id}`,
  brand: row.brand,
  model: row.model,
  fuel: row.fuel,
  of: row,
  values: Object.fromEntries(
    knownFields
      .filter((name) => row[name] !== null && (name !== 'catalogue_value' || row.currency === currency))
      .map((name) => [name, textOf(row[name])]),
  ),
});

const ofExample = ({ brand, model, fuel }: (typeof exampleModels)[number], at: number): KnownModel => ({
  key: `example ${at}`,
  brand,
  model,
  fuel,
  of: null,
  values: { fuel },
});

const nameOf = ({ brand, model }: Pick<KnownModel, 'brand' | 'model'>): string => fold(`${brand} ${model}`);

const withoutDoubles = <T>(all: readonly T[], keyOf: (one: T) => string): T[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();

/** Everything known of the typed kind of vehicle: the own fleet first, the newest vehicle of each model. */
const allKnown = (typed: Typed, rows: readonly CarRow[]): KnownModel[] => {
  const own = rows
    .filter(({ type }) => typed.type === '' || type === typed.type)
    .toSorted((one, other) => other.id - one.id)
    .map((row) => ofOwn(row, typed));
  const examples = typed.type === '' || typed.type === 'car' ? exampleModels.map(ofExample) : [];
  return withoutDoubles([...own, ...examples], nameOf);
};

/** The models of the typed brand that hold what is typed; none for a model that is typed in full. */
export const modelsFor = (typed: Typed, rows: readonly CarRow[]): KnownModel[] => {
  const [brand, model] = [fold(typed.brand.trim()), fold(typed.model.trim())];
  if (brand === '') return [];
  return allKnown(typed, rows)
    .filter((known) => fold(known.brand) === brand && fold(known.model).includes(model) && fold(known.model) !== model)
    .slice(0, SUGGESTED_MAX);
};

/** The brands that begin with what is typed; none for one that is typed in full. */
export const brandsFor = (typed: Typed, rows: readonly CarRow[]): string[] => {
  const brand = fold(typed.brand.trim());
  if (brand === '') return [];
  const brands = withoutDoubles(
    allKnown(typed, rows).map((known) => known.brand),
    fold,
  );
  return brands.filter((name) => fold(name).startsWith(brand) && fold(name) !== brand).slice(0, SUGGESTED_MAX);
};

/** The values of a model for the fields that nobody filled in: what is typed is never replaced. */
export const takenOver = (form: VehicleForm, { values }: KnownModel): Partial<Pick<VehicleForm, KnownField>> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => form[name as KnownField] === ''));
