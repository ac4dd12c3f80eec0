import { monthKey } from '#shared/push/month.rules.ts';
import { noticedWithin, type Cutoff } from '#shared/push/cutoff.rules.ts';
import type { Integration } from '#shared/integrations/integration.ts';
import { CUTOFF_NOTICE_DAYS } from '#shared/integrations/limits.ts';
import { addDays, toDmy } from '#shared/values/dates.ts';
import { formatsOf } from '#shared/values/formats.ts';
import { inEveryLanguage } from '#shared/values/language.ts';
import { BEGINNING, type DayWork } from '#functions/platform/chores/follow-days.ts';
import { queueAll } from '#functions/platform/mail/queue-mail.ts';
import { readIntegrations } from './integration-store.ts';
import { mailsToNotifiedUsers } from './notified-users.ts';

/** Whether the days of a month went to the office of an integration. */
export type IsPushed = (integration: Integration, year: number, month: number) => Promise<boolean>;

const tell = async (integration: Integration, { date, year, month }: Cutoff, isOver: boolean): Promise<void> => {
  const key = monthKey(year, month);
  const values = {
    integration: integration.name,
    // The year is said of a month in the year before its push day.
    month: inEveryLanguage((language) => formatsOf(language).month(key, date.startsWith(`${year}`) ? 'long' : 'full')),
    [isOver ? 'past_day' : 'day']: toDmy(date),
    url: `/calendar/push/${year}/${month}/${integration.id}`,
  };
  await queueAll(await mailsToNotifiedUsers(integration, { purpose: 'push_cutoff', occasion: date, values }));
};

/**
 * Reminds the told users of each month that is not pushed yet, five days before its push day. After days in which
 * nothing ran they are told late, of a day that has passed where nobody was told before it.
 */
export const remindOfCutoffs =
  (isPushed: IsPushed): DayWork =>
  async (from, to) => {
    // Nothing was missed before the first day of all.
    const isFirst = from === BEGINNING;
    const after = isFirst ? addDays(to, -CUTOFF_NOTICE_DAYS - 1) : from;
    for (const integration of await readIntegrations()) {
      if (integration.active === 0 || integration.cutoff_day === null) continue;
      for (const cutoff of noticedWithin(integration.cutoff_day, after, to)) {
        const isOver = cutoff.date < to;
        if (!(await isPushed(integration, cutoff.year, cutoff.month))) await tell(integration, cutoff, isOver);
      }
    }
  };
