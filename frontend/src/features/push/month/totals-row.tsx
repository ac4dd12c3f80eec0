import { useTranslation } from 'react-i18next';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import type { Preview } from '../parts/push-types.ts';
import classes from './totals-row.module.css';

/** The codes that have a figure of their own; the others are added up. */
const SHOWN = 4;

/** What the ticked people would be pushed for, by payroll code, largest first. */
export const TotalsRow = ({ totals: { people, minutes, by_code: codes } }: { totals: Preview['totals'] }) => {
  const { t } = useTranslation('push');
  const sorted = codes.toSorted((one, other) => other.minutes - one.minutes);
  // One more code is named rather than called "1 other code".
  const named = sorted.length === SHOWN + 1 ? sorted : sorted.slice(0, SHOWN);
  const rest = sorted.slice(named.length);
  return (
    <section className={classes.totals} aria-label={t('totals.label')}>
      <strong className={classes.title}>{t('totals.title', { count: people })}</strong>
      <dl>
        {named.map(({ code, name, minutes: sum }) => (
          <div key={code}>
            <dt title={name}>{`${code} ${name}`}</dt>
            <dd>{hoursFigure(sum)}</dd>
          </div>
        ))}
        {rest.length > 0 && (
          <div>
            <dt>{t('totals.others', { count: rest.length })}</dt>
            <dd>{hoursFigure(rest.reduce((sum, { minutes: one }) => sum + one, 0))}</dd>
          </div>
        )}
        <div className={classes.all}>
          <dt>{t('totals.all')}</dt>
          <dd>{hoursFigure(minutes)}</dd>
        </div>
      </dl>
    </section>
  );
};
