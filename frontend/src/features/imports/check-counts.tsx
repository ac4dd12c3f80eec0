import { useTranslation } from 'react-i18next';
import { rowFilters, type RowCounts, type RowFilter } from '#shared/imports/import-row.ts';
import type { Tone } from '../../ui/tokens.ts';
import classes from './check-counts.module.css';

/** The colour of each state; the name of the state always stands beside it. */
export const toneOfState = { new: 'green', changed: 'accent', same: 'gray', wrong: 'red' } as const satisfies Record<
  keyof RowCounts,
  Tone
>;

const number = new Intl.NumberFormat('nl-BE');

type Props = { counts: RowCounts; total: number; filter: RowFilter; onFilter: (filter: RowFilter) => void };

/** The counts of the dry run; each is a button that shows its rows. */
export const CheckCounts = ({ counts, total, filter, onFilter }: Props) => {
  const { t } = useTranslation('imports');
  return (
    <div className={classes.strip} role="group" aria-label={t('check.filter')}>
      {rowFilters.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.tile}
          aria-pressed={name === filter}
          onClick={() => onFilter(name)}
        >
          <span className={classes.name}>
            {name !== 'all' && (
              <span className={classes.dot} style={{ background: `var(--tone-${toneOfState[name]}-fg)` }} />
            )}
            {t(`check.${name}`)}
          </span>
          <span className={classes.count}>{number.format(name === 'all' ? total : counts[name])}</span>
        </button>
      ))}
    </div>
  );
};
