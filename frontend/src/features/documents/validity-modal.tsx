import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DocumentOut } from '#shared/contract/files/document.ts';
import { editFile } from '#shared/contract/files/edit-file.ts';
import { addReminder } from '#shared/contract/reminders/add-reminder.ts';
import { listReminders } from '#shared/contract/reminders/list-reminders.ts';
import { parseDocumentId } from '#shared/documents/document-id.ts';
import { validityIssues } from '#shared/documents/validity.rules.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { documentDateKey } from '#shared/reminders/followed-date.ts';
import { repeatField } from '#shared/reminders/reminder.ts';
import { MESSAGE_MAX } from '#shared/reminders/reminder.rules.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { query, useCall } from '../../api/query.ts';
import type { RecordRef } from '../../documents/use-documents.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { dateIssues } from '../../form/date-issues.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { isSame } from '../../form/three-way-diff.ts';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { Link, useLocation } from '../../ui/router.ts';
import { useToday } from '../../ui/use-today.ts';

const NONE = 'none';
const daysBefore = ['14', '30', '60', '90'] as const;

type Validity = { valid_until: string; remind: (typeof daysBefore)[number] | typeof NONE | '' };
type Props = { record: RecordRef; document: DocumentOut; close: () => void };

/** The key of a document's last day among the dates of its record, and whether a reminder in sight follows it. */
const useFollowed = ({ object, id }: RecordRef, document: DocumentOut) => {
  const key = documentDateKey(parseDocumentId(document.id)?.fileId ?? '');
  const { data } = useQuery(query(listReminders, { query: { relatedObject: object, relatedObjectId: String(id) } }));
  return { key, isFollowed: data?.data.some(({ repeat }) => repeatField(repeat) === key) };
};

/** Says until when a document is valid, and adds a reminder of the user's own before that day. */
export const ValidityModal = ({ record, document, ...props }: Props) => {
  const { t } = useTranslation('documents');
  const { pathname } = useLocation();
  const today = useToday();
  const { key, isFollowed } = useFollowed(record, document);
  const saving = useCall(editFile);
  const adding = useCall(addReminder);
  const start: Validity = { valid_until: document.valid_until ?? '', remind: NONE };
  const { form, notice, close } = useDialogForm(start, props.close, `validity:${document.id}`);
  const { valid_until: until, remind } = form.values;
  const day = parseDmy(until);
  const offersReminder = isFollowed !== true && day !== null && day >= today;
  const done = (): void => {
    notifySuccess(t('validity.saved'));
    close();
  };
  const onError = ({ problem }: { problem: Problem }) => applyIssues(form, problem.fields);
  const addOne = (): void => {
    if (!offersReminder || remind === NONE || remind === '') return done();
    adding.mutate(
      {
        body: {
          related_object: record.object,
          related_object_id: record.id,
          message: t('validity.message', { name: document.filename }).slice(0, MESSAGE_MAX),
          repeat: { days_before: Number(remind), field: key },
        },
      },
      { onSuccess: done, onError },
    );
  };
  const save = (): void => {
    const unread = dateIssues('valid_until', until);
    const issues = unread.length > 0 ? unread : validityIssues(day, today);
    if (issues.length > 0) return applyIssues(form, issues);
    const { id, version } = document;
    saving.mutate({ body: { id, version, valid_until: until } }, { onSuccess: addOne, onError });
  };
  const field = fieldOf(form, (name) => t(`validity.${name}`));
  return (
    <FormModal
      title={t('validity.of', { name: document.filename })}
      submit={t('save')}
      saving={saving.isPending || adding.isPending}
      disabled={isSame(start, form.values)}
      problem={(saving.error ?? adding.error)?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <DateField
        {...field('valid_until')}
        today={today}
        help={
          isFollowed === true ? (
            <>
              {t('validity.followed')}{' '}
              <Link to={paths.reminders(record.object, record.id, pathname)}>{t('validity.see')}</Link>
            </>
          ) : (
            t('validity.help')
          )
        }
        data-autofocus
      />
      {offersReminder && (
        <SelectField
          {...field('remind')}
          options={[
            { value: NONE, label: t('validity.notReminded') },
            ...daysBefore.map((days) => ({ value: days, label: t('validity.before', { count: Number(days) }) })),
          ]}
        />
      )}
    </FormModal>
  );
};
