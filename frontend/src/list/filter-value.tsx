import { Autocomplete, MultiSelect, Select, TagsInput, TextInput, type OptionsFilter } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/activity/events.ts';
import type { Operator } from '#shared/list/segment.ts';
import { useTagSuggestions } from '../records/use-tag-suggestions.ts';
import type { ListColumn } from './list-column.ts';
import classes from './list.module.css';

type Props = {
  column: Pick<ListColumn<never>, 'kind' | 'options' | 'suggestsFor'>;
  operator: Operator;
  values: string[];
  onChange: (values: string[]) => void;
};

export const valueCount = (operator: Operator): number =>
  operator === 'empty' || operator === 'not_empty' ? 0 : operator === 'between' ? 2 : 1;

const look = {
  withScrollArea: false,
  classNames: { options: classes.options ?? '' },
  size: 'xs',
  comboboxProps: { withinPortal: false },
} as const;

/** What is offered was already narrowed by the server. */
const asAnswered: OptionsFilter = ({ options }) => options;

const TagValue = ({ object, operator, values, onChange }: Omit<Props, 'column'> & { object: ObjectType }) => {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState('');
  const data = [...useTagSuggestions(object, operator === 'any_of' ? typed : (values[0] ?? ''))];
  const shared = { ...look, label: t('value'), data, filter: asAnswered };
  if (operator !== 'any_of')
    return <Autocomplete {...shared} value={values[0] ?? ''} onChange={(tag) => onChange([tag])} />;
  return (
    <TagsInput
      {...shared}
      splitChars={[',']}
      acceptValueOnBlur
      value={values}
      onChange={onChange}
      onSearchChange={setTyped}
    />
  );
};

/** What a column is compared with: one of its options, a tag, or text as the kind of column reads it. */
export const FilterValue = ({ column, operator, values, onChange }: Props) => {
  const { t } = useTranslation('list');
  const { kind, options, suggestsFor } = column;
  if (suggestsFor) return <TagValue object={suggestsFor} operator={operator} values={values} onChange={onChange} />;
  if (options && operator === 'any_of')
    return <MultiSelect {...look} label={t('value')} data={[...options]} value={values} onChange={onChange} />;
  if (options)
    return (
      <Select
        {...look}
        label={t('value')}
        data={[...options]}
        value={values[0] ?? null}
        onChange={(next) => onChange(next === null ? [] : [next])}
      />
    );
  const count = valueCount(operator);
  const setValue = (at: number, value: string) =>
    onChange(Array.from({ length: count }, (_, index) => (index === at ? value : (values[index] ?? ''))));
  return Array.from({ length: count }, (_, at) => (
    <TextInput
      key={at}
      size="xs"
      label={count === 2 ? t(at === 0 ? 'valueFrom' : 'valueTo') : t(kind === 'date' ? 'valueDate' : 'value')}
      value={values[at] ?? ''}
      onChange={(event) => setValue(at, event.currentTarget.value)}
    />
  ));
};
