import { IconCategory, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAssetTypes } from '#shared/contract/assets/list-asset-types.ts';
import { query } from '../../api/query.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { PickerOption } from '../../form/picker-option.tsx';
import { SearchPicker } from '../../form/search-picker.tsx';
import { useSearchPicker } from '../../form/use-search-picker.ts';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { useAssetType } from './use-asset-type.ts';

type Props = FieldProps<number> & {
  /** Offers types that do not exist yet: opens the page that adds a type, with the name that was typed (docs/areas/assets.md#pages). */
  onAddNew?: (name: string) => void;
  /** A type that is not offered. */
  except?: number;
};

const PER_PAGE = 50;

/** Chooses an asset type by picture and name, or adds one when no type has the typed name. */
export const AssetTypePicker = ({ value = 0, onChange, onAddNew, except, ...field }: Props) => {
  const { t } = useTranslation('assets');
  const picker = useSearchPicker();
  const { asked, term } = picker;
  const answer = useQuery({
    ...query(listAssetTypes, { query: { keyword: asked, per_page: String(PER_PAGE) } }),
    placeholderData: keepPreviousData,
  });
  const types = (answer.data?.data ?? []).filter(({ id }) => id !== except);
  // The chosen type may not be among the search results.
  const chosen = useAssetType(value);
  const hasExact = types.some((type) => type.name.toLocaleLowerCase() === term.toLocaleLowerCase());
  const submit = (option: string) => {
    if (option === 'new') return onAddNew?.(term);
    onChange(Number(option));
    picker.combobox.closeDropdown();
  };
  const notice = answer.isError
    ? t('types.failed')
    : answer.isPending
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
      hasFailed={answer.isError}
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
      {onAddNew && !answer.isPending && !hasExact && (
        <PickerOption value="new" kind="action" face={<IconPlus size={16} stroke={1.75} />}>
          {term === '' ? t('types.addNew') : t('types.addNamed', { name: term })}
        </PickerOption>
      )}
    </SearchPicker>
  );
};
