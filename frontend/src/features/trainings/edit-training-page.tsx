import { useQuery } from '@tanstack/react-query';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { query, readOnce } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useParams } from '../../ui/router.ts';
import { EditTrainingForm } from './edit-training-form.tsx';

const EditTrainingRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(getTraining, { params: { id } }), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ details }) =>
        details.deleted === 1 ? (
          <Navigate to={paths.training(details.id)} replace />
        ) : (
          <EditTrainingForm key={id} training={details} />
        )
      }
    </LoadedOnce>
  );
};

/** Edits a session or one-off course: /trainings/{id}/edit. A deleted one is read-only. */
export const EditTrainingPage = () => (
  <RequireRight permission="trainings:write">
    <EditTrainingRoute />
  </RequireRight>
);
