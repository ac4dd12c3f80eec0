import { useTranslation } from 'react-i18next';
import { parameterUnits, SOURCE_MAX, yearlyCodes, type YearlyCode } from '#shared/belgium/parameter-codes.ts';
import type { ParametersOfYear } from '#shared/contract/fleet/parameters.ts';
import { setParameters } from '#shared/contract/fleet/set-parameters.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { parseMoney } from '#shared/values/money.ts';
import { useCall } from '../../api/query.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { fieldOf } from '../../form/field-of.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { typedDecimal } from '../../form/typed-decimal.ts';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../ui/notify.ts';

type Typed = Record<YearlyCode | 'source', string>;

const formOf = ({ parameters }: ParametersOfYear): Typed => {
  const found = new Map(parameters.map((parameter) => [parameter.code, parameter]));
  const text = (code: YearlyCode): string => String(found.get(code)?.value ?? '').replace('.', ',');
  return {
    reference_petrol: text('reference_petrol'),
    reference_diesel: text('reference_diesel'),
    benefit_minimum: text('benefit_minimum'),
    co2_index: text('co2_index'),
    source: found.get('co2_index')?.source?.title ?? '',
  };
};

const isEuro = (code: YearlyCode): boolean => parameterUnits[code] === 'euro';

const figureOf = (code: YearlyCode, text: string): number | null => {
  if (!isEuro(code)) return typedDecimal(text);
  const parsed = parseMoney(text);
  return parsed.ok ? parsed.value : null;
};

const issuesOf = (typed: Typed): Issue[] => [
  ...yearlyCodes.flatMap((code) => {
    if (typed[code].trim() === '') return [issue(code, 'required')];
    const value = figureOf(code, typed[code]);
    if (value === null) return [issue(code, 'invalid_number')];
    return value > 0 ? [] : [issue(code, 'must_be_positive')];
  }),
  ...(typed.source.trim() === '' ? [issue('source', 'required')] : []),
];

/** The four figures that a year needs, and where they were read. */
export const AddYearModal = ({ data, ...props }: { data: ParametersOfYear; close: () => void }) => {
  const { t } = useTranslation('belgium');
  const { year, added } = data;
  const call = useCall(setParameters);
  const { form, notice, close } = useDialogForm<Typed>(formOf(data), props.close, `year:${year}`);
  const field = fieldOf(form, (name) => (name === 'source' ? t('field.source') : t(`code.${name as YearlyCode}`)));
  const save = (): void => {
    const issues = issuesOf(form.values);
    if (issues.length > 0) return applyIssues(form, issues);
    const { benefit_minimum: minimum, ...others } = form.values;
    call.mutate(
      { body: { year, ...others, benefit_minimum: figureOf('benefit_minimum', minimum) ?? minimum } },
      {
        onSuccess: () => {
          notifySuccess(t('parameters.saved', { year: String(year) }));
          close();
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  return (
    <FormModal
      title={t(added === 1 ? 'parameters.edit' : 'parameters.add', { year: String(year) })}
      submit={t('parameters.save')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      {yearlyCodes.map((code) =>
        isEuro(code) ? (
          <MoneyField key={code} {...field(code)} required />
        ) : (
          <TextField
            key={code}
            {...field(code)}
            required
            inputMode="decimal"
            {...(parameterUnits[code] === 'grams' && { unit: 'g/km' })}
          />
        ),
      )}
      <TextField {...field('source')} required help={t('parameters.sourceHelp')} maxLength={SOURCE_MAX} />
    </FormModal>
  );
};
