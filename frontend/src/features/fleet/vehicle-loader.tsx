import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getCarDetails } from '#shared/contract/fleet/get-car-details.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useVehicle } from './use-vehicle.ts';

type Props = { children: (answer: EndpointResponse<typeof getCarDetails>) => ReactNode };

/** Reads the vehicle that the address names. */
export const VehicleLoader = ({ children }: Props) => <Loaded answer={useVehicle()}>{children}</Loaded>;
