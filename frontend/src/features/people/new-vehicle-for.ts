import { paths } from '../../app/paths.ts';

/** The wizard for a vehicle of this person, which comes back to him or her (spec A §2). */
export const newVehicleFor = (id: number): string =>
  `${paths.newVehicle}?employee_id=${id}&back=${encodeURIComponent(paths.person(id))}`;
