import { useTranslation } from 'react-i18next';
import type { PlannedOut } from '#shared/contract/records/planned.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { isoOf } from '#shared/values/dates.ts';
import { useActor } from '../ui/actor.tsx';
import { Banner } from '../ui/banner.tsx';
import { isAhead } from './is-ahead.ts';
import { planSentence } from './plan-words.ts';

type Props = {
  object: HeldType;
  /** The change that is planned already. */
  planned: PlannedOut;
  /** Who gets the record by the change that is being entered; 0 and null are nobody. */
  to: { readonly id: number; readonly name: string | null };
  /** The first day on which the new change counts, as typed. */
  day: string;
};

/**
 * What happens to a planned change of holder when another change is entered: one that lies ahead calls it off, one that
 * counts by today lasts until it. A plan for the same person moves with the change, so nothing is told.
 */
export const PlanFate = ({ object, planned, to, day }: Props) => {
  const { t } = useTranslation(['history', 'records']);
  const { today } = useActor();
  const isMoved = planned !== null && planned.employee_id === to.id && planned.name !== '';
  if (!planned || isMoved || to.id < 0 || isoOf(day) === undefined) return null;
  return (
    <Banner tone="accent">
      {isAhead(day, today) ? t('plan.ended', { day: planned.start_date }) : planSentence(object, planned, to.name, t)}
    </Banner>
  );
};
