import { Kbd, TextInput } from '@mantine/core';
import { IconAlertCircle, IconSearch } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { PHONE } from '../ui/tokens.ts';
import { useKeys } from '../ui/use-keys.ts';
import { useScreen } from '../ui/use-screen.ts';
import classes from './list.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (words: string) => void;
  /** It searches what the page is about: `/` leads to it, which an empty box says at its right. */
  isOfPage?: boolean | undefined;
  size?: 'xs' | 'sm' | 'md' | undefined;
  className?: string | undefined;
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
export const SearchInput = ({ label, isOfPage = false, size = 'sm', className = '', ...props }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useScreen(PHONE);
  useKeys(isOfPage ? { '/': () => input.current?.focus() } : {});
  return (
    <TextInput
      ref={input}
      className={className}
      size={size}
      aria-label={label}
      placeholder={label}
      error={useSearchError(props.value)}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      rightSection={isOfPage && !isPhone && props.value === '' && <Kbd className={classes.key}>/</Kbd>}
      rightSectionPointerEvents="none"
      value={props.value}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      {...(props.onKeyDown && { onKeyDown: props.onKeyDown })}
    />
  );
};
