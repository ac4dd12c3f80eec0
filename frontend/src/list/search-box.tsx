import type { ReactNode, Ref } from 'react';
import { SearchInput } from './search-input.tsx';
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
  size?: 'xs' | 'sm' | 'md' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** The box in which one searches a list; Escape leaves it. */
export const SearchBox = ({ label, search, onSearch, hint, size, className, ref }: Props) => {
  const [text, type] = useTypedSearch(search, onSearch, DEBOUNCE_MS);
  return (
    <SearchInput
      inputRef={ref}
      className={className}
      size={size}
      label={label}
      hint={text === '' ? hint : null}
      value={text}
      onChange={type}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
};
