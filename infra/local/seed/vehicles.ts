import { emptyVehicle, type Vehicle } from '#shared/fleet/vehicle.ts';
import type { Period } from '#shared/assignments/periods.ts';
import { addDays, daysBetween, type IsoDate } from '#shared/values/dates.ts';
import {
  bicycles,
  combustionCars,
  electricCars,
  fakeHybrid,
  motorbikes,
  plugInHybrids,
  utilityVehicles,
  type Model,
} from './models.ts';
import { randomSource, type Random } from './random.ts';

const ORDER_DATE_RULE = '2023-07-01';
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTVWXYZ';
const colors = ['Zwart', 'Wit', 'Grijs', 'Blauw', 'Groen', 'Rood', 'Zilver'] as const;
const suppliers = ['Duinroute Lease', 'Ardelle Renting', 'Scheldemeer Auto', 'Vélosambre'] as const;

/** What a demo vehicle shows; one without a trait is assigned and ready for payroll. */
type Trait = 'pool' | 'free' | 'archived' | 'not-ready' | 'synced' | 'pushed' | 'history' | 'around-rule' | 'new';
type Entry = { model: Model; traits: readonly Trait[] };

const traitsOf = (index: number): Trait[] => [
  ...(index % 5 === 1 ? (['history'] as const) : []),
  ...(index % 9 === 4 ? (['not-ready'] as const) : []),
  ...(index % 8 === 3 ? (['synced'] as const) : []),
  ...(index % 10 === 7 ? (['pushed'] as const) : []),
  ...(index % 12 === 5 ? (['around-rule'] as const) : []),
];

const fleet = (): Entry[] => {
  const driven = [...electricCars, ...plugInHybrids, ...combustionCars].map((model, index) => ({
    model,
    traits: traitsOf(index),
  }));
  const [first, second, third, fourth] = electricCars.slice(9) as [Model, Model, Model, Model];
  return [
    ...driven,
    { model: fakeHybrid, traits: [] },
    ...utilityVehicles.map((model, index) => ({ model, traits: index < 3 ? [] : (['free'] as const) })),
    ...[first, second, third].map((model) => ({ model, traits: ['pool'] as const })),
    { model: fourth, traits: ['free'] },
    { model: first, traits: ['new'] },
    ...motorbikes.map((model, index) => ({ model, traits: index === 0 ? [] : (['not-ready'] as const) })),
    ...[...bicycles, ...bicycles.slice(0, 3)].map((model, index) => ({
      model,
      traits: index === 6 ? (['free'] as const) : [],
    })),
    ...[
      ...combustionCars.slice(0, 3),
      ...plugInHybrids.slice(0, 2),
      ...electricCars.slice(0, 2),
      ...bicycles.slice(0, 1),
    ].map((model) => ({
      model,
      traits: ['archived'] as const,
    })),
  ];
};

const text = (random: Random, letters: string, length: number): string =>
  Array.from({ length }, () => letters.charAt(random.between(0, letters.length - 1))).join('');

const plateOf = ({ type }: Model, random: Random): string | null => {
  if (type === 'bicycle') return null;
  const letters = type === 'motorbike' ? `M${text(random, PLATE_LETTERS, 2)}` : text(random, PLATE_LETTERS, 3);
  return `${random.pick([1, 2])}-${letters}-${random.between(100, 999)}`;
};

/** The periods of earlier drivers, one after the other, and of the current one, whose period is open. */
const periodsOf = (drivers: readonly number[], from: IsoDate, until: IsoDate): Period[] => {
  const share = Math.max(1, Math.floor(daysBetween(from, until) / Math.max(1, drivers.length)));
  return drivers.map((employee_id, index) => ({
    employee_id,
    start_date: addDays(from, index * share),
    end_date: index === drivers.length - 1 ? null : addDays(from, (index + 1) * share),
  }));
};

const common = (id: number, model: Model, firstRegistration: IsoDate, random: Random): Vehicle => {
  const isBicycle = model.type === 'bicycle';
  const orderedBefore = random.between(40, 220);
  return {
    ...emptyVehicle,
    id,
    version: 1,
    type: model.type,
    brand: model.brand,
    model: model.model,
    plate: plateOf(model, random),
    fuel: model.fuel,
    chassis_number: text(random, VIN_LETTERS, 17),
    color: random.pick(colors),
    pk: model.pk,
    supplier: isBicycle ? suppliers[3] : random.pick(suppliers.slice(0, 3)),
    co2_g_km: isBicycle || model.co2 === null ? null : Math.round(model.co2 * 0.83),
    co2_g_km_wltp: isBicycle ? null : model.co2,
    co2_g_km_corresponding: null,
    date_first_registration: firstRegistration,
    date_commissioning: isBicycle ? null : addDays(firstRegistration, random.between(0, 12)),
    order_date: model.type === 'car' ? addDays(firstRegistration, -orderedBefore) : null,
    catalogue_value: model.value,
    is_utility_vehicle: isBicycle ? -1 : model.utility ? 1 : 0,
    usage_type: model.type === 'car' ? (random.chance(0.85) ? 'private_and_commute' : 'private') : null,
    contract_type: random.chance(0.75) ? 'op_lease' : random.pick(['buy', 'hire', 'fin_lease'] as const),
    cost_yearly: Math.round(model.value * 0.16 * 100) / 100,
    operational_cost_yearly: random.chance(0.8) ? random.between(60, 420) * 10 + 0.5 : null,
    own_contribution: random.chance(0.2) ? random.between(25, 250) : null,
    own_contribution_payment_type: null,
    deleted: 0,
    date_end: null,
    related_employee_link_source_app: null,
    synced_at: null,
    created_at: `${firstRegistration}T09:00:00.000Z`,
    import_id: null,
    periods: [],
  };
};

