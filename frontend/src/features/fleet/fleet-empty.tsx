import { paths } from '../../ui/paths.ts';
import { ListFirst } from '../../list/list-first.tsx';
import { VehicleIcon } from '../../ui/vehicle-icon.tsx';

/** What the list shows while no vehicle exists. */
export const FleetEmpty = () => (
  <ListFirst
    texts="fleet"
    icon={<VehicleIcon type="car" />}
    add={{ to: paths.newVehicle, permission: 'fleet:write' }}
    import={{ object: 'car', to: paths.importVehicles, permission: 'fleet:import' }}
  />
);
