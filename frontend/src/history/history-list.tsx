import { useTranslation } from 'react-i18next';
import { Holder } from '../records/holder.tsx';
import { NoPersonChip } from '../ui/person-chip.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import type { HistoryLine } from './history-lines.ts';
import { PlannedBadge } from './planned.tsx';
import { useLineDays } from './use-line-days.ts';
import classes from './history-list.module.css';

const Line = ({ line }: { line: HistoryLine }) => {
  const { t } = useTranslation('history');
  const daysOf = useLineDays();
  const { person, state, days, isAgain } = line;
  return (
    <li className={classes.line} data-state={state}>
      <span className={classes.who}>
        <Holder
          person={person === null || person.id === 0 ? null : person}
          nobody={<NoPersonChip label={t(person === null ? 'nobody' : 'someone')} />}
        />
        {state === 'now' && <ToneBadge tone="green">{t('now')}</ToneBadge>}
        {state === 'planned' && <PlannedBadge />}
      </span>
      <span className={classes.team}>{isAgain ? t('again') : person?.team_names}</span>
      <span className={classes.dates}>{daysOf(line)}</span>
      <span className={classes.days}>{days !== null && t('days', { count: days })}</span>
    </li>
  );
};

/** Who had a record on which days, newest first, joined by a line; the days on which nobody had it are named, too. */
export const HistoryList = ({ lines, label }: { lines: readonly HistoryLine[]; label: string }) => (
  <ol className={classes.lines} aria-label={label}>
    {lines.map((line) => (
      <Line key={line.key} line={line} />
    ))}
  </ol>
);