const withTraits = (
  vehicle: Vehicle,
  traits: readonly Trait[],
  drivers: readonly number[],
  today: IsoDate,
): Vehicle => {
  const shaped = { ...vehicle };
  const has = (trait: Trait): boolean => traits.includes(trait);
  const from = shaped.date_first_registration ?? today;
  if (shaped.own_contribution !== null) shaped.own_contribution_payment_type = 'per_month';
  if (has('around-rule')) {
    shaped.order_date = addDays(ORDER_DATE_RULE, (shaped.id % 5) - 2);
    shaped.date_first_registration = addDays(ORDER_DATE_RULE, 120 + shaped.id);
    shaped.date_commissioning = addDays(shaped.date_first_registration, 3);
  }
  if (has('not-ready')) {
    if (shaped.id % 2 === 0) shaped.catalogue_value = null;
    else shaped.date_commissioning = null;
    if (shaped.id % 3 === 0) shaped.is_utility_vehicle = -1;
  }
  if (has('pool')) shaped.is_pool_vehicle = 1;
  if (has('synced')) shaped.synced_at = `${addDays(today, -60)}T04:00:00.000Z`;
  if (has('new')) shaped.created_at = new Date(Date.parse(`${today}T00:00:00Z`)).toISOString();
  if (has('pool') || has('free')) return shaped;
  const end = has('archived') ? addDays(today, -1 - (shaped.id % 90)) : null;
  const own = has('history') || has('archived') ? drivers : drivers.slice(0, 1);
  const periods = periodsOf(own, shaped.date_first_registration ?? from, end ?? today);
  const last = periods.at(-1);
  if (!last) return shaped;
  if (end === null) return { ...shaped, periods, related_employee_id: last.employee_id };
  return { ...shaped, deleted: 1, date_end: end, periods: [...periods.slice(0, -1), { ...last, end_date: end }] };
};

/** A demo vehicle and the payroll months that were pushed for it. */
export type DemoVehicle = { vehicle: Vehicle; pushedMonths: string[] };

const monthsBefore = (today: IsoDate): string[] => {
  const previous = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  return [addDays(`${previous}-01`, -1).slice(0, 7), previous];
};

/**
 * The fleet of the demo company: dates depend on today, the rest is the same each time. `drivers` are ids of active
 * people.
 */
export const demoVehicles = (today: IsoDate, drivers: readonly number[]): DemoVehicle[] => {
  const random = randomSource(7);
  return fleet().map(({ model, traits }, index) => {
    const firstRegistration = addDays(today, -random.between(120, 1_500));
    const vehicle = common(index + 1, model, firstRegistration, random);
    const own = [index, index + 60, index + 100].map((at) => drivers[at % drivers.length] ?? 1);
    const shaped = withTraits(vehicle, traits, own, today);
    return { vehicle: shaped, pushedMonths: traits.includes('pushed') ? monthsBefore(today) : [] };
  });
};

/** Many more vehicles of the same models, one in twenty archived, one in eight without a driver. */
export function* bulkVehicles(
  count: number,
  firstId: number,
  today: IsoDate,
  drivers: readonly number[],
): Generator<Vehicle> {
  const random = randomSource(11);
  const models = [
    ...electricCars,
    ...electricCars,
    ...plugInHybrids,
    ...combustionCars,
    ...utilityVehicles,
    ...motorbikes,
    ...bicycles,
  ];
  for (let id = firstId; id < firstId + count; id += 1) {
    const firstRegistration = addDays(today, -random.between(120, 2_500));
    const vehicle = common(id, random.pick(models), firstRegistration, random);
    const traits: Trait[] = random.chance(0.05) ? ['archived'] : random.chance(0.125) ? ['free'] : [];
    const own = Array.from({ length: random.between(1, 3) }, () => random.pick(drivers));
    yield withTraits(vehicle, random.chance(0.1) ? [...traits, 'not-ready'] : traits, own, today);
  }
}
