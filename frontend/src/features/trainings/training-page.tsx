import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import type { getTraining } from '#shared/contract/trainings/get-training.ts';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { TagsCard } from '../../records/tags-card.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { useListedRow } from '../../list/use-listed-row.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { DeletedBanner } from './course-banner.tsx';
import { ParticipantsSection } from './participants/participants-section.tsx';
import { TrainingActions } from './training-actions.tsx';
import { linkOfCourse } from './link-of-course.ts';
import { TrainingHeader } from './training-header.tsx';
import { TrainingLoader } from './training-loader.tsx';
import { TrainingSection } from './training-section.tsx';
import { useCourseRights } from './use-training.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const Training = ({ answer }: { answer: EndpointResponse<typeof getTraining> }) => {
  const { t } = useTranslation('trainings');
  const { details, custom_fields: fields } = answer;
  const { id, name, program_name: program } = details;
  const { edit } = useCourseRights(details);
  return (
    <>
      <PageTitle of={program === null ? name : t('detail.titleOfSession', { name, program })} />
      <RecordPage
        header={<TrainingHeader training={details} actions={<TrainingActions training={details} />} />}
        banners={details.deleted === 1 && <DeletedBanner course={details} />}
        side={
          <>
            <TagsCard object="training" {...details} mayEdit={edit} />
            <CustomFieldsCard object="training" id={id} fields={fields} mayEdit={edit} />
            <DocumentsPanel object="training" id={id} />
            <ActivityPanel object="training" id={id} notesOn="training" />
          </>
        }
      >
        <ParticipantsSection key={id} training={details} />
        <TrainingSection training={details} mayEdit={edit} />
      </RecordPage>
    </>
  );
};

/** The page of a session or one-off course: /trainings/{id}. */
export const TrainingPage = () => {
  const row = useListedRow(listTrainings, linkOfCourse);
  return (
    <RequireRight permission="trainings:read">
      <TrainingLoader head={row && <TrainingHeader training={row} />}>
        {(answer) => <Training answer={answer} />}
      </TrainingLoader>
    </RequireRight>
  );
};
