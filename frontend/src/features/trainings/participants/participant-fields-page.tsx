import { useQuery } from '@tanstack/react-query';
import { getParticipant } from '#shared/contract/trainings/get-participant.ts';
import { participantName } from '#shared/trainings/participant-name.ts';
import { LoadedOnce } from '../../../api/loaded.tsx';
import { query, readOnce } from '../../../api/query.ts';
import { CustomFieldsForm } from '../../../records/custom-fields-form.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Navigate, useParams, useSearchParams } from '../../../ui/router.ts';
import { safeBack } from '../../../ui/safe-back.ts';

const FieldsRoute = () => {
  const { id = '', employee_id: employee = '' } = useParams();
  const [params] = useSearchParams();
  const answer = useQuery({ ...query(getParticipant, { params: { id, employee_id: employee } }), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ details, custom_fields: customFields }) => {
        const home = paths.participant(details.training_id, details.employee_id);
        if (details.deleted === 1) return <Navigate to={home} replace />;
        return (
          <CustomFieldsForm
            key={details.id}
            object="training_employee"
            record={{ ...details, name: participantName(details), customFields }}
            back={safeBack(params.get('back')) ?? home}
          />
        );
      }}
    </LoadedOnce>
  );
};

/** The custom fields of a participant, by training and person: /trainings/{id}/employees/{employee_id}/edit/customfields. */
export const ParticipantFieldsPage = () => (
  <RequireRight permission="trainings:participants">
    <FieldsRoute />
  </RequireRight>
);
