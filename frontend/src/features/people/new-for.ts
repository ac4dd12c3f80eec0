import { paths } from '../../ui/paths.ts';

const wizardFor = (wizard: string, id: number): string =>
  `${wizard}?employee_id=${id}&back=${encodeURIComponent(paths.person(id))}`;

/** The wizard for a vehicle of this person, which comes back to him or her (docs/areas/fleet.md#pages). */
export const newVehicleFor = (id: number): string => wizardFor(paths.newVehicle, id);

/** The same for an asset. */
export const newAssetFor = (id: number): string => wizardFor(paths.newAsset, id);
