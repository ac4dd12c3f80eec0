import { useTranslation } from 'react-i18next';
import type { LineChange } from '#shared/push/names.ts';
import { hoursFigure } from '../../../ui/hours-figure.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import type { Tone } from '../../../ui/tokens.ts';
import classes from './parts.module.css';

export const changeTones: Readonly<Record<LineChange, Tone>> = {
  new: 'green',
  changed: 'accent',
  removed: 'red',
  same: 'gray',
};

/** How a line differs from what was pushed last, and what it was. */
export const ChangeBadge = ({ change, was }: { change: LineChange; was: number | null }) => {
  const { t } = useTranslation('push');
  if (change === 'same') return <span className={classes.same}>{t('change.same')}</span>;
  return (
    <span className={classes.change}>
      <ToneBadge tone={changeTones[change]}>{t(`change.${change}`)}</ToneBadge>
      {was !== null && <span className={classes.was}>{t('change.was', { time: hoursFigure(was) })}</span>}
    </span>
  );
};

type Diff = Readonly<Record<LineChange, number>>;

/** How many lines of a person differ from what was pushed last. */
export const DiffBadges = ({ diff }: { diff: Diff }) => {
  const { t } = useTranslation('push');
  const changes = (['new', 'changed', 'removed'] as const).filter((change) => diff[change] > 0);
  if (changes.length === 0) return <span className={classes.same}>{t('change.same')}</span>;
  return (
    <span className={classes.badges}>
      {changes.map((change) => (
        <ToneBadge key={change} tone={changeTones[change]}>
          {t(`changes.${change}`, { count: diff[change] })}
        </ToneBadge>
      ))}
    </span>
  );
};
