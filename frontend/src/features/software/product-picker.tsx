import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconApps, IconCheck, IconSearch, IconSelector } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { query } from '../../api/query.ts';
import { inputProps, type FieldProps } from '../../form/field-props.ts';
import { ProductLogo } from './product-logo.tsx';
import classes from './software.module.css';

type Choice = { id: number; name: string; logo: string | null };

/** Spec A §9. */
const DEBOUNCE_MS = 200;
const PER_PAGE = 50;

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** One of the products, searched as one types. */
export const ProductPicker = ({ value = 0, onChange, ...props }: FieldProps<number>) => {
  const { t } = useTranslation('software');
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<Choice>();
  const [asked] = useDebouncedValue(term.trim(), DEBOUNCE_MS);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTerm('');
    },
  });
  const opened = combobox.dropdownOpened;
  const answer = useQuery({
    ...query(listProducts, { query: { search_term: asked, per_page: PER_PAGE, orderby_column: 'name' } }),
    placeholderData: keepPreviousData,
  });
  const found = answer.data?.data ?? [];
  const known = chosen?.id === value ? chosen : undefined;
  const name = known?.name ?? '';
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(option) => {
        const next = found.find(({ id }) => String(id) === option);
        if (next) {
          setChosen(next);
          onChange(next.id);
        }
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps(props)}
          {...comboboxRole}
          value={opened ? term : name}
          placeholder={opened ? name || t('picker.search') : t('picker.choose')}
          leftSection={
            opened ? (
              <IconSearch size={16} stroke={1.75} color="var(--dim)" />
            ) : name === '' ? (
              <IconApps size={16} stroke={1.75} color="var(--dim)" />
            ) : (
              <ProductLogo name={name} logo={known?.logo} />
            )
          }
          rightSection={<IconSelector size={16} stroke={1.75} />}
          rightSectionPointerEvents="none"
          onClick={() => combobox.openDropdown()}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTerm(!opened && text.startsWith(name) ? text.slice(name.length) : text);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onBlur={(event) => {
            combobox.closeDropdown();
            props.onBlur?.(event);
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <section aria-label={props.label}>
          <Combobox.Options className={classes.options ?? ''} aria-label={props.label}>
            {found.map(({ id, name: product, logo }) => (
              <Combobox.Option
                key={id}
                value={String(id)}
                className={classes.suggestion ?? ''}
                aria-selected={id === value}
              >
                <ProductLogo name={product} logo={logo} />
                <span className={classes.cut}>{product}</span>
                {id === value && <IconCheck size={16} stroke={1.75} />}
              </Combobox.Option>
            ))}
          </Combobox.Options>
          {found.length === 0 && (
            <Combobox.Empty>
              {answer.isError ? t('picker.failed') : answer.isPending ? t('picker.searching') : t('picker.nothing')}
            </Combobox.Empty>
          )}
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
};
