import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { templateTypes } from '#shared/templates/names.ts';
import { SearchInput } from '../../list/search-input.tsx';
import { PHONE } from '../../ui/tokens.ts';
import { useScreen } from '../../ui/use-screen.ts';
import type { Pending, PendingFilter } from './pending.ts';
import { Select } from '../../ui/select.tsx';
import classes from './signing.module.css';

type Props = { rows: readonly Pending[]; filter: PendingFilter; onChange: (filter: PendingFilter) => void };

/** What is searched for, of which kind, and whether the employee has signed already. */
export const PendingFilters = ({ rows, filter, onChange }: Props) => {
  const { t } = useTranslation(['signing', 'templates']);
  const size = useScreen(PHONE) ? 'md' : 'xs';
  const types = templateTypes.filter((type) => rows.some((row) => row.type === type));
  const change = (part: Partial<PendingFilter>): void => onChange({ ...filter, ...part });
  return (
    <>
      <SearchInput
        isOfPage
        className={classes.search ?? ''}
        size={size}
        label={t('pending.search')}
        value={filter.search}
        onChange={(search) => change({ search })}
      />
      <Select
        className={classes.type ?? ''}
        size={size}
        aria-label={t('pending.type')}
        allowDeselect={false}
        data={[
          { value: '', label: t('pending.allTypes') },
          ...types.map((value) => ({ value, label: t(`templates:type.${value}`) })),
        ]}
        value={filter.type ?? ''}
        onChange={(value) => change({ type: types.find((name) => name === value) })}
      />
      <Checkbox
        size="xs"
        label={t('pending.signed')}
        checked={filter.isSigned}
        onChange={(event) => change({ isSigned: event.currentTarget.checked })}
      />
    </>
  );
};
