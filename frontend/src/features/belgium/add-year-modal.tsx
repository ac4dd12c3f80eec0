import { useTranslation } from 'react-i18next';
import { parameterUnits, SOURCE_MAX, yearlyCodes, type YearlyCode } from '#shared/belgium/parameter-codes.ts';
import type { ParametersOfYear } from '#shared/contract/fleet/parameters.ts';
import { setParameters } from '#shared/contract/fleet/set-parameters.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { decimalText, parseDecimal, type ParsedDecimal } from '#shared/values/decimal.ts';
import { parseMoney } from '#shared/values/money.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { useCall } from '../../api/query.ts';
import { DecimalField } from '../../form/decimal-field.tsx';
import { DialogEdit } from '../../form/dialog-edit.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { MoneyField } from '../../form/money-field.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useDialogEdit } from '../../form/use-dialog-edit.ts';
import { notifySuccess } from '../../ui/notify.ts';

type Typed = Record<YearlyCode | 'source', string>;
type StoredYear = ParametersOfYear & { version: number };

const formOf = ({ parameters }: ParametersOfYear): Typed => {
  const found = new Map(parameters.map((parameter) => [parameter.code, parameter]));
  const text = (code: YearlyCode): string => decimalText(found.get(code)?.value ?? null);
  return {
    reference_petrol: text('reference_petrol'),
    reference_diesel: text('reference_diesel'),
    benefit_minimum: text('benefit_minimum'),
    co2_index: text('co2_index'),
    source: found.get('co2_index')?.source?.title ?? '',
  };
};

const isEuro = (code: YearlyCode): boolean => parameterUnits[code] === 'euro';

const readFigure = (code: YearlyCode, text: string): ParsedDecimal =>
  isEuro(code) ? parseMoney(text) : parseDecimal(text);

const issuesOf = (typed: Typed): Issue[] => [
  ...yearlyCodes.flatMap((code) => {
    if (typed[code].trim() === '') return [issue(code, 'required')];
    const parsed = readFigure(code, typed[code]);
    if (!parsed.ok) return [issue(code, parsed.code, parsed.params)];
    return parsed.value > 0 ? [] : [issue(code, 'must_be_positive')];
  }),
  ...(isBlank(typed.source) ? [issue('source', 'required')] : []),
];

const bodyOf = ({ benefit_minimum: minimum, ...others }: Typed) => {
  const parsed = readFigure('benefit_minimum', minimum);
  return { ...others, benefit_minimum: parsed.ok ? parsed.value : minimum };
};

/** The four figures that a year needs, and where they were read. */
export const AddYearModal = ({ stored, close }: { stored: StoredYear; close: () => void }) => {
  const { t } = useTranslation('belgium');
  const { year, added } = stored;
  const call = useCall(setParameters);
  const edit = useDialogEdit<Typed, StoredYear, unknown>({
    stored,
    formOf,
    issuesOf,
    call,
    save: (typed, version) => call.mutateAsync({ body: { year, version, ...bodyOf(typed) } }),
    onSaved: () => notifySuccess(t('parameters.saved', { year: String(year) })),
    close,
    subject: `year:${year}`,
  });
  const labelOf = (name: string): string => (name === 'source' ? t('field.source') : t(`code.${name}`));
  const field = fieldOf(edit.form, labelOf);
  return (
    <DialogEdit
      edit={edit}
      title={t(added === 1 ? 'parameters.edit' : 'parameters.add', { year: String(year) })}
      submit={t('parameters.save')}
      labelOf={labelOf}
      show={(_, value) => value}
    >
      {yearlyCodes.map((code) =>
        isEuro(code) ? (
          <MoneyField key={code} {...field(code)} required />
        ) : (
          <DecimalField
            key={code}
            {...field(code)}
            required
            {...(parameterUnits[code] === 'grams' && { unit: 'g/km' })}
          />
        ),
      )}
      <TextField {...field('source')} required help={t('parameters.sourceHelp')} maxLength={SOURCE_MAX} />
    </DialogEdit>
  );
};
