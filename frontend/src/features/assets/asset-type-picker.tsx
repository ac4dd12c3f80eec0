import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCategory, IconCheck, IconPlus, IconSearch, IconSelector } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssetTypeOut } from '#shared/contract/assets/asset-type.ts';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { query } from '../../api/query.ts';
import { inputProps, type FieldProps } from '../../form/field-props.ts';
import { LetterTile } from '../../ui/letter-tile.tsx';
import classes from './asset-type-picker.module.css';

type Props = FieldProps<number> & {
  /** Leads to where a type is added, with the name that was typed (spec A §2). */
  onAddNew: (name: string) => void;
};

const DEBOUNCE_MS = 200;
const PER_PAGE = 50;

/** The library's target adds `aria-expanded` and `aria-controls`. */
const comboboxRole = { role: 'combobox' };

/** Every type by its id: the one chosen may not be among what was searched. */
const useTypes = (term: string) => {
  const found = useQuery({
    ...query(listAssetTypes, { query: { keyword: term, per_page: String(PER_PAGE) } }),
    placeholderData: keepPreviousData,
  });
  return { ...found, types: found.data?.data ?? [] };
};

export const useAssetType = (id: number): AssetTypeOut | undefined => {
  const all = useQuery({ ...query(listAssetTypes, { query: { per_page: '1000' } }), enabled: id > 0 });
  return all.data?.data.find((type) => type.id === id);
};

/** Picture and name, search as you type, and a new type when there is none. */
export const AssetTypePicker = ({ value = 0, onChange, onAddNew, ...props }: Props) => {
  const { t } = useTranslation('assets');
  const [term, setTerm] = useState('');
  const [asked] = useDebouncedValue(term.trim(), DEBOUNCE_MS);
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setTerm('');
    },
  });
  const opened = combobox.dropdownOpened;
  const { types, isPending, isError } = useTypes(asked);
  const chosen = useAssetType(value);
  const name = chosen?.name ?? '';
  const hasExact = types.some((type) => type.name.toLocaleLowerCase() === term.trim().toLocaleLowerCase());
  const submit = (option: string) => {
    if (option === 'new') return onAddNew(term.trim());
    onChange(Number(option));
    combobox.closeDropdown();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={submit}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...inputProps(props)}
          {...comboboxRole}
          value={opened ? term : name}
          placeholder={opened ? name || t('types.search') : t('types.choose')}
          leftSection={
            opened ? (
              <IconSearch size={16} stroke={1.75} color="var(--dim)" />
            ) : chosen ? (
              <LetterTile name={chosen.name} picture={chosen.picture} />
            ) : (
              <IconCategory size={16} stroke={1.75} color="var(--dim)" />
            )
          }
          rightSection={<IconSelector size={16} stroke={1.75} />}
          rightSectionPointerEvents="none"
          onFocus={(event) => {
            event.currentTarget.select();
            props.onFocus?.(event);
          }}
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
            {types.map((type) => (
              <Combobox.Option
                key={type.id}
                value={String(type.id)}
                className={classes.option ?? ''}
                aria-selected={type.id === value}
              >
                <LetterTile name={type.name} picture={type.picture} />
                <span className={classes.name}>{type.name}</span>
                {type.id === value && <IconCheck size={16} stroke={1.75} />}
              </Combobox.Option>
            ))}
            {!isPending && !hasExact && (
              <Combobox.Option value="new" className={`${classes.option} ${classes.add}`}>
                <IconPlus size={16} stroke={1.75} />
                <span className={classes.name}>
                  {term.trim() === '' ? t('types.addNew') : t('types.addNamed', { name: term.trim() })}
                </span>
              </Combobox.Option>
            )}
          </Combobox.Options>
          {(isPending || isError || (types.length === 0 && asked !== '')) && (
            <Combobox.Empty>
              {isError ? t('types.failed') : isPending ? t('types.searching') : t('types.nothing')}
            </Combobox.Empty>
          )}
        </section>
      </Combobox.Dropdown>
    </Combobox>
  );
};
