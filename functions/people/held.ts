import type { Held } from '#shared/contract/people/employee.ts';
import { periodOn, type Period } from '#shared/assignments/periods.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { toDmy, toDmyOrNull, type IsoDate } from '#shared/values/dates.ts';
import { assets } from '#functions/assets/assets.ts';
import { pictureLinks } from '#functions/files/picture-links.ts';
import { licenses } from '#functions/software/licenses.ts';
import { vehicles } from '#functions/fleet/vehicles.ts';

type Days = { start_date: string; end_date: string | null };

const daysOf = (periods: readonly Period[], day: IsoDate): Days | undefined => {
  const period = periodOn(periods, day);
  return period && { start_date: toDmy(period.start_date), end_date: toDmyOrNull(period.end_date) };
};

const vehiclesOf = async (actor: Actor, employeeId: number, day: IsoDate): Promise<Held['vehicles']> =>
  (await vehicles(actor).heldBy(employeeId, day)).flatMap(({ id, name, type, plate, periods }) => {
    const days = daysOf(periods, day);
    return days ? [{ id, name, type, plate, ...days }] : [];
  });

const assetsOf = async (actor: Actor, employeeId: number, day: IsoDate): Promise<Held['assets']> => {
  const rows = await assets(actor).heldBy(employeeId, day);
  const picture = await pictureLinks(rows.map((row) => row.picture));
  return rows.flatMap(({ id, name, serial_number, picture: key, acceptance, owner_employee_id, periods }) => {
    const days = daysOf(periods, day);
    // Who had it on an earlier day has nothing to accept any more.
    const awaiting = owner_employee_id === employeeId ? acceptance : null;
    return days ? [{ id, name, serial_number, picture: picture(key), acceptance: awaiting, ...days }] : [];
  });
};

const licencesOf = async (actor: Actor, employeeId: number, day: IsoDate): Promise<Held['licences']> =>
  (await licenses(actor).heldBy(employeeId, day)).flatMap(({ id, name, product_id, username, periods }) => {
    const days = daysOf(periods, day);
    return days ? [{ id, name, product_id, username, ...days }] : [];
  });

/**
 * What a person holds on that day. The caller has checked that the actor sees the person; what hangs off him needs the
 * right of its own area (reliability §1, case 3).
 */
export const heldOn = async (actor: Actor, employeeId: number, day: IsoDate): Promise<Held> => ({
  vehicles: can(actor, 'fleet:read') ? await vehiclesOf(actor, employeeId, day) : [],
  assets: can(actor, 'assets:read') ? await assetsOf(actor, employeeId, day) : [],
  licences: can(actor, 'software:read') ? await licencesOf(actor, employeeId, day) : [],
});
