import { Autocomplete, TagsInput, type OptionsFilter } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VALUE_MAX } from '#shared/list/segment.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { FieldError } from '../form/field-error.tsx';
import { tooLongMessage } from '../form/field-props.ts';
import { usePeopleSearch } from '../form/use-people-search.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';
import { conditionLook } from './condition-look.ts';

export type WordsProps = {
  label: string;
  /** Several words, as for `any_of`. */
  many: boolean;
  /** Numbers, of which a comma parts the decimals and not one from the next. */
  areNumbers?: boolean;
  values: readonly string[];
  onChange: (values: string[]) => void;
  dense: boolean;
};

type Suggestions = { offered: readonly string[]; onType: (typed: string) => void; onFocus: () => void };

/** A condition has at most this many values. */
const VALUES_MAX = 50;
const SEARCH_DEBOUNCE_MS = 200;

/** Keeps all suggestions, since the server has already filtered them. */
const asAnswered: OptionsFilter = ({ options }) => options;

/** A field for one typed word or several, with suggestions. */
export const ConditionWords = ({
  label,
  many,
  areNumbers = false,
  values,
  onChange,
  dense,
  offered,
  onType,
  onFocus,
}: WordsProps & Partial<Suggestions>) => {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState('');
  // What is pasted with signs that part values is split as it comes.
  const separators = areNumbers ? [';'] : [',', ';'];
  const [tooLong] = [...values, ...(separators.some((sign) => typed.includes(sign)) ? [] : [typed])].flatMap(
    (word) => tooLongMessage(word, VALUE_MAX) ?? [],
  );
  const shared = {
    ...conditionLook(dense),
    label,
    data: [...new Set(offered ?? [])],
    filter: asAnswered,
    error: tooLong !== undefined && (
      <FieldError label={label} isCounted>
        {tooLong}
      </FieldError>
    ),
    onFocus,
  };
  if (!many)
    return (
      <Autocomplete
        {...shared}
        value={values[0] ?? ''}
        onChange={(word) => {
          onType?.(word);
          onChange([word]);
        }}
      />
    );
  return (
    <TagsInput
      {...shared}
      placeholder={values.length === 0 ? t('severalValues') : ''}
      splitChars={separators}
      acceptValueOnBlur
      maxTags={VALUES_MAX}
      value={[...values]}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={(words) => {
        setTyped(words);
        onType?.(words);
      }}
    />
  );
};

const useTyped = ({ many, values }: WordsProps) => {
  const [typed, setTyped] = useState(many ? '' : (values[0] ?? ''));
  const [wasFocused, setFocused] = useState(false);
  return { typed, wasFocused, onType: setTyped, onFocus: () => setFocused(true) };
};

/** Words with the tags in use as suggestions. */
export const TagWords = ({ object, ...props }: WordsProps & { object: ObjectType }) => {
  const { typed, wasFocused, ...handlers } = useTyped(props);
  return <ConditionWords {...props} {...handlers} offered={useTagSuggestions(object, typed, wasFocused)} />;
};

/** Words with the names of people as suggestions. */
export const PersonWords = (props: WordsProps) => {
  const { typed, wasFocused, ...handlers } = useTyped(props);
  const [term] = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  const { people } = usePeopleSearch(term, wasFocused);
  return <ConditionWords {...props} {...handlers} offered={people.map(({ name }) => name)} />;
};
