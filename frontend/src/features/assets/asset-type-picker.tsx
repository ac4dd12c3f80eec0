import { IconCategory, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { query } from '../../api/query.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { PickerOption } from '../../form/picker-option.tsx';
import { SearchPicker, useSearchPicker } from '../../form/search-picker.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { useAssetType } from './use-asset-type.ts';

type Props = FieldProps<number> & {
  /** Leads to where a type is added, with the name that was typed (docs/areas/assets.md#pages). */
  onAddNew: (name: string) => void;
};

const PER_PAGE = 50;

/** Picture and name, and a new type when there is none. */
export const AssetTypePicker = ({ value = 0, onChange, onAddNew, ...field }: Props) => {
  const { t } = useTranslation('assets');
  const picker = useSearchPicker();
  const { asked, term } = picker;
  const found = useQuery({
    ...query(listAssetTypes, { query: { keyword: asked, per_page: String(PER_PAGE) } }),
    placeholderData: keepPreviousData,
  });
  const types = found.data?.data ?? [];
  // The one chosen may not be among what was searched.
  const chosen = useAssetType(value);
  const hasExact = types.some((type) => type.name.toLocaleLowerCase() === term.toLocaleLowerCase());
  const submit = (option: string) => {
    if (option === 'new') return onAddNew(term);
    onChange(Number(option));
    picker.combobox.closeDropdown();
  };
  const notice = found.isError
    ? t('types.failed')
    : found.isPending
      ? t('types.searching')
      : types.length === 0 && asked !== ''
        ? t('types.nothing')
        : undefined;
  return (
    <SearchPicker
      {...field}
      picker={picker}
      name={chosen?.name ?? ''}
      face={
        chosen ? (
          <LetterTile name={chosen.name} picture={chosen.picture} />
        ) : (
          <IconCategory size={16} stroke={1.75} color="var(--dim)" />
        )
      }
      choose={t('types.choose')}
      searchWords={t('types.search')}
      notice={notice}
      hasFailed={found.isError}
      onSubmit={submit}
    >
      {types.map(({ id, name, picture }) => (
        <PickerOption
          key={id}
          value={String(id)}
          chosen={id === value}
          face={<LetterTile name={name} picture={picture} />}
        >
          {name}
        </PickerOption>
      ))}
      {!found.isPending && !hasExact && (
        <PickerOption value="new" kind="action" face={<IconPlus size={16} stroke={1.75} />}>
          {term === '' ? t('types.addNew') : t('types.addNamed', { name: term })}
        </PickerOption>
      )}
    </SearchPicker>
  );
};
