import { IconBike, IconCar, IconMotorbike } from '@tabler/icons-react';

const icons: Readonly<Record<string, typeof IconCar>> = { car: IconCar, motorbike: IconMotorbike, bicycle: IconBike };

/** Stands before the name of a vehicle. */
export const VehicleIcon = ({ type }: { type: string }) => {
  const Icon = icons[type] ?? IconCar;
  return <Icon size={16} stroke={1.75} aria-hidden="true" />;
};
