import { useTranslation } from 'react-i18next';
import { formatHalves } from './month-bars.ts';
import type { Short } from './short-days.ts';

/** What is said of teams with too few people at work: "Finance: 3 at work, at least 4". */
export const useShortWords = (): ((shorts: readonly Short[]) => string[]) => {
  const { t } = useTranslation('days-off');
  return (shorts) =>
    shorts.map(({ team, people, min }) => t('calendar.short', { team, people: formatHalves(people), min }));
};
