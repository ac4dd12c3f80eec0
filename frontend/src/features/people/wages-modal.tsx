import { ActionIcon, Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut, WageOut } from '#shared/contract/people/employee.ts';
import { setWages } from '#shared/contract/people/set-wages.ts';
import { isPaid, wageTypes } from '#shared/people/wage.ts';
import { WAGES_MAX } from '#shared/people/wage.rules.ts';
import { useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormModal } from '../../form/form-modal.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useToday } from '../../ui/use-today.ts';
import { sentWages, wagePath, wageRowIssues, wageRows, type WageField, type WageRow } from './wages-form.ts';
import classes from './wages.module.css';

type RowProps = {
  row: WageRow;
  at: number;
  errorOf: (field: WageField) => ReactNode;
  onChange: (field: WageField, text: string) => void;
  onRemove: () => void;
};

const WageFields = ({ row, at, errorOf, onChange, onRemove }: RowProps) => {
  const { t } = useTranslation(['wages', 'people']);
  const words = row.from === '' ? t('newRow') : t('row', { from: row.from });
  const field = (name: WageField) => ({
    label: t(`field.${name}`),
    'data-path': wagePath(at, name),
    error: errorOf(name),
    onChange: (text: string) => onChange(name, text),
  });
  return (
    <li className={classes.row} aria-label={words}>
      <div>
        <SelectField
          {...field('type')}
          value={row.type}
          required
          options={wageTypes.map((value) => ({ value, label: t(`people:wage_type.${value}`) }))}
        />
      </div>
      <div>
        <MoneyField {...field('amount')} value={row.amount} required={isPaid(row.type)} disabled={!isPaid(row.type)} />
      </div>
      <div>
        <DateField {...field('from')} value={row.from} required />
      </div>
      <ActionIcon className={classes.remove ?? ''} aria-label={t('remove', { row: words })} onClick={onRemove}>
        <IconTrash size={16} stroke={1.75} />
      </ActionIcon>
    </li>
  );
};

type Props = { person: EmployeeOut; wages: readonly WageOut[]; close: () => void };

/** Sets what a person is paid: every wage with its first day, planned ones among them. */
export const WagesModal = ({ person, wages, close }: Props) => {
  const { t } = useTranslation(['wages', 'people']);
  const today = useToday();
  const call = useCall(setWages);
  const added = useRef(0);
  const blank = (): WageRow => {
    added.current += 1;
    const { type = '' } = wageRows(wages)[0] ?? {};
    return { key: `new-${added.current}`, type, amount: '', from: '' };
  };
  const form = useForm<{ wages: WageRow[] }>({
    initialValues: { wages: wages.length > 0 ? wageRows(wages) : [{ key: 'first', type: '', amount: '', from: '' }] },
  });
  const rows = form.values.wages;
  const setRows = (next: WageRow[]): void => {
    form.clearErrors();
    form.setFieldValue('wages', next);
  };
  const save = (): void => {
    const issues = wageRowIssues(wages, rows, today);
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      { body: { employee_id: person.id, version: person.version, wages: sentWages(rows) } },
      {
        onSuccess: () => {
          notifySuccess(t('saved', { name: person.name }));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t('of', { name: person.name })}
      submit={t('submit')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
      isWide
    >
      <p className={classes.intro}>{t('intro')}</p>
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus />}
          disabled={rows.length >= WAGES_MAX}
          onClick={() => setRows([blank(), ...rows])}
        >
          {t('add')}
        </Button>
      </div>
      <ol className={classes.rows}>
        {rows.map((row, at) => (
          <WageFields
            key={row.key}
            row={row}
            at={at}
            errorOf={(field) => form.errors[wagePath(at, field)]}
            onChange={(field, text) =>
              setRows(
                rows.map((each) =>
                  each === row ? { ...row, [field]: text, ...(text === 'intern_not_paid' && { amount: '' }) } : each,
                ),
              )
            }
            onRemove={() => setRows(rows.filter((each) => each !== row))}
          />
        ))}
      </ol>
    </FormModal>
  );
};
