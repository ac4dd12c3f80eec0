import type { Held } from '#shared/contract/people/held.ts';
import type { PlannedOut } from '#shared/contract/records/planned.ts';
import { periodOn, type Period, type Periods } from '#shared/assignments/periods.ts';
import type { PlannedCells } from '#shared/assignments/planned.ts';
import type { VehicleRow } from '#shared/fleet/vehicle.columns.ts';
import { plannedEnd } from '#shared/fleet/vehicle.dated.ts';
import { heldPeriodFrom } from '#shared/people/leaver-periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { sumMoney } from '#shared/values/money.ts';
import { assets } from '#functions/assets/assets.ts';
import { presentPlanned } from '#functions/platform/assignments/planned-cells.ts';
import { visibleEmployees } from '#functions/platform/directory/scope.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { logoOf } from '#functions/software/catalogue.ts';
import { licenses } from '#functions/software/licenses.ts';
import { vehicles } from '#functions/fleet/vehicles.ts';

type HeldRow = PlannedCells & { readonly periods: Periods };
type Days = { start_date: string; end_date: string | null; planned: PlannedOut; planned_end: string | null };

/** The person, and the period of a record with the days to show; undefined for a record that is left out. */
type Choice = {
  readonly actor: Actor;
  readonly employeeId: number;
  readonly periodOf: (periods: Periods) => Period | undefined;
};

const isChosen =
  ({ periodOf }: Choice) =>
  (periods: Periods): boolean =>
    periodOf(periods) !== undefined;

const MONTHS = 12;

/** What a vehicle costs a month in EUR; null where that is not known, or in another currency. */
const monthlyCost = ({ currency, total_cost_yearly: yearly }: Pick<VehicleRow, 'currency' | 'total_cost_yearly'>) =>
  currency === 'EUR' && yearly !== null ? sumMoney([yearly / MONTHS]) : null;

/** The days of each record, and what is planned for it. */
const daysReader = async ({ actor, periodOf }: Choice) => {
  const scope = await visibleEmployees(actor);
  return (row: HeldRow, ends: IsoDate | null): Days[] => {
    const period = periodOf(row.periods);
    if (!period) return [];
    const { start_date: start, end_date: end } = period;
    return [
      {
        start_date: toDmy(start),
        end_date: toDmyOrNull(end),
        planned: presentPlanned(row, scope),
        planned_end: toDmyOrNull(ends),
      },
    ];
  };
};

const vehiclesOf = async (choice: Choice): Promise<Held['vehicles']> => {
  const [rows, daysOf] = await Promise.all([
    vehicles(choice.actor).heldAs(choice.employeeId, isChosen(choice)),
    daysReader(choice),
  ]);
  return rows.flatMap((row) => {
    const { id, version, name, type, plate } = row;
    const shown = { id, version, name, type, plate, cost_monthly: monthlyCost(row) };
    return daysOf(row, plannedEnd(row)).map((days) => ({ ...shown, ...days }));
  });
};

const assetsOf = async (choice: Choice): Promise<Held['assets']> => {
  const [rows, daysOf] = await Promise.all([
    assets(choice.actor).heldAs(choice.employeeId, isChosen(choice)),
    daysReader(choice),
  ]);
  const picture = await pictureLinks(rows.map((row) => row.picture));
  return rows.flatMap((row) => {
    const { id, version, name, serial_number } = row;
    // Only the current owner has something to accept.
    const acceptance = row.owner_employee_id === choice.employeeId ? row.acceptance : null;
    const shown = { id, version, name, serial_number, picture: picture(row.picture), acceptance };
    return daysOf(row, null).map((days) => ({ ...shown, ...days }));
  });
};

const licensesOf = async (choice: Choice): Promise<Held['licences']> => {
  const [rows, daysOf] = await Promise.all([
    licenses(choice.actor).heldAs(choice.employeeId, isChosen(choice)),
    daysReader(choice),
  ]);
  return rows.flatMap((row) => {
    const { id, version, name, product_id, url, username, cost_monthly, cost_exact } = row;
    const shown = { id, version, name, product_id, product_logo: logoOf(url), username, cost_monthly, cost_exact };
    return daysOf(row, row.planned_end).map((days) => ({ ...shown, ...days }));
  });
};

/**
 * What a person holds. The caller has checked that the actor sees the person; the records of each area need the right
 * to that area (docs/areas/people.md#what-people-hold).
 */
const heldAt = async (choice: Choice): Promise<Held> => {
  const { actor } = choice;
  return {
    vehicles: can(actor, 'fleet:read') ? await vehiclesOf(choice) : [],
    assets: can(actor, 'assets:read') ? await assetsOf(choice) : [],
    licences: can(actor, 'software:read') ? await licensesOf(choice) : [],
  };
};

export const heldOn = (actor: Actor, employeeId: number, day: IsoDate): Promise<Held> =>
  heldAt({
    actor,
    employeeId,
    periodOf: (periods) => {
      const held = periodOn(periods, day);
      return held?.employee_id === employeeId ? held : undefined;
    },
  });

/** What a person holds today, and what is planned to come to them, with the day from which they have it. */
export const heldNow = (actor: Actor, employeeId: number): Promise<Held> =>
  heldAt({ actor, employeeId, periodOf: (periods) => heldPeriodFrom(periods, employeeId, today()) });
