import { useTranslation } from 'react-i18next';
import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { FORMER_MAX } from '#shared/people/former-employments.rules.ts';
import { useCall } from '../../api/query.ts';
import { DateField } from '../../form/date-field.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useToday } from '../../ui/use-today.ts';
import {
  employmentIssues,
  employmentPath,
  employmentRows,
  sentEmployments,
  type EmploymentField,
  type EmploymentRow,
} from './employments-form.ts';
import { RowsModal, type RowFieldsProps } from './rows-modal.tsx';

const EmploymentFields = ({ row, at, errorOf, change }: RowFieldsProps<EmploymentRow>) => {
  const { t } = useTranslation('employments');
  const field = (name: EmploymentField) => ({
    label: t(`field.${name}`),
    value: row[name],
    'data-path': employmentPath(at, name),
    error: errorOf(employmentPath(at, name)),
    onChange: (text: string) => change({ ...row, [name]: text }),
  });
  return (
    <>
      <div>
        <DateField {...field('start_date')} />
      </div>
      <div>
        <DateField {...field('active_until')} required />
      </div>
    </>
  );
};

type Props = { person: EmployeeOut; close: () => void };

/** Adds, corrects and removes the employments that ended before the person was hired again. */
export const EmploymentsModal = ({ person, close }: Props) => {
  const { t } = useTranslation('employments');
  const today = useToday();
  const call = useCall(editEmployee);
  const { id, version, name, first_name, start_date: start, former_employments: former = [] } = person;
  return (
    <RowsModal
      words={{
        title: t('of', { name }),
        intro: t('intro', { name: first_name, start }),
        add: t('add'),
        submit: t('submit'),
        none: t('none'),
      }}
      initial={employmentRows(former)}
      blank={(key): EmploymentRow => ({ key, start_date: '', active_until: '' })}
      max={FORMER_MAX}
      nameOf={({ active_until: until }) => (until === '' ? t('newRow') : t('row', { until }))}
      removeOf={(row) => t('remove', { row })}
      Fields={EmploymentFields}
      issuesOf={(rows) => employmentIssues(person, rows, today)}
      saving={call.isPending}
      problem={call.error?.problem}
      save={(rows, failed) =>
        call.mutate(
          { body: { id, version, former_employments: sentEmployments(rows) } },
          {
            onSuccess: () => {
              notifySuccess(t('saved', { name }));
              close();
            },
            onError: ({ problem }) => failed(problem.fields),
          },
        )
      }
      close={close}
    />
  );
};
