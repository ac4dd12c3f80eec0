import { paths } from '../../ui/paths.ts';

const wizardFor = (wizard: string, id: number): string =>
  `${wizard}?employee_id=${id}&back=${encodeURIComponent(paths.person(id))}`;

/**
 * The address of the wizard that adds a vehicle for this person and returns to their page (docs/areas/fleet.md#pages).
 */
export const newVehicleFor = (id: number): string => wizardFor(paths.newVehicle, id);

/** The address of the wizard that adds an asset for this person and returns to their page. */
export const newAssetFor = (id: number): string => wizardFor(paths.newAsset, id);
