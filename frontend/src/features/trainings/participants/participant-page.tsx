import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { findParticipant } from '#shared/contract/trainings/find-participant.ts';
import { getParticipant } from '#shared/contract/trainings/get-participant.ts';
import { ActivityPanel } from '../../../activity/activity-panel.tsx';
import { Loaded } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { DocumentsPanel } from '../../../documents/documents-panel.tsx';
import { CustomFieldsCard } from '../../../records/custom-fields-card.tsx';
import { TagsCard } from '../../../records/tags-card.tsx';
import { useCan } from '../../../ui/actor.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { paths } from '../../../ui/paths.ts';
import { RecordPage } from '../../../ui/record-page.tsx';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Navigate, useParams } from '../../../ui/router.ts';
import { AddAgain } from './add-again.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { ParticipationCard } from './participation-card.tsx';
import { ParticipantHeader } from './participant-header.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

type Answer = EndpointResponse<typeof getParticipant>;

const Participant = ({ details, custom_fields: fields }: Answer) => {
  const { t } = useTranslation('trainings');
  const can = useCan();
  const mayChange = can('trainings:participants') && details.deleted === 0;
  const { id } = details;
  return (
    <>
      <PageTitle of={t('people.titleOne', { name: details.person_name, training: details.training_name })} />
      <RecordPage
        header={<ParticipantHeader participant={details} mayChange={mayChange} />}
        banners={
          details.deleted === 1 && (
            <Banner tone="amber" action={can('trainings:participants') && <AddAgain participant={details} />}>
              {t('people.removed')}
            </Banner>
          )
        }
        side={
          <>
            <TagsCard object="training_employee" {...details} mayEdit={mayChange} />
            <CustomFieldsCard object="training_employee" id={id} fields={fields} mayEdit={mayChange} />
            <DocumentsPanel object="training_employee" id={id} />
            <ActivityPanel object="training_employee" id={id} notesOn="training_employee" />
          </>
        }
      >
        <ParticipationCard participant={details} mayChange={mayChange} />
        <CertificateCard participant={details} mayChange={mayChange} />
      </RecordPage>
    </>
  );
};

const ParticipantRoute = () => {
  const { training_id: training = '', employee_id: employee = '' } = useParams();
  const answer = useQuery(query(getParticipant, { params: { id: training, employee_id: employee } }));
  return <Loaded answer={answer}>{(read) => <Participant key={read.details.id} {...read} />}</Loaded>;
};

/** One participant of a training: /trainings/{training_id}/employees/{employee_id}. */
export const ParticipantPage = () => (
  <RequireRight permission="trainings:read">
    <ParticipantRoute />
  </RequireRight>
);

const FoundRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery(query(findParticipant, { params: { participant_id: id } }));
  return (
    <Loaded answer={answer}>
      {({ details }) => <Navigate to={paths.participant(details.training_id, details.employee_id)} replace />}
    </Loaded>
  );
};

/** Leads from the id of a participant to their page: /trainings/participants/{id}. */
export const FoundParticipantPage = () => (
  <RequireRight permission="trainings:read">
    <FoundRoute />
  </RequireRight>
);
