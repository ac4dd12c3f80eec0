import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import { RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { ActivityPanel } from '../../activity/activity-panel.tsx';
import { DocumentsPanel } from '../../documents/documents-panel.tsx';
import { CustomFieldsCard } from '../../records/custom-fields-card.tsx';
import { useListedRow } from '../../list/use-listed-row.ts';
import { TagsCard } from '../../records/tags-card.tsx';
import { DeletedBanner } from './course-banner.tsx';
import { MatrixSection } from './matrix-section.tsx';
import { linkOfCourse } from './link-of-course.ts';
import { ProgramActions, ProgramHeader } from './program-header.tsx';
import { ProgramLoader } from './program-loader.tsx';
import { ProgramCost, WhoMustFollow } from './program-side.tsx';
import { SessionRows } from './session-rows.tsx';
import { StillToFollow } from './still-to-follow.tsx';
import type { ProgramAnswer } from './use-program.ts';
import { useCourseRights } from './use-training.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const Program = ({ program: { details, sessions, custom_fields: fields } }: { program: ProgramAnswer }) => {
  const { id } = details;
  const rights = useCourseRights(details);
  return (
    <>
      <PageTitle of={details.name} />
      <RecordPage
        header={<ProgramHeader program={details} actions={<ProgramActions program={details} sessions={sessions} />} />}
        banners={details.deleted === 1 && <DeletedBanner course={details} />}
        side={
          <>
            <StillToFollow key={id} program={details} sessions={sessions} mayAdd={rights.participants} />
            <ProgramCost program={details} />
            <WhoMustFollow program={details} mayEdit={rights.edit} />
            <TagsCard object="program" {...details} mayEdit={rights.edit} />
            <CustomFieldsCard object="program" id={id} fields={fields} mayEdit={rights.edit} />
            <DocumentsPanel object="program" id={id} />
            <ActivityPanel object="program" id={id} notesOn="program" />
          </>
        }
      >
        <SessionRows sessions={sessions} />
        {sessions.length > 0 && (
          <MatrixSection
            key={id}
            programId={id}
            hasRule={details.mandatory_segment_id !== null}
            mayChange={rights.participants}
          />
        )}
      </RecordPage>
    </>
  );
};

/** The page of a program: /trainings/programs/{id}. */
export const ProgramPage = () => {
  const row = useListedRow(listTrainings, linkOfCourse);
  return (
    <RequireRight permission="trainings:read">
      <ProgramLoader head={row && <ProgramHeader program={row} />}>
        {(program) => <Program program={program} />}
      </ProgramLoader>
    </RequireRight>
  );
};
