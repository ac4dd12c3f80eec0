import { assetTag } from '#shared/assets/asset-tag.ts';
import type { Periods } from '#shared/assignments/periods.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import { toCent } from '#shared/values/money.ts';
import type { AssetRow } from '#shared/assets/asset.columns.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import type { LicenseRow } from '#shared/software/license.columns.ts';
import type { RowIndex } from '#shared/list/row-index.ts';
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
  /** The same as sums take it: what is rounded only with them. */
  readonly exact: number | null;
};

const CURRENCY = 'EUR';
const MONTHS_A_YEAR = 12;
const earlier = (one: IsoDate | null, other: IsoDate | null): IsoDate | null =>
  one === null || (other !== null && other < one) ? other : one;

type Asked = (employeeId: number) => boolean;
type About = Pick<Thing, 'type' | 'id' | 'name' | 'monthly' | 'exact'>;

/**
 * A thing once for each period of people who are asked about; it is described only where there is one. From `ends` on
 * nobody has it any more, whoever the periods name.
 */
const inPeriods = (periods: Periods, ends: IsoDate | null, isAsked: Asked, describe: () => About): Thing[] => {
  const asked = periods.filter(({ employee_id: id }) => isAsked(id));
  if (asked.length === 0) return [];
  const about = describe();
  return asked.map(({ employee_id, start_date: start, end_date: end }) => ({
    ...about,
    employee_id,
    start,
    end: earlier(end, ends),
  }));
};

const ofVehicle =
  (isAsked: Asked) =>
  (row: VehicleRow): Thing[] =>
    inPeriods(row.periods, row.date_end, isAsked, () => {
      const { id, name, plate, total_cost_yearly: yearly, currency } = row;
      const monthly = yearly === null || currency !== CURRENCY ? null : toCent(yearly / MONTHS_A_YEAR);
      return {
        type: 'car',
        id,
        name: plate === null ? name : `${name}, ${plate}`,
        monthly,
        exact: monthly,
      };
    });

const ofAsset =
  (isAsked: Asked) =>
  ({ id, name, periods }: AssetRow): Thing[] =>
    inPeriods(periods, null, isAsked, () => ({
      type: 'asset',
      id,
      name: `${name} ${assetTag(id)}`,
      monthly: null,
      exact: null,
    }));

const ofLicence =
  (isAsked: Asked) =>
  ({ id, name, periods, planned_end: ends, cost_monthly: monthly, cost_exact: exact }: LicenseRow): Thing[] =>
    inPeriods(periods, ends, isAsked, () => ({ type: 'software_license', id, name, monthly, exact }));

/** The things of people by person, and the kinds that the actor may see and of which there is something. */
export type Things = { readonly of: (employeeId: number) => readonly Thing[]; readonly known: ReadonlySet<HeldType> };

/**
 * Everything that some people had, have and will have, past periods included, of the kinds that the actor may see. The
 * caller asks for people in sight only.
 */
export const readThings = async (actor: Actor, people: Iterable<{ readonly id: number }>): Promise<Things> => {
  const asked = new Set(Array.from(people, ({ id }) => id));
  const isAsked: Asked = (id) => asked.has(id);
  const known = new Set<HeldType>();
  const read = async <Row extends { readonly id: number }>(
    type: HeldType,
    index: Promise<RowIndex<Row>>,
    thingsOf: (row: Row) => Thing[],
  ): Promise<Thing[]> => {
    const rows = await index;
    if (rows.size > 0) known.add(type);
    const found: Thing[] = [];
    rows.visit((row) => found.push(...thingsOf(row)));
    return found;
  };
  const things = await Promise.all([
    can(actor, 'fleet:read') ? read('car', everyVehicle(), ofVehicle(isAsked)) : [],
    can(actor, 'assets:read') ? read('asset', assetIndex(), ofAsset(isAsked)) : [],
    can(actor, 'software:read') ? read('software_license', licenseIndex(), ofLicence(isAsked)) : [],
  ]);
  const byPerson = Map.groupBy(things.flat(), ({ employee_id: id }) => id);
  return { of: (id) => byPerson.get(id) ?? [], known };
};
