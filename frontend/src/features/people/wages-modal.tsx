import { useTranslation } from 'react-i18next';
import type { EmployeeOut, WageOut } from '#shared/contract/people/employee.ts';
import { setWages } from '#shared/contract/people/set-wages.ts';
import { isPaid, wageTypes } from '#shared/people/wage.ts';
import { WAGES_MAX } from '#shared/people/wage.rules.ts';
import { useCall } from '../../api/query.ts';
import { DateField } from '../../form/date-field.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { SelectField } from '../../form/select-field.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useToday } from '../../ui/use-today.ts';
import { RowsModal, type RowFieldsProps } from './rows-modal.tsx';
import { sentWages, wagePath, wageRowIssues, wageRows, type WageField, type WageRow } from './wages-form.ts';

const WageFields = ({ row, at, errorOf, change }: RowFieldsProps<WageRow>) => {
  const { t } = useTranslation(['wages', 'people']);
  const field = (name: WageField) => ({
    label: t(`field.${name}`),
    'data-path': wagePath(at, name),
    error: errorOf(wagePath(at, name)),
    onChange: (text: string) => change({ ...row, [name]: text, ...(text === 'intern_not_paid' && { amount: '' }) }),
  });
  return (
    <>
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
    </>
  );
};

type Props = { person: EmployeeOut; wages: readonly WageOut[]; close: () => void };

/** Sets what a person is paid: every wage with its first day, planned ones among them. */
export const WagesModal = ({ person, wages, close }: Props) => {
  const { t } = useTranslation(['wages', 'people']);
  const today = useToday();
  const call = useCall(setWages);
  const { id, version, name } = person;
  return (
    <RowsModal
      words={{ title: t('of', { name }), intro: t('intro'), add: t('add'), submit: t('submit') }}
      initial={wageRows(wages)}
      blank={(key): WageRow => ({ key, type: wageRows(wages)[0]?.type ?? '', amount: '', from: '' })}
      max={WAGES_MAX}
      nameOf={({ from }) => (from === '' ? t('newRow') : t('row', { from }))}
      removeOf={(row) => t('remove', { row })}
      Fields={WageFields}
      issuesOf={(rows) => wageRowIssues(wages, rows, today)}
      saving={call.isPending}
      problem={call.error?.problem}
      save={(rows, failed) =>
        call.mutate(
          { body: { employee_id: id, version, wages: sentWages(rows) } },
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
      isWide
    />
  );
};
