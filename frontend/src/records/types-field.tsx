import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { inputProps } from '../form/field-props.ts';
import { useReferences } from '../list/use-references.ts';
import { MultiSelect } from '../ui/select.tsx';

type Props = { value: readonly string[]; error?: ReactNode; onChange: (ids: string[]) => void };

const ASSET_TYPES = new Set(['asset_type'] as const);

/** The asset types whose assets have a custom field; none chosen is all of them. */
export const TypesField = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('custom-fields');
  const { optionsOf } = useReferences(ASSET_TYPES);
  const offered = (optionsOf({ refersTo: 'asset_type' }) ?? []).filter(
    ({ value: id, archived }) => !archived || value.includes(id),
  );
  return (
    <MultiSelect
      {...inputProps({
        label: t('form.asset_type_ids'),
        help: t('form.typesHelp'),
        placeholder: value.length === 0 ? t('form.allTypes') : '',
        error,
        'data-path': 'asset_type_ids',
      })}
      searchable
      withScrollArea={false}
      data={offered.map(({ value: id, label }) => ({ value: id, label }))}
      value={[...value]}
      onChange={onChange}
    />
  );
};
