import { TagsInput, type OptionsFilter } from '@mantine/core';
import { IconCornerDownLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { distinctTags, TAG_MAX, TAGS_MAX } from '#shared/records/tags.ts';
import { fold } from '#shared/values/fold.ts';
import { FieldError } from '../form/field-error.tsx';
import { tooLongMessage } from '../form/field-props.ts';
import { useTagSuggestions } from '../list/use-tag-suggestions.ts';
import classes from './records.module.css';

/** Keeps all suggestions, since the server has already filtered them. */
const asAnswered: OptionsFilter = ({ options }) => options;

type Props = { object: ObjectType; tags: readonly string[]; change: (tags: readonly string[]) => void };

/** A field for the tags of a record, which stands in the place of the tags while they are changed. */
export const TagEditor = ({ object, tags, change }: Props) => {
  const { t } = useTranslation('custom-fields');
  const [typed, setTyped] = useState('');
  const [focused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const current = new Set(tags.map(fold));
  const term = fold(typed.trim());
  const suggested = useTagSuggestions(object, typed, focused).filter(
    // Suggestions for the letters before stay until those for the new ones have come.
    (tag) => !current.has(fold(tag)) && fold(tag).includes(term),
  );
  const isNew = term !== '' && !current.has(term) && !suggested.some((tag) => fold(tag) === term);
  // Enter takes the tag that the typed letters begin; the letters alone are the last choice, or end with a comma.
  const meant = isNew ? suggested.find((tag) => fold(tag).startsWith(term)) : undefined;
  const offered = isNew && suggested.length > 0 ? [...suggested, typed.trim()] : suggested;
  const tooLong = typed.includes(',') ? undefined : tooLongMessage(typed, TAG_MAX);
  const set = (names: readonly string[]): void =>
    change(distinctTags(names.map((name) => name.trim()).filter((name) => name !== '')));
  return (
    <TagsInput
      ref={input}
      aria-label={t('tags.input')}
      placeholder={tags.length === 0 ? t('tags.add') : t('tags.addMore')}
      data={offered}
      filter={asAnswered}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false }}
      splitChars={[',']}
      maxTags={TAGS_MAX}
      error={
        tooLong !== undefined && (
          <FieldError label={t('tags.input')} isCounted>
            {tooLong}
          </FieldError>
        )
      }
      value={[...tags]}
      searchValue={typed}
      onSearchChange={setTyped}
      isDuplicate={(tag, others) => others.some((one) => fold(one) === fold(tag.trim()))}
      onChange={set}
      onKeyDown={(event) => {
        const hasChosen = event.currentTarget.hasAttribute('aria-activedescendant');
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || meant === undefined || hasChosen) return;
        event.preventDefault();
        set([...tags, meant]);
        setTyped('');
      }}
      renderOption={({ option: { value } }) =>
        isNew && value === typed.trim() ? (
          t('tags.new', { name: value })
        ) : (
          <span className={classes.tagOption} data-meant={value === meant || undefined}>
            {value}
            {value === meant && <IconCornerDownLeft size={14} stroke={1.75} aria-hidden="true" />}
          </span>
        )
      }
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      classNames={{
        input: classes.tagInput ?? '',
        inputField: classes.tagText ?? '',
        pill: classes.tagPill ?? '',
        options: classes.options ?? '',
      }}
    />
  );
};
