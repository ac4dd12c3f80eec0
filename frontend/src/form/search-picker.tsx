import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { inputProps, type FieldProps } from './field-props.ts';
import { takeMarkedOrWait } from './take-marked.ts';
import { selectSign } from '../ui/select-sign.tsx';
import classes from './search-picker.module.css';

/** How long a search waits after the last letter (docs/areas/people.md#choosing-people). */
const DEBOUNCE_MS = 200;

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** The state of a `SearchPicker`; `asked` is the term to search for, which follows the typed one after a pause. */
export const useSearchPicker = () => {
  const [typed, setTyped] = useState('');
  const term = typed.trim();
  const [asked] = useDebouncedValue(term, DEBOUNCE_MS);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTyped('');
    },
  });
  return { combobox, opened: combobox.dropdownOpened, typed, setTyped, term, asked };
};

type Props = Omit<FieldProps<number>, 'value' | 'onChange' | 'placeholder'> & {
  picker: ReturnType<typeof useSearchPicker>;
  /** The name of the chosen option. */
  name: string;
  /** The picture before the name while the field is closed. */
  face: ReactNode;
  /** The placeholder while nothing is chosen. */
  choose: string;
  /** The placeholder during a search. */
  searchWords: string;
  /** Says that nothing was found, that the search is under way, or that it failed. */
  notice: string | undefined;
  hasFailed: boolean;
  /** The options answer an earlier search term. */
  isStale?: boolean;
  onSubmit: (option: string) => void;
  /** The options (`PickerOption`). */
  children: ReactNode;
};

/**
 * A field that searches while one types, fully usable by keyboard; each kind of picker brings its words and options.
 */
export const SearchPicker = ({
  picker,
  name,
  face,
  choose,
  searchWords,
  notice,
  hasFailed,
  isStale = false,
  ...props
}: Props) => {
  const { combobox, opened, typed, setTyped, term, asked } = picker;
  const { onSubmit, children, ...field } = props;
  const type = (text: string) => {
    // Typing in a closed field starts a search; the name that was shown there is not part of the search term.
    setTyped(!opened && text.startsWith(name) ? text.slice(name.length) : text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={onSubmit}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps(field)}
          {...comboboxRole}
          value={opened ? typed : name}
          placeholder={opened ? name || searchWords : choose}
          leftSection={opened ? <IconSearch size={16} stroke={1.75} color="var(--dim)" /> : face}
          {...selectSign}
          onFocus={(event) => {
            event.currentTarget.select();
            field.onFocus?.(event);
          }}
          onClick={() => combobox.openDropdown()}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDownCapture={takeMarkedOrWait}
          onBlur={(event) => {
            combobox.closeDropdown();
            field.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <section aria-label={field.label}>
          <Combobox.Options
            className={classes.options ?? ''}
            aria-label={field.label}
            data-fetching={isStale || undefined}
            aria-busy={isStale || term !== asked}
          >
            {children}
          </Combobox.Options>
          {notice !== undefined && <Combobox.Empty role={hasFailed ? 'alert' : 'status'}>{notice}</Combobox.Empty>}
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
};
