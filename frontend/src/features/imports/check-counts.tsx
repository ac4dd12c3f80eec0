import { useTranslation } from 'react-i18next';
import { rowFilters, type RowCounts, type RowFilter } from '#shared/imports/import-row.ts';
import { CountFilter } from '../../ui/count-filter.tsx';
import type { Tone } from '../../ui/tokens.ts';
import classes from './check-step.module.css';

/** The colour of each state; the name of the state always stands beside it. */
export const toneOfState = { new: 'green', changed: 'accent', same: 'gray', wrong: 'red' } as const satisfies Record<
  keyof RowCounts,
  Tone
>;

type Props = { counts: RowCounts; total: number; filter: RowFilter; onFilter: (filter: RowFilter) => void };

/** The counts of the dry run; each is a button that shows its rows. */
export const CheckCounts = ({ counts, total, filter, onFilter }: Props) => {
  const { t } = useTranslation('imports');
  return (
    <div className={classes.counts}>
      <CountFilter
        label={t('check.filter')}
        counts={rowFilters.map((key) => ({
          key,
          label: t(`check.${key}`),
          count: key === 'all' ? total : counts[key],
          tone: key === 'all' ? undefined : toneOfState[key],
        }))}
        value={filter}
        onChange={onFilter}
      />
    </div>
  );
};
