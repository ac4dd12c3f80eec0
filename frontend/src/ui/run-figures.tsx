import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contract/runs/run.ts';
import { isOpen } from '#shared/runs/run.ts';
import { useRunRate } from './run-rate.ts';
import classes from './run-figures.module.css';
import { format } from './format.ts';

const MINUTE = 60;
const SECONDS_SHOWN_MAX = 90;

type Props = {
  run: RunView;
  /** The noun for the items, as in "148 people". */
  things: string;
};

/** The progress of a run: the figure, one bar, and the rate. */
export const RunFigures = ({ run, things }: Props) => {
  const { t } = useTranslation('ui');
  const { done, failed, pending, total } = run;
  const handled = done + failed;
  // A run that ended without items is complete; a run whose items are not known yet is at 0%.
  const share = total === 0 ? (isOpen(run.status) ? 0 : 100) : Math.floor((handled / total) * 100);
  const part = (count: number): string => (total === 0 ? '0%' : `${(count / total) * 100}%`);
  return (
    <section className={classes.card}>
      <div className={classes.top}>
        <p className={classes.figure}>
          <strong>{format().number(handled)}</strong>
          <span>{t('run.of', { total: format().number(total), things })}</span>
        </p>
        <span className={classes.share}>{t('run.share', { share })}</span>
      </div>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('run.bar', { done, failed, total })}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        {done > 0 && (
          <span style={{ width: part(done), background: isOpen(run.status) ? 'var(--bar-fill)' : 'var(--bar-done)' }} />
        )}
        {failed > 0 && <span style={{ width: part(failed), background: 'var(--bar-failed)' }} />}
      </div>
      <div className={classes.facts}>
        <Fact count={done} word={t('run.done')} color={isOpen(run.status) ? 'var(--bar-fill)' : 'var(--bar-done)'} />
        <Fact count={failed} word={t('run.failed')} color="var(--bar-failed)" />
        <Fact count={pending} word={t('run.toGo')} color="var(--line-control)" />
        {isOpen(run.status) && <Pace run={run} />}
      </div>
    </section>
  );
};

const Fact = ({ count, word, color }: { count: number; word: string; color: string }) => (
  <span className={classes.fact}>
    <span className={classes.dot} style={{ background: color }} />
    <strong>{format().number(count)}</strong> {word}
  </span>
);

const Pace = ({ run }: { run: RunView }) => {
  const { t } = useTranslation('ui');
  const rate = useRunRate(run);
  if (rate === undefined) return null;
  const seconds = Math.ceil(run.pending / rate);
  const left =
    seconds < SECONDS_SHOWN_MAX
      ? t('run.secondsLeft', { count: seconds })
      : t('run.minutesLeft', { count: Math.ceil(seconds / MINUTE) });
  return (
    <span className={classes.pace}>
      <span>{t('run.rate', { rate: format().number(rate, 1) })}</span>
      {run.pending > 0 && <span>{left}</span>}
    </span>
  );
};
