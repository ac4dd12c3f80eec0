import { useTranslation } from 'react-i18next';
import { belgianDay, toDmy } from '#shared/values/dates.ts';
import { dayMonth } from '#shared/values/formats.ts';

/** The heading of what lines are compared with: the day of the last push. */
export const useAgainst = (): ((pushedAt: string | null) => string) => {
  const { t } = useTranslation('push');
  return (pushedAt) =>
    pushedAt === null ? t('line.never') : t('line.against', { day: dayMonth(toDmy(belgianDay(new Date(pushedAt)))) });
};
