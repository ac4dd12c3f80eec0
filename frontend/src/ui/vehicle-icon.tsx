import { IconBike, IconCar, IconMotorbike, IconTruck } from '@tabler/icons-react';
import type { VehicleType } from '#shared/fleet/vehicle.ts';

const icons = { car: IconCar, motorbike: IconMotorbike, bicycle: IconBike } satisfies Record<VehicleType, unknown>;

type Props = {
  /** The type of vehicle as text; a type that this build does not know shows as a car. */
  type: string;
  /** A utility vehicle shows as a truck. */
  utility?: boolean;
  size?: number;
};

/** The icon of a type of vehicle, hidden from screen readers since words name the type elsewhere. */
export const VehicleIcon = ({ type, utility = false, size = 16 }: Props) => {
  const Icon = type === 'car' && utility ? IconTruck : (icons[type as VehicleType] ?? IconCar);
  return <Icon size={size} stroke={1.75} aria-hidden="true" />;
};
