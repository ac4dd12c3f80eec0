import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { Loaded, type Head } from '../../api/loaded.tsx';
import { useVehicle } from './use-vehicle.ts';

type Props = { head?: Head; children: (answer: EndpointResponse<typeof getCarDetails>) => ReactNode };

/** Reads the vehicle that the address names. */
export const VehicleLoader = ({ head, children }: Props) => (
  <Loaded answer={useVehicle()} head={head}>
    {children}
  </Loaded>
);
