import { IconCar, IconLeaf, IconPlus, IconScale, IconUpload } from '@tabler/icons-react';
import { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { vehicleName } from '#shared/fleet/vehicle.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import type { PalettePart } from '../../ui/palette-part.ts';

export const palette: PalettePart = {
  order: 30,
  kinds: [
    {
      object: 'car',
      title: 'palette:group.car',
      icon: IconCar,
      to: paths.vehicle,
      find: async (client, id) => {
        const { details: car } = await client.fetchQuery({
          ...query(getCarDetails, { params: { id: String(id) } }),
          retry: false,
        });
        return { name: vehicleName(car), fact: car.plate };
      },
    },
  ],
  actions: [
    {
      key: 'new-vehicle',
      icon: IconPlus,
      label: 'palette:do.addVehicle',
      to: paths.newVehicle,
      permission: 'fleet:write',
    },
    {
      key: 'import-fleet',
      icon: IconUpload,
      label: 'palette:do.importFleet',
      to: paths.importVehicles,
      permission: 'fleet:import',
    },
    {
      key: 'compare-cars',
      icon: IconScale,
      label: 'palette:do.compareCars',
      to: paths.compareCars,
      permission: 'fleet:read',
    },
    {
      key: 'co2-target',
      icon: IconLeaf,
      label: 'palette:do.co2Target',
      to: paths.co2Target,
      permission: 'fleet:read',
    },
  ],
};
