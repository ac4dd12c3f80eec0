import { IconBike, IconCar, IconMotorbike, IconTruck } from '@tabler/icons-react';
import type { VehicleType } from '#shared/fleet/vehicle.ts';

const icons = { car: IconCar, motorbike: IconMotorbike, bicycle: IconBike } as const;

/** The kind of vehicle; a utility vehicle shows as a truck. Its name stands in words elsewhere. */
export const VehicleIcon = ({ type, utility, size = 16 }: { type: VehicleType; utility: boolean; size?: number }) => {
  const Icon = type === 'car' && utility ? IconTruck : icons[type];
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
};
