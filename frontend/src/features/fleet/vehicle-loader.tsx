import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import type { CustomFieldOut } from '#shared/contract/records/recorded.ts';
import { toProblemOf } from '../../api/problem.ts';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { useVehicle } from './use-vehicle.ts';
import classes from './vehicle-page.module.css';

type Props = { children: (details: CarDetails, customFields: readonly CustomFieldOut[]) => ReactNode };

/** Reads the vehicle of the address: skeleton, what to show when that fails, or the page (spec A §8). */
export const VehicleLoader = ({ children }: Props) => {
  const answer = useVehicle();
  // What was read stays on screen when reading it again fails.
  if (answer.data) return children(answer.data.details, answer.data.custom_fields);
  if (answer.isError) return <ReadFailed problem={toProblemOf(answer.error)} onRetry={() => void answer.refetch()} />;
  return (
    <div className={classes.alone} aria-busy="true">
      <Skeleton height={32} width={320} maw="100%" mb={16} />
      <Skeleton height={40} width={560} maw="100%" mb={24} />
      <Skeleton height={160} mb={16} />
      <Skeleton height={200} />
    </div>
  );
};
