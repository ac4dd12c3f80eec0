import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Navigate, useParams } from '../../../ui/router.ts';

type Props = { children: (training: TrainingDetails) => ReactNode };

/** A page that changes the participants of the training that the address names; of a deleted one nobody does. */
export const TrainingLoader = ({ children }: Props) => (
  <RequireRight permission="trainings:participants">
    <RequireRight permission="trainings:read">
      <Training>{children}</Training>
    </RequireRight>
  </RequireRight>
);

const Training = ({ children }: Props) => {
  const { id = '' } = useParams();
  const answer = useQuery(query(getTraining, { params: { id } }));
  return (
    <Loaded answer={answer}>
      {({ details }) =>
        details.deleted === 1 ? <Navigate to={paths.training(details.id)} replace /> : children(details)
      }
    </Loaded>
  );
};
