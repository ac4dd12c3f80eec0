import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { editProgram } from '#shared/contract/trainings/edit-program.ts';
import { getProgram } from '#shared/contract/trainings/get-program.ts';
import { catalogue } from '#shared/errors/catalogue.ts';
import { TRAINING_NAME_MAX } from '#shared/trainings/training.rules.ts';
import { LoadedOnce } from '../../api/loaded.tsx';
import { query, readOnce, useCall } from '../../api/query.ts';
import { changedFields } from '../../form/changed-fields.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { LineField } from '../../form/line-field.tsx';
import { useEdit } from '../../form/use-edit.ts';
import type { EditStart } from '../../form/use-stale-edit.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { useSegmentChoices } from '../../people-choice/use-people-choice.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Navigate, useGoOn, useParams } from '../../ui/router.ts';
import { MandatoryFields } from './mandatory-fields.tsx';
import { programFormOf, programIssues, type ProgramForm } from './program-form.ts';

type Details = EndpointResponse<typeof getProgram>['details'];

const bodyOf = (form: ProgramForm): ProgramForm => ({
  ...form,
  valid_months: form.mandatory_segment_id === '' ? '' : form.valid_months,
});

const EditProgramForm = ({ program }: { program: Details }) => {
  const { t } = useTranslation('trainings');
  const goOn = useGoOn();
  const call = useCall(editProgram);
  const segments = useSegmentChoices();
  const labelOf = (path: string): string => t(`field.${path}`);
  const edit = useEdit<ProgramForm, Details>({ record: program, formOf: programFormOf, call });
  const recordPath = paths.program(program.id);
  const send = (mine: ProgramForm, { record, values }: EditStart<ProgramForm, Details>): void => {
    if (edit.issues.show(programIssues(mine), catalogue.form_invalid.title)) return;
    const body = { program_id: program.id, version: record.version, ...changedFields(bodyOf(values), bodyOf(mine)) };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess({ title: t('edit.savedTitle'), text: t('edit.saved', { name: mine.program_name.trim() }) });
      goOn(recordPath);
    });
  };
  const field = fieldOf(edit.form, labelOf);
  const { mandatory_segment_id: segment, mandatory_segment_name: segmentName } = program;
  return (
    <EditPage
      edit={edit}
      title={t('edit.title', { name: program.name })}
      crumbs={[
        { label: t('title'), to: paths.trainings },
        { label: program.name, to: recordPath },
      ]}
      submit={t('edit.saveProgram')}
      labelOf={labelOf}
      staleTitle={t('edit.staleProgram')}
      show={(name, value) =>
        name === 'mandatory_segment_id' ? (segments.find((each) => each.value === value)?.label ?? value) : value
      }
      send={send}
    >
      <LineField {...field('program_name')} max={TRAINING_NAME_MAX} required />
      <MandatoryFields
        field={field}
        stored={segment === null ? undefined : { id: segment, name: segmentName ?? segment }}
      />
    </EditPage>
  );
};

const EditProgramRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(getProgram, { params: { id } }), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ details }) =>
        details.deleted === 1 ? (
          <Navigate to={paths.program(details.id)} replace />
        ) : (
          <EditProgramForm key={id} program={details} />
        )
      }
    </LoadedOnce>
  );
};

/** Edits a program: /trainings/programs/{id}/edit. */
export const EditProgramPage = () => (
  <RequireRight permission="trainings:write">
    <EditProgramRoute />
  </RequireRight>
);
