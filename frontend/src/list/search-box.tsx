import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { useTypedSearch } from './use-typed-search.ts';

const DEBOUNCE_MS = 200;

type Props = {
  label: string;
  /** The words that are searched for now. */
  search: string;
  /** Is told of other words after a pause. */
  onSearch: (words: string) => void;
  /** What an empty box shows at its right, such as the key that leads to it. */
  hint?: ReactNode;
  size?: 'xs' | 'sm' | 'md';
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The box in which one searches a list; Escape leaves it. */
export const SearchBox = ({ label, search, onSearch, hint, size = 'sm', className = '', ref }: Props) => {
  const [text, type] = useTypedSearch(search, onSearch, DEBOUNCE_MS);
  return (
    <TextInput
      ref={ref ?? null}
      className={className}
      size={size}
      aria-label={label}
      placeholder={label}
      maxLength={SEARCH_MAX}
      leftSection={<IconSearch size={16} stroke={1.75} />}
      rightSection={text === '' ? hint : null}
      rightSectionPointerEvents="none"
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
};
