import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { cappedInputProps } from './field-props.ts';
import type { SuggestProps } from './suggest-props.ts';
import { useToldOpen } from '../ui/use-told-open.ts';
import classes from './suggest-field.module.css';

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** A `SuggestField` with the list that it opens. */
export const OpenSuggestions = ({
  value = '',
  onChange,
  onBlur,
  listLabel,
  suggestions,
  onSuggestion,
  icon,
  maxLength,
  ...props
}: SuggestProps) => {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        onSuggestion(key);
        combobox.closeDropdown();
      }}
      {...useToldOpen()}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...cappedInputProps(props, value, maxLength)}
          {...comboboxRole}
          value={value}
          {...(icon && { leftSection: icon })}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <section aria-label={listLabel}>
          <Combobox.Options className={classes.options ?? ''} aria-label={listLabel}>
            {suggestions.map(({ key, name, fact, icon: picture }) => (
              <Combobox.Option key={key} value={key} className={classes.suggestion ?? ''}>
                {picture}
                <span className={classes.name}>{name}</span>
                {fact !== undefined && <span className={classes.fact}>{fact}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
};
