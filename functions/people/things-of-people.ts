import { assetTag } from '#shared/assets/asset-tag.ts';
import type { Periods } from '#shared/assignments/periods.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { toCent } from '#shared/values/money.ts';
import { assetIndex } from '#functions/assets/asset-store.ts';
import { everyVehicle } from '#functions/fleet/vehicle-store.ts';
import { licenseIndex } from '#functions/software/license-store.ts';

/** A vehicle, an asset or a licence in one period of a person. */
export type Thing = {
  readonly employee_id: number;
  readonly type: HeldType;
  readonly id: number;
  readonly name: string;
  readonly start: IsoDate;
  /** The first day without; null while no end is known. */
  readonly end: IsoDate | null;
  /** What it costs a month in EUR; null where that is not known. */
  readonly monthly: number | null;
};

type HeldThing = Pick<Thing, 'type' | 'id' | 'name' | 'monthly'> & {
  readonly periods: Periods;
  /** The day from which nobody has it any more, whoever the periods name. */
  readonly ends: IsoDate | null;
};

const CURRENCY = 'EUR';
const MONTHS_A_YEAR = 12;
const earlier = (one: IsoDate | null, other: IsoDate | null): IsoDate | null =>
  one === null || (other !== null && other < one) ? other : one;

const vehiclesNow = async (): Promise<HeldThing[]> => {
  const found: HeldThing[] = [];
  (await everyVehicle()).visit(({ id, name, plate, periods, date_end: ends, total_cost_yearly: yearly, currency }) => {
    found.push({
      type: 'car',
      id,
      name: plate === null ? name : `${name}, ${plate}`,
      monthly: yearly === null || currency !== CURRENCY ? null : toCent(yearly / MONTHS_A_YEAR),
      periods,
      ends,
    });
  });
  return found;
};

const assetsNow = async (): Promise<HeldThing[]> =>
  [...(await assetIndex()).all()].map(({ id, name, periods }) => ({
    type: 'asset',
    id,
    name: `${name} ${assetTag(id)}`,
    monthly: null,
    periods,
    ends: null,
  }));

const licensesNow = async (): Promise<HeldThing[]> =>
  [...(await licenseIndex()).all()].map(({ id, name, periods, planned_end: ends, cost_monthly: monthly }) => ({
    type: 'software_license',
    id,
    name,
    monthly,
    periods,
    ends,
  }));

/** The kinds of things that the actor may see, each as far as there is something of it. */
export type Things = { readonly of: (employeeId: number) => readonly Thing[]; readonly known: ReadonlySet<HeldType> };

/**
 * Everything that people had, have and will have, past periods included, of the kinds that the actor may see. The caller
 * asks for people in sight only.
 */
export const readThings = async (actor: Actor): Promise<Things> => {
  const [vehicles, assets, licences] = await Promise.all([
    can(actor, 'fleet:read') ? vehiclesNow() : [],
    can(actor, 'assets:read') ? assetsNow() : [],
    can(actor, 'software:read') ? licensesNow() : [],
  ]);
  const found = [...vehicles, ...assets, ...licences];
  const things = found.flatMap(({ periods, ends, ...thing }) =>
    periods.map(({ employee_id, start_date: start, end_date: end }): Thing => ({
      ...thing,
      employee_id,
      start,
      end: earlier(end, ends),
    })),
  );
  const byPerson = Map.groupBy(things, ({ employee_id: id }) => id);
  return { of: (id) => byPerson.get(id) ?? [], known: new Set(found.map(({ type }) => type)) };
};
