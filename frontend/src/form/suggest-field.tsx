import { Combobox, TextInput, useCombobox } from '@mantine/core';
import type { ReactNode } from 'react';
import { cappedInputProps, type FieldProps } from './field-props.ts';
import classes from './suggest-field.module.css';

export type Suggestion = {
  readonly key: string;
  readonly name: string;
  readonly fact?: string;
  readonly icon?: ReactNode;
};

type Props = FieldProps & {
  /** What the list of suggestions is called. */
  listLabel: string;
  suggestions: readonly Suggestion[];
  /** A suggestion was chosen, by its key; the field itself changes nothing then. */
  onSuggestion: (key: string) => void;
  /** A picture inside the field at the left. */
  icon?: ReactNode;
  maxLength?: number;
};

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** A line of text with suggestions while it is typed; any other text is accepted as well. */
export const SuggestField = ({
  value = '',
  onChange,
  onBlur,
  listLabel,
  suggestions,
  onSuggestion,
  icon,
  maxLength,
  ...props
}: Props) => {
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(key) => {
        onSuggestion(key);
        combobox.closeDropdown();
      }}
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
