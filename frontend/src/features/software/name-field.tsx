import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { suggest } from '#shared/contract/software/suggest.ts';
import { PRODUCT_NAME_MAX } from '#shared/software/product.rules.ts';
import { query } from '../../api/query.ts';
import { inputProps, type FieldProps } from '../../form/field-props.ts';
import { ProductLogo } from './product-logo.tsx';
import classes from './software.module.css';

type Props = FieldProps & {
  /** Takes the name and URL of a well-known product. */
  onSuggestion: (product: { name: string; url: string }) => void;
};

/** How long suggestions wait for more typing (docs/areas/software.md#limits). */
const DEBOUNCE_MS = 200;

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** The name of a product, with suggestions of well-known products; any other name is accepted as well. */
export const NameField = ({ value = '', onChange, onSuggestion, ...props }: Props) => {
  const { t } = useTranslation('software');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [debounced] = useDebouncedValue(value.trim(), DEBOUNCE_MS);
  const answer = useQuery({
    ...query(suggest, { query: { query: debounced } }),
    enabled: debounced !== '' && combobox.dropdownOpened,
  });
  const suggestions = debounced === '' ? [] : (answer.data ?? []);
  const exactMatch = suggestions.find(({ name }) => name.toLocaleLowerCase() === value.trim().toLocaleLowerCase());
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(name) => {
        const chosen = suggestions.find((product) => product.name === name);
        if (chosen) onSuggestion({ name: chosen.name, url: chosen.domain === '' ? '' : `https://${chosen.domain}` });
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps(props)}
          {...comboboxRole}
          value={value}
          maxLength={PRODUCT_NAME_MAX}
          leftSection={value.trim() !== '' && <ProductLogo name={value} logo={exactMatch?.logo} />}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            props.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={suggestions.length === 0}>
        <section aria-label={t('suggestions')}>
          <Combobox.Options className={classes.options ?? ''} aria-label={t('suggestions')}>
            {suggestions.map(({ name, logo, domain }) => (
              <Combobox.Option key={name} value={name} className={classes.suggestion ?? ''}>
                <ProductLogo name={name} logo={logo} />
                <span className={classes.cut}>{name}</span>
                <span className={classes.domain}>{domain}</span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
};
