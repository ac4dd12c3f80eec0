import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listUsedTags } from '#shared/contract/records/list-used-tags.ts';
import { distinctTags, TAG_MAX, TAGS_MAX } from '#shared/records/tags.ts';
import { query } from '../api/query.ts';
import { cappedInputProps } from '../form/field-props.ts';
import { BulkFrame } from './bulk-frame.tsx';
import type { BulkFormProps } from './bulk-form-props.ts';
import { useBulkEdit } from './use-bulk-edit.ts';
import { MultiSelect } from '../ui/select.tsx';
import classes from './bulk.module.css';

type Props = BulkFormProps & { mode: 'tags_add' | 'tags_remove' };

/** Asks for tags to add to all selected records, new tags included, or for tags in use to remove from them. */
export const TagsForm = ({ object, target, mode, onStarted, onClose }: Props) => {
  const { t } = useTranslation('bulk');
  const used =
    useQuery(query(listUsedTags, { params: { object }, query: {} })).data?.data.map(({ name }) => name) ?? [];
  const [tags, setTags] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const { countedRecords: things, isStarting, problem, start } = useBulkEdit(object, target, onStarted);
  const change = (names: string[]) => {
    setTags(distinctTags(names.map((name) => name.trim()).filter((name) => name !== '')));
    setError(undefined);
  };
  const effect =
    tags.length > 0 ? t(`effect.${mode}`, { tags: tags.join(', '), count: tags.length, things }) : undefined;
  const submit = (): void => {
    if (tags.length > 0) start({ [mode]: tags }, ({ fields: [first] }) => setError(first?.message));
  };
  const shared = {
    ...cappedInputProps(
      { label: t('tags'), required: true, error, 'data-autofocus': true },
      typed.includes(',') ? '' : typed,
      TAG_MAX,
    ),
    classNames: { inputField: classes.typed ?? '' },
    value: tags,
    onChange: change,
  };
  return (
    <BulkFrame
      mode={mode}
      object={object}
      target={target}
      foot={{ effect, things, isStarting, problem }}
      onSubmit={submit}
      onClose={onClose}
    >
      {mode === 'tags_add' ? (
        <TagsInput
          {...shared}
          // Suggestions appear only while typing; otherwise they would cover the effect below.
          data={typed === '' ? [] : used}
          searchValue={typed}
          onSearchChange={setTyped}
          splitChars={[',']}
          acceptValueOnBlur
          maxTags={TAGS_MAX}
        />
      ) : (
        <MultiSelect {...shared} data={used} searchable nothingFoundMessage={t('noTags')} />
      )}
    </BulkFrame>
  );
};
