import { BEGINNING, type DayWork } from '#functions/platform/chores/follow-days.ts';
import { vehicleClaims } from './vehicle-claims.ts';
import { everyVehicle } from './vehicle-store.ts';

/** Gives back the chassis numbers of vehicles that went out of use by date. */
export const followVehicleClaims: DayWork = async (from, to) => {
  // Before there were dates to follow, archiving itself gave the number back.
  const since = from === BEGINNING ? to : from;
  const rows = await everyVehicle();
  await vehicleClaims.follow(rows.where(({ date_end: end }) => end !== null && end > since));
};
