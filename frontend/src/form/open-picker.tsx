import { Combobox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { selectSign } from '../ui/select-sign.tsx';
import { useToldOpen } from '../ui/use-told-open.ts';
import { inputProps } from './field-props.ts';
import type { SearchPickerProps } from './picker-props.ts';
import { takeMarkedOrWait } from './take-marked.ts';
import classes from './search-picker.module.css';

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** A `SearchPicker` with the list that it opens. */
export const OpenPicker = ({
  picker,
  name,
  face,
  choose,
  searchWords,
  notice,
  hasFailed,
  isStale = false,
  ...props
}: SearchPickerProps) => {
  const { combobox, opened, typed, setTyped, term, asked } = picker;
  const { onSubmit, children, ...field } = props;
  const type = (text: string) => {
    // Typing in a closed field starts a search; the name that was shown there is not part of the search term.
    setTyped(!opened && text.startsWith(name) ? text.slice(name.length) : text);
    combobox.openDropdown();
    combobox.resetSelectedOption();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={onSubmit} {...useToldOpen()}>
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
