import { MultiSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReferences } from '../../list/use-references.ts';

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
      label={t('form.asset_type_ids')}
      description={t('form.typesHelp')}
      placeholder={value.length === 0 ? t('form.allTypes') : ''}
      searchable
      withScrollArea={false}
      data={offered.map(({ value: id, label }) => ({ value: id, label }))}
      value={[...value]}
      error={error}
      data-path="asset_type_ids"
      onChange={onChange}
    />
  );
};
