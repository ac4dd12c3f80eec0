import type { TFunction } from 'i18next';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { capitalize, nextName, type Plan } from './plan-brief.ts';

/** What is planned as a sentence: "Karim drives it from 01/01/2027; until then Noémie." */
export const planSentence = (
  object: HeldType,
  planned: Pick<Plan, 'name' | 'start_date'>,
  holder: string | null,
  t: TFunction,
): string => {
  const present = holder ?? t('records:plan.nobody');
  if (planned.name === null)
    return t(`history:plan.${object}.none`, { holder: capitalize(present), until: lastDayOf(planned.start_date) });
  return t(`history:plan.${object}.next`, { next: nextName(planned, t), from: planned.start_date, holder: present });
};

/** That a record ends, by the first day without it: "Its use ends on 31/12/2026." */
export const endSentence = (object: HeldType, end: string, t: TFunction): string =>
  t(`history:plan.${object}.ends`, { until: lastDayOf(end) });
