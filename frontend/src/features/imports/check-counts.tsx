import { useTranslation } from 'react-i18next';
import { rowFilters, type RowCounts, type RowFilter } from '#shared/imports/import-row.ts';
import { CountsStrip } from '../../ui/counts-strip.tsx';
import type { Tone } from '../../ui/tokens.ts';
import classes from './check-counts.module.css';

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
    <div className={classes.place}>
      <CountsStrip
        label={t('check.filter')}
        counts={rowFilters.map((name) => ({
          key: name,
          label: t(`check.${name}`),
          count: name === 'all' ? total : counts[name],
          tone: name === 'all' ? undefined : toneOfState[name],
        }))}
        shown={filter}
        onShow={onFilter}
      />
    </div>
  );
};
