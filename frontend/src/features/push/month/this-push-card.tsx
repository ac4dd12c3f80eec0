import { useTranslation } from 'react-i18next';
import { lineChanges } from '#shared/push/names.ts';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { dayMonth } from '#shared/values/formats.ts';
import { Empty } from '../../../ui/empty.tsx';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { changeTones } from '../parts/change-badge.tsx';
import type { Preview } from '../parts/push-types.ts';
import classes from './side.module.css';

type Props = { diff: Preview['diff'] | undefined; pushedAt: string | null; onCompare: () => void };

/** How the push differs from the last one; while that is not known the figures are open. */
export const ThisPushCard = ({ diff, pushedAt, onCompare }: Props) => {
  const { t } = useTranslation('push');
  const day = pushedAt === null ? null : toDmy(belgianDay(new Date(pushedAt)));
  const differs = diff === undefined || diff.new + diff.changed + diff.removed > 0;
  return (
    <section className={classes.card} aria-label={t('this.title')}>
      <header className={classes.head}>
        <h2>{t('this.title')}</h2>
        {diff && differs && day !== null && (
          <button type="button" className={classes.link} onClick={onCompare}>
            {t('this.compare')}
          </button>
        )}
      </header>
      {!differs && day !== null ? (
        <p className={classes.note}>{t('this.nothingNew', { day })}</p>
      ) : (
        <dl className={classes.sums}>
          {lineChanges.map((change) => (
            <div key={change} hidden={change === 'same' && day === null}>
              <dt>
                <span className={classes.dot} style={{ background: `var(--tone-${changeTones[change]}-fg)` }} />
                {t(`this.${change}`, { day: day === null ? undefined : dayMonth(day) })}
              </dt>
              <dd>{diff ? wholeNumber(diff[change]) : <Empty />}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
