import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import { selectSign } from '../ui/select-sign.tsx';
import classes from './list.module.css';

type Props = { state: ListState; change: ChangeState; options: readonly number[] };

/** Chooses how many rows a page has. */
export const PerPage = ({ state, change, options }: Props) => {
  const { t } = useTranslation('list');
  const sizes = [...new Set([...options, state.perPage])].toSorted((one, other) => one - other);
  return (
    <Select
      withScrollArea={false}
      classNames={{ options: classes.options ?? '' }}
      className={classes.perPage ?? ''}
      size="xs"
      aria-label={t('perPage')}
      allowDeselect={false}
      data={sizes.map(String)}
      value={String(state.perPage)}
      onChange={(perPage) => perPage !== null && change({ perPage: Number(perPage) })}
      {...selectSign}
    />
  );
};
