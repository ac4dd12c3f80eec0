import { MultiSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countsDays } from '#shared/list/relative-dates.ts';
import { VALUE_MAX, type Operator } from '#shared/list/segment.ts';
import { DateField } from '../form/date-field.tsx';
import { DecimalField } from '../form/decimal-field.tsx';
import { MoneyField } from '../form/money-field.tsx';
import { TextField } from '../form/text-field.tsx';
import { UNSEARCHED_MAX } from '../ui/select-sign.tsx';
import { comparesIds, comparesNumbers, valueCount, type ConditionColumn } from './condition-check.ts';
import { conditionLook } from './condition-look.ts';
import { ConditionWords, PersonWords, TagWords } from './condition-words.tsx';
import { ReferenceChoice } from './reference-choice.tsx';

type Props = {
  column: ConditionColumn;
  operator: Operator;
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** Drawn smaller, for the pop-up of a list. */
  dense?: boolean;
};

/** The value that a column is compared with: one of its options, a tag, a team or the like, a person, dates, or text. */
export const ConditionValue = ({ column, operator, values, onChange, dense = false }: Props) => {
  const { t } = useTranslation('list');
  const { kind, options, suggestsFor } = column;
  const count = valueCount(operator);
  const many = operator === 'any_of';
  if (count === 0) return null;
  const words = { label: t('value'), many, values, onChange, dense };
  if (comparesIds(column, operator)) return <ReferenceChoice {...words} column={column} />;
  if (suggestsFor) return <TagWords {...words} object={suggestsFor} />;
  if (kind === 'person') return <PersonWords {...words} />;
  if (options && many)
    return (
      <MultiSelect
        {...conditionLook(dense)}
        label={t('value')}
        placeholder={values.length === 0 ? t('severalOptions') : ''}
        searchable={options.length > UNSEARCHED_MAX}
        data={[...options]}
        value={[...values]}
        onChange={onChange}
      />
    );
  if (options && operator !== 'contains')
    return (
      <Select
        {...conditionLook(dense)}
        label={t('value')}
        searchable={options.length > UNSEARCHED_MAX}
        data={[...options]}
        value={values[0] ?? null}
        onChange={(next) => onChange(next === null ? [] : [next])}
      />
    );
  if (many) return <ConditionWords {...words} areNumbers={comparesNumbers(kind)} />;
  const isDays = countsDays(operator);
  const labelOf = (at: number) =>
    count === 2
      ? t(at === 0 ? 'valueFrom' : 'valueTo')
      : t(isDays ? 'valueDays' : kind === 'date' ? 'valueDate' : 'value');
  return Array.from({ length: count }, (_, at) => {
    const shared = { label: labelOf(at), value: values[at] ?? '' };
    const set = (value: string) =>
      onChange(Array.from({ length: count }, (__, index) => (index === at ? value : (values[index] ?? ''))));
    if (kind === 'date' && !isDays && !dense)
      return <DateField key={at} {...shared} {...(count === 2 && { placeholder: labelOf(at) })} onChange={set} />;
    if (kind === 'money')
      return (
        <MoneyField
          key={at}
          {...shared}
          isDense={dense}
          {...(count === 2 && !dense && { placeholder: labelOf(at) })}
          onChange={set}
        />
      );
    if (!isDays && comparesNumbers(kind))
      return (
        <DecimalField
          key={at}
          {...shared}
          isDense={dense}
          maxLength={VALUE_MAX}
          {...(count === 2 && !dense && { placeholder: labelOf(at) })}
          onChange={set}
        />
      );
    return (
      <TextField
        key={at}
        {...shared}
        isDense={dense}
        maxLength={VALUE_MAX}
        {...(isDays && { inputMode: 'numeric', placeholder: t('valueDays') })}
        {...(count === 2 && !dense && { placeholder: labelOf(at) })}
        onChange={set}
      />
    );
  });
};
