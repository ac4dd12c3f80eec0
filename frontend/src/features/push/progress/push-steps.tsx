import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isUnderWay } from '#shared/push/names.ts';
import { clockOf } from '../../../runs/run-words.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { wholeNumber } from '../../../ui/whole-number.ts';
import type { PushDetail } from '../parts/push-types.ts';
import { stepsOf, type StepLook } from '../parts/push-look.ts';
import classes from './push-steps.module.css';

const Mark = ({ state }: Pick<StepLook, 'state'>) => (
  <span className={classes.mark} data-state={state}>
    {state === 'done' && <IconCheck size={14} stroke={2} aria-hidden />}
    {state === 'failed' && <IconX size={14} stroke={2} aria-hidden />}
    {state === 'now' && <Spinner />}
  </span>
);

/** What stands below the name of a step: its moment, and how far it is. */
const useStepNote = (push: PushDetail) => {
  const { t } = useTranslation('push');
  const { counts, people, lines, status_report: status } = push;
  return ({ step, state, at }: StepLook): string => {
    if (at !== null) return step === 'sent' ? t('step.linesAt', { count: lines, at: clockOf(at) }) : clockOf(at);
    if (state === 'failed') return t(`status.${status}`);
    if (step === 'answered' && state === 'now')
      return t('step.answers', { done: counts.taken_over + counts.refused, count: people });
    return step === 'closed' && state === 'to_come' ? t('step.after') : '';
  };
};

const useDots = ({ counts }: PushDetail) => [
  { key: 'taken_over', count: counts.taken_over },
  { key: 'refused', count: counts.refused },
  { key: 'to_go', count: counts.to_go },
  { key: 'left_out', count: counts.left_out },
];

/** The five steps of a push with their times, how many people were answered for, and when the office was asked last. */
export const PushSteps = ({ push, readAt }: { push: PushDetail; readAt: number }) => {
  const { t } = useTranslation('push');
  const noteOf = useStepNote(push);
  const { counts, people, status_report: status } = push;
  const dots = useDots(push);
  const share = (count: number): string => `${people === 0 ? 0 : (count / people) * 100}%`;
  return (
    <section className={classes.card} aria-label={t('step.label')}>
      <ol className={classes.steps}>
        {stepsOf(push).map((look) => (
          <li key={look.step} data-state={look.state} aria-current={look.state === 'now' ? 'step' : undefined}>
            <Mark state={look.state} />
            <span className={classes.words}>
              <span className={classes.name}>{t(`step.${look.step}`)}</span>
              <span className={classes.note}>{noteOf(look)}</span>
            </span>
          </li>
        ))}
      </ol>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label={t('step.bar')}
        aria-valuemin={0}
        aria-valuemax={people}
        aria-valuenow={counts.taken_over + counts.refused}
      >
        <span style={{ width: share(counts.taken_over), background: 'var(--bar-fill)' }} />
        {counts.refused > 0 && <span style={{ width: share(counts.refused), background: 'var(--bar-failed)' }} />}
      </div>
      <div className={classes.foot}>
        <ul className={classes.counts}>
          {dots
            .filter(({ key, count }) => count > 0 || key === 'taken_over')
            .map(({ key, count }) => (
              <li key={key} data-kind={key}>
                <strong>{wholeNumber(count)}</strong> {t(`counted.${key}`, { count })}
              </li>
            ))}
        </ul>
        {isUnderWay(status) && (
          <span className={classes.asked}>{t('step.asked', { at: clockOf(new Date(readAt).toISOString()) })}</span>
        )}
      </div>
    </section>
  );
};
