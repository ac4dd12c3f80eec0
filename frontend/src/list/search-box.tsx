import { SearchInput } from './search-input.tsx';
import { useTypedSearch } from './use-typed-search.ts';

const DEBOUNCE_MS = 200;

type Props = {
  label: string;
  /** The words that are searched for now. */
  search: string;
  /** Is told of other words after a pause. */
  onSearch: (words: string) => void;
  /** It searches what the page is about, so `/` leads to it. */
  isOfPage?: boolean | undefined;
  size?: 'xs' | 'sm' | 'md' | undefined;
  className?: string | undefined;
};

/** The box in which one searches a list; Escape leaves it. */
export const SearchBox = ({ label, search, onSearch, isOfPage, size, className }: Props) => {
  const [text, type] = useTypedSearch(search, onSearch, DEBOUNCE_MS);
  return (
    <SearchInput
      className={className}
      size={size}
      label={label}
      isOfPage={isOfPage}
      value={text}
      onChange={type}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
};
