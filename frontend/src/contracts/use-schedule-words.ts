import { useTranslation } from 'react-i18next';
import type { ReminderSchedule } from '#shared/templates/reminder-schedule.rules.ts';

/** A schedule in words: "First after 5 days, then every 2 days, until 13/12/2026." */
export const useScheduleWords = (): ((schedule: ReminderSchedule, until?: string | null) => string) => {
  const { t } = useTranslation('signing');
  return ({ remind, remind_first_days: first, remind_every_days: every }, until = null) => {
    if (remind === 0) return t('reminders.off');
    const plan = { first: t('reminders.first', { count: first }), every: t('reminders.every', { count: every }) };
    return until === null ? t('reminders.plan', plan) : t('reminders.planUntil', { ...plan, day: until });
  };
};
