import { useTranslation } from 'react-i18next';
import type { BalanceOut } from '#shared/contract/days-off/balance.ts';
import { correctBalance } from '#shared/contract/days-off/correct-balance.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { typedDecimal } from '#shared/values/decimal.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { DecimalField } from '../../../form/decimal-field.tsx';
import { decimalIssue } from '../../../form/decimal-issue.ts';
import { DurationField } from '../../../form/duration-field.tsx';
import { durationMinutes } from '../../../form/duration.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FieldPair } from '../../../form/field-pair.tsx';
import { FormModal } from '../../../form/form-modal.tsx';
import { SelectField } from '../../../form/select-field.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { useAmountWords } from '../parts/amount-words.ts';

type Props = {
  employeeId: number;
  name: string;
  year: number;
  balances: readonly BalanceOut[];
  close: () => void;
};

type Values = { type_id: string; direction: 'more' | 'less' | ''; minutes: string; reason: string };

const isInDays = (balance: BalanceOut | undefined): balance is BalanceOut =>
  balance !== undefined && balance.unit === 'days' && balance.day_minutes > 0;

/** The typed amount in minutes: days of the person, or hours; undefined for text that is neither. */
const minutesOf = (text: string, balance: BalanceOut | undefined): number | undefined => {
  if (!isInDays(balance)) return durationMinutes(text) ?? undefined;
  const days = typedDecimal(text);
  return days === null ? undefined : Math.round(days * balance.day_minutes);
};

const issuesOf = ({ minutes, reason }: Values, amount: number | undefined): Issue[] => [
  ...(minutes.trim() === '' || minutes === ':' ? [issue('minutes', 'required')] : []),
  ...(minutes.trim() !== '' && minutes !== ':' && amount === undefined
    ? [decimalIssue('minutes', minutes) ?? issue('minutes', 'invalid_number')]
    : []),
  ...(amount !== undefined && amount <= 0 ? [issue('minutes', 'must_be_positive')] : []),
  ...(isBlank(reason) ? [issue('reason', 'required')] : []),
];

/** Gives a person more of a type, or takes some away; the reason is kept with the correction. */
export const CorrectBalanceModal = ({ employeeId, name, year, balances, ...props }: Props) => {
  const { t } = useTranslation('days-off');
  const words = useAmountWords();
  const call = useCall(correctBalance);
  const { form, notice, close } = useDialogForm<Values>(
    { type_id: String(balances[0]?.type_id ?? ''), direction: 'more', minutes: '', reason: '' },
    props.close,
    `correct:${employeeId}:${year}`,
  );
  const { values } = form;
  const balance = balances.find(({ type_id: id }) => String(id) === values.type_id);
  const amount = minutesOf(values.minutes, balance);
  const signed = values.direction === 'less' ? -(amount ?? 0) : (amount ?? 0);
  const save = (): void => {
    const issues = issuesOf(values, amount);
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      {
        body: {
          employee_id: employeeId,
          type_id: Number(values.type_id),
          year,
          minutes: signed,
          reason: values.reason,
        },
      },
      {
        onSuccess: () => {
          notifySuccess(t('person.correction.saved'));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  const field = fieldOf(form, (key) => t(`person.correction.field.${key}`));
  const after =
    balance && amount !== undefined
      ? t('person.correction.after', { amount: words({ ...balance, minutes: balance.left + signed }) })
      : undefined;
  return (
    <FormModal
      title={t('person.correction.of', { name, year: String(year) })}
      submit={t('person.correction.submit')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <SelectField
        {...field('type_id')}
        required
        options={balances.map(({ type_id: id, type_name: label }) => ({ value: String(id), label }))}
        data-autofocus
      />
      <FieldPair>
        <SelectField
          {...field('direction')}
          options={[
            { value: 'more', label: t('person.correction.more') },
            { value: 'less', label: t('person.correction.less') },
          ]}
        />
        {isInDays(balance) ? (
          <DecimalField {...field('minutes')} label={t('person.correction.days')} required help={after} />
        ) : (
          <DurationField {...field('minutes')} label={t('person.correction.hours')} required help={after} />
        )}
      </FieldPair>
      <TextArea {...field('reason')} max={REASON_MAX} rows={2} required />
    </FormModal>
  );
};
