import { ActionIcon, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { FORMER_MAX } from '#shared/people/former-employments.rules.ts';
import { useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormModal } from '../../form/form-modal.tsx';
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
import classes from './employments.module.css';

type Props = { person: EmployeeOut; close: () => void };

/** Adds, corrects and removes the employments that ended before the person was hired again. */
export const EmploymentsModal = ({ person, close }: Props) => {
  const { t } = useTranslation('employments');
  const today = useToday();
  const call = useCall(editEmployee);
  const added = useRef(0);
  const former = person.former_employments ?? [];
  const blank = (): EmploymentRow => ({ key: `new-${(added.current += 1)}`, start_date: '', active_until: '' });
  const form = useForm<{ former_employments: EmploymentRow[] }>({
    initialValues: {
      former_employments:
        former.length > 0 ? employmentRows(former) : [{ key: 'first', start_date: '', active_until: '' }],
    },
  });
  const rows = form.values.former_employments;
  const setRows = (next: EmploymentRow[]): void => {
    form.clearErrors();
    form.setFieldValue('former_employments', next);
  };
  const save = (): void => {
    const issues = employmentIssues(person, rows, today);
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      { body: { id: person.id, version: person.version, former_employments: sentEmployments(rows) } },
      {
        onSuccess: () => {
          notifySuccess(t('saved', { name: person.name }));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  const wordsOf = ({ active_until: last }: EmploymentRow): string =>
    last === '' ? t('newRow') : t('row', { until: last });
  return (
    <FormModal
      title={t('of', { name: person.name })}
      submit={t('submit')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      <p className={classes.intro}>{t('intro', { name: person.first_name, start: person.start_date })}</p>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus />}
          disabled={rows.length >= FORMER_MAX}
          onClick={() => setRows([blank(), ...rows])}
        >
          {t('add')}
        </Button>
      </div>
      {rows.length === 0 && <p className={classes.intro}>{t('none')}</p>}
      <ol className={classes.rows}>
        {rows.map((row, at) => {
          const field = (name: EmploymentField) => ({
            label: t(`field.${name}`),
            value: row[name],
            'data-path': employmentPath(at, name),
            error: form.errors[employmentPath(at, name)],
            onChange: (text: string) => setRows(rows.map((each) => (each === row ? { ...row, [name]: text } : each))),
          });
          return (
            <li key={row.key} className={classes.row} aria-label={wordsOf(row)}>
              <DateField {...field('start_date')} />
              <DateField {...field('active_until')} required />
              <ActionIcon
                className={classes.remove ?? ''}
                aria-label={t('remove', { row: wordsOf(row) })}
                onClick={() => setRows(rows.filter((each) => each !== row))}
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
    </FormModal>
  );
};
