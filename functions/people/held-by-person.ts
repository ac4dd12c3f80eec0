import type { Held } from '#shared/contract/people/held.ts';
import { currentPeriod, periodOn, type Period } from '#shared/assignments/periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { assets } from '#functions/assets/assets.ts';
import { pictureLinks } from '#functions/platform/files/picture-links.ts';
import { logoOf } from '#functions/software/catalogue.ts';
import { licenses } from '#functions/software/licenses.ts';
import { vehicles } from '#functions/fleet/vehicles.ts';

type Days = { start_date: string; end_date: string | null };

/** A day, or `now` for what the records say at present. */
type When = IsoDate | 'now';

const daysOf = (periods: readonly Period[], when: When): Days | undefined => {
  const period = when === 'now' ? currentPeriod(periods) : periodOn(periods, when);
  return period && { start_date: toDmy(period.start_date), end_date: toDmyOrNull(period.end_date) };
};

type HolderList<Row> = {
  heldBy: (employeeId: number, day: IsoDate) => Promise<Row[]>;
  heldNow: (employeeId: number) => Promise<Row[]>;
};

const rowsOf = <Row>(list: HolderList<Row>, employeeId: number, when: When): Promise<Row[]> =>
  when === 'now' ? list.heldNow(employeeId) : list.heldBy(employeeId, when);

const vehiclesOf = async (actor: Actor, employeeId: number, when: When): Promise<Held['vehicles']> =>
  (await rowsOf(vehicles(actor), employeeId, when)).flatMap(({ id, version, name, type, plate, periods }) => {
    const days = daysOf(periods, when);
    return days ? [{ id, version, name, type, plate, ...days }] : [];
  });

const assetsOf = async (actor: Actor, employeeId: number, when: When): Promise<Held['assets']> => {
  const rows = await rowsOf(assets(actor), employeeId, when);
  const picture = await pictureLinks(rows.map((row) => row.picture));
  return rows.flatMap(({ id, version, name, serial_number, picture: key, acceptance, owner_employee_id, periods }) => {
    const days = daysOf(periods, when);
    // Only the current owner has something to accept.
    const awaiting = owner_employee_id === employeeId ? acceptance : null;
    return days ? [{ id, version, name, serial_number, picture: picture(key), acceptance: awaiting, ...days }] : [];
  });
};

const licensesOf = async (actor: Actor, employeeId: number, when: When): Promise<Held['licences']> =>
  (await rowsOf(licenses(actor), employeeId, when)).flatMap(
    ({ id, version, name, product_id, url, username, periods }) => {
      const days = daysOf(periods, when);
      return days ? [{ id, version, name, product_id, product_logo: logoOf(url), username, ...days }] : [];
    },
  );

/**
 * What a person holds. The caller has checked that the actor sees the person; the records of each area need the right
 * to that area (docs/areas/people.md#what-people-hold).
 */
const heldAt = async (actor: Actor, employeeId: number, when: When): Promise<Held> => ({
  vehicles: can(actor, 'fleet:read') ? await vehiclesOf(actor, employeeId, when) : [],
  assets: can(actor, 'assets:read') ? await assetsOf(actor, employeeId, when) : [],
  licences: can(actor, 'software:read') ? await licensesOf(actor, employeeId, when) : [],
});

export const heldOn = (actor: Actor, employeeId: number, day: IsoDate): Promise<Held> => heldAt(actor, employeeId, day);

/** What a person holds by the records' current state, whatever days their periods name. */
export const heldNow = (actor: Actor, employeeId: number): Promise<Held> => heldAt(actor, employeeId, 'now');
