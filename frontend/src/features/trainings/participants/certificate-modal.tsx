import { useTranslation } from 'react-i18next';
import type { ParticipantOut } from '#shared/contract/trainings/participant.ts';
import { setCertificate } from '#shared/contract/trainings/set-certificate.ts';
import { issue } from '#shared/errors/issue.ts';
import { certificateIssues } from '#shared/trainings/participant.rules.ts';
import { fromDmy, parseDmy } from '#shared/values/dates.ts';
import { useCall } from '../../../api/query.ts';
import { useDocumentRights, useDocuments } from '../../../documents/use-documents.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { DateField } from '../../../form/date-field.tsx';
import { dateIssues } from '../../../form/date-issues.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { useActor } from '../../../ui/actor.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { Link } from '../../../ui/router.ts';

type Props = {
  participant: Pick<ParticipantOut, 'id' | 'training_id' | 'employee_id' | 'person_name' | 'certificate_state'>;
  close: () => void;
};

/** The file of a certificate, chosen among the documents of the participant. */
const useFiles = (id: number) => {
  const { data } = useDocuments({ object: 'training_employee', id });
  return (data?.data ?? []).map((document) => ({ value: document.id, label: document.filename }));
};

/** Gives a participant a certificate, or renews it; the one of before stays in the history. */
export const CertificateModal = ({ participant, ...props }: Props) => {
  const { t } = useTranslation('trainings');
  const { today } = useActor();
  const mayRead = useDocumentRights('training_employee').read;
  const files = useFiles(participant.id);
  const call = useCall(setCertificate);
  const { form, notice, close } = useDialogForm(
    { obtained_on: today, valid_until: '', file_id: '' },
    props.close,
    `certificate:${participant.id}`,
  );
  const { obtained_on: obtained, valid_until: until, file_id: file } = form.values;
  const isRenewal = participant.certificate_state !== 'none';
  const save = (): void => {
    const day = parseDmy(obtained);
    const unread = [
      ...(obtained.trim() === '' ? [issue('obtained_on', 'required')] : dateIssues('obtained_on', obtained)),
      ...dateIssues('valid_until', until),
    ];
    const issues =
      day === null || unread.length > 0
        ? unread
        : certificateIssues({ obtained_on: day, valid_until: parseDmy(until) }, fromDmy(today));
    if (issues.length > 0) return applyIssues(form, issues);
    const { training_id, employee_id } = participant;
    call.mutate(
      { body: { training_id, employee_id, obtained_on: obtained, valid_until: until, file_id: file } },
      {
        onSuccess: () => {
          notifySuccess(t(isRenewal ? 'people.certificate.renewed' : 'people.certificate.saved'));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <FormModal
      title={t(isRenewal ? 'people.certificate.renewOf' : 'people.certificate.setOf', {
        name: participant.person_name,
      })}
      submit={t('people.certificate.save')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <DateField {...field('obtained_on')} required data-autofocus />
      <DateField {...field('valid_until')} help={t('people.certificate.untilHelp')} />
      {mayRead && (
        <SelectField
          {...field('file_id')}
          options={files}
          clearable
          disabled={files.length === 0}
          help={
            <Link
              to={paths.upload(
                'training_employee',
                participant.id,
                paths.participant(participant.training_id, participant.employee_id),
              )}
            >
              {t(files.length === 0 ? 'people.certificate.noFiles' : 'people.certificate.upload')}
            </Link>
          }
        />
      )}
    </FormModal>
  );
};
