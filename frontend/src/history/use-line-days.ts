import { useTranslation } from 'react-i18next';
import type { HistoryLine } from './history-lines.ts';

/** The days of a line in words: "06/01/2025 – today", "from 01/01/2027". */
export const useLineDays = (): ((line: Pick<HistoryLine, 'state' | 'first' | 'last'>) => string) => {
  const { t } = useTranslation('history');
  return ({ state, first, last }) => {
    if (first === last) return first;
    if (last === null && state === 'planned') return t('from', { from: first });
    return t('until', { from: first, to: last ?? t('today') });
  };
};
