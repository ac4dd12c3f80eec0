import { IconApps } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listProducts } from '#shared/contract/software/list-products.ts';
import { query } from '../../api/query.ts';
import type { FieldProps } from '../../form/field-props.ts';
import { PickerOption } from '../../form/picker-option.tsx';
import { SearchPicker } from '../../form/search-picker.tsx';
import { useSearchPicker } from '../../form/use-search-picker.ts';
import { ProductLogo } from './product-logo.tsx';

type Choice = { id: number; name: string; logo: string | null };

const PER_PAGE = 50;

/** Chooses one of the products. */
export const ProductPicker = ({ value = 0, onChange, ...field }: FieldProps<number>) => {
  const { t } = useTranslation('software');
  const picker = useSearchPicker();
  const [chosen, setChosen] = useState<Choice>();
  const answer = useQuery({
    ...query(listProducts, { query: { search_term: picker.asked, per_page: PER_PAGE, orderby_column: 'name' } }),
    placeholderData: keepPreviousData,
  });
  const products = answer.data?.data ?? [];
  const selected = chosen?.id === value ? chosen : undefined;
  const submit = (option: string): void => {
    const next = products.find(({ id }) => String(id) === option);
    if (next) {
      setChosen(next);
      onChange(next.id);
    }
    picker.combobox.closeDropdown();
  };
  const notice = answer.isError ? t('picker.failed') : answer.isPending ? t('picker.searching') : t('picker.nothing');
  return (
    <SearchPicker
      {...field}
      picker={picker}
      name={selected?.name ?? ''}
      face={
        selected ? (
          <ProductLogo name={selected.name} logo={selected.logo} />
        ) : (
          <IconApps size={16} stroke={1.75} color="var(--dim)" />
        )
      }
      choose={t('picker.choose')}
      searchWords={t('picker.search')}
      notice={products.length === 0 ? notice : undefined}
      hasFailed={answer.isError}
      onSubmit={submit}
    >
      {products.map(({ id, name, logo }) => (
        <PickerOption key={id} value={String(id)} chosen={id === value} face={<ProductLogo name={name} logo={logo} />}>
          {name}
        </PickerOption>
      ))}
    </SearchPicker>
  );
};
