import type { ReactNode } from 'react';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Navigate } from '../../../ui/router.ts';
import { TrainingLoader } from '../training-loader.tsx';

type Props = { children: (training: TrainingDetails) => ReactNode };

/** A page that changes the participants of the training that the address names; of a deleted one nobody does. */
export const ChangedTrainingLoader = ({ children }: Props) => (
  <RequireRight permission="trainings:participants">
    <RequireRight permission="trainings:read">
      <TrainingLoader>
        {({ details }) =>
          details.deleted === 1 ? <Navigate to={paths.training(details.id)} replace /> : children(details)
        }
      </TrainingLoader>
    </RequireRight>
  </RequireRight>
);
