import type { ReactNode } from 'react';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import type { CustomFieldOut } from '#shared/contract/records/record-extras.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useVehicle } from './use-vehicle.ts';

type Props = { children: (details: CarDetails, customFields: readonly CustomFieldOut[]) => ReactNode };

/** Reads the vehicle that the address names. */
export const VehicleLoader = ({ children }: Props) => (
  <Loaded answer={useVehicle()}>{({ details, custom_fields }) => children(details, custom_fields)}</Loaded>
);
