import { useTranslation } from 'react-i18next';
import type { HistoryRow } from './history-form.ts';
import classes from './history-editor.module.css';

/** A typed history in words, a line for each period, for the choice between two of them. */
export const HistoryWords = ({ rows }: { rows: readonly HistoryRow[] }) => {
  const { t } = useTranslation('history');
  return (
    <span className={classes.words}>
      {rows.length === 0 && t('nobody')}
      {rows.map(({ key, isMasked, person, first, last }) => (
        <span key={key}>
          {isMasked ? t('someone') : person?.name}{' '}
          {last === '' ? t('from', { from: first }) : t('until', { from: first, to: last })}
        </span>
      ))}
    </span>
  );
};
