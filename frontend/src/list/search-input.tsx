import { TextInput } from '@mantine/core';
import { IconAlertCircle, IconSearch } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import classes from './list.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (words: string) => void;
  /** What stands at its right, such as the key that leads to it. */
  hint?: ReactNode;
  size?: 'xs' | 'sm' | 'md' | undefined;
  className?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onKeyDown?: (event: React.KeyboardEvent<HTMLInputElement>) => void;
};

/** The error of words that are too long to be searched for; null for any others. */
export const useSearchError = (words: string): ReactNode => {
  const { t } = useTranslation('list');
  if (words.trim().length <= SEARCH_MAX) return null;
  return (
    <span className={classes.tooLong}>
      <IconAlertCircle size={14} stroke={1.75} aria-hidden="true" />
      {t('searchTooLong', { max: SEARCH_MAX })}
    </span>
  );
};

/** A line of words to search for; one that is too long is kept and says so. */
export const SearchInput = ({ label, hint = null, size = 'sm', className = '', inputRef, ...props }: Props) => (
  <TextInput
    ref={inputRef ?? null}
    className={className}
    size={size}
    aria-label={label}
    placeholder={label}
    error={useSearchError(props.value)}
    leftSection={<IconSearch size={16} stroke={1.75} />}
    rightSection={hint}
    rightSectionPointerEvents="none"
    value={props.value}
    onChange={(event) => props.onChange(event.currentTarget.value)}
    {...(props.onKeyDown && { onKeyDown: props.onKeyDown })}
  />
);
