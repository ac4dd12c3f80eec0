import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getTraining } from '#shared/contract/trainings/get-training.ts';
import { Loaded, type Head } from '../../api/loaded.tsx';
import { useTraining } from './use-training.ts';

type Props = { head?: Head; children: (answer: EndpointResponse<typeof getTraining>) => ReactNode };

/** Reads the training that the address names. */
export const TrainingLoader = ({ head, children }: Props) => (
  <Loaded answer={useTraining()} head={head}>
    {children}
  </Loaded>
);
