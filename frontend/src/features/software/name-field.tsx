import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PRODUCT_NAME_MAX } from '#shared/software/product.rules.ts';
import { cappedInputProps, type FieldProps } from '../../form/field-props.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { ProductLogo } from './product-logo.tsx';
import { useKnownProducts } from './use-known-products.ts';
import classes from './software.module.css';

type Props = FieldProps & {
  /** Takes the name and URL of a well-known product. */
  onSuggestion: (product: { name: string; url: string }) => void;
  /** The product that is edited, whose name is its own. */
  editedId?: number | undefined;
};

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** The name of a product, with suggestions of well-known products; any other name is accepted as well. */
export const NameField = ({ value = '', onChange, onSuggestion, editedId, ...props }: Props) => {
  const { t } = useTranslation('software');
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { suggestions, existing } = useKnownProducts(value, editedId);
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
          {...cappedInputProps(
            props,
            value,
            PRODUCT_NAME_MAX,
            existing ? (
              <>
                {t('exists', { name: existing.name })}{' '}
                <Link to={paths.softwareProduct(existing.id)}>{t('openIt')}</Link>
              </>
            ) : (
              props.error
            ),
          )}
          {...comboboxRole}
          value={value}
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
            {suggestions.map(({ name, logo, domain, id }) => (
              <Combobox.Option key={name} value={name} className={classes.suggestion ?? ''}>
                <ProductLogo name={name} logo={logo} />
                <span className={classes.cut}>{name}</span>
                <span className={classes.domain}>{id === null ? domain : t('inUseAlready')}</span>
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
};
