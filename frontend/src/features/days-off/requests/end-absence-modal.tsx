import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { endAbsence } from '#shared/contract/days-off/end-absence.ts';
import type { RequestOut } from '#shared/contract/days-off/request.ts';
import { issue } from '#shared/errors/issue.ts';
import { isoOf } from '#shared/values/dates.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { DateField } from '../../../form/date-field.tsx';
import { dateIssues } from '../../../form/date-issues.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { useActor } from '../../../ui/actor.tsx';
import { notifySuccess } from '../../../ui/notify.ts';

/** Asks for the last day of an absence that has no end yet. */
export const EndAbsenceModal = ({ absence, close }: { absence: RequestOut; close: () => void }) => {
  const { t } = useTranslation('days-off');
  const { today } = useActor();
  const call = useCall(endAbsence);
  const form = useForm({ initialValues: { end_date: today } });
  const { end_date: end } = form.values;
  const save = (): void => {
    const issues = end.trim() === '' ? [issue('end_date', 'required')] : dateIssues('end_date', end);
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      { body: { id: absence.id, version: absence.version, end_date: end } },
      {
        onSuccess: () => {
          notifySuccess(t('absence.ended', { name: absence.person_name, day: end }));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('absence.endTitle', { name: absence.person_name })}
      submit={t('absence.end')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      <DateField
        {...fieldOf(form, () => t('absence.field.last_day'))('end_date')}
        min={isoOf(absence.start_date)}
        required
        data-autofocus
      />
    </FormModal>
  );
};
