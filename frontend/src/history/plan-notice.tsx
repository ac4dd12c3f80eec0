import { useTranslation } from 'react-i18next';
import type { PlannedOut } from '#shared/contract/records/planned.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { Banner } from '../ui/banner.tsx';
import { Link } from '../ui/router.ts';
import { endSentence, planSentence } from './plan-words.ts';
import { labelValue } from '../ui/label-value.ts';

/** What a user may do with a plan; an action that is absent is not offered. */
export type PlanActions = {
  /** The page that changes the plan, or what opens its dialog. */
  change?: string | (() => void) | undefined;
  callOff?: (() => void) | undefined;
  isCallingOff?: boolean;
};

type Props = {
  object: HeldType;
  /** The next change of holder and the end of the record, as its details have them. */
  record: { planned: PlannedOut; planned_end: string | null };
  /** The name of the present holder; null is nobody. */
  holder: string | null;
  /** The actions on a planned change of holder. */
  plan?: PlanActions;
  /** The actions on a planned end of the record. */
  end?: PlanActions;
};

const Actions = ({ of: { change, callOff, isCallingOff = false }, about }: { of: PlanActions; about: string }) => {
  const { t } = useTranslation('history');
  const words = t('plan.change');
  return (
    <>
      {typeof change === 'string' && (
        <Link to={change} aria-label={labelValue(words, about)}>
          {words}
        </Link>
      )}
      {typeof change === 'function' && (
        <button type="button" onClick={change} aria-label={labelValue(words, about)}>
          {words}
        </button>
      )}
      {callOff && (
        <button
          type="button"
          onClick={callOff}
          disabled={isCallingOff}
          aria-label={labelValue(t('plan.callOff'), about)}
        >
          {t('plan.callOff')}
        </button>
      )}
    </>
  );
};

const Notice = ({ actions, children }: { actions: PlanActions | undefined; children: string }) => {
  const isOffered = actions?.change !== undefined || actions?.callOff !== undefined;
  return (
    <Banner tone="accent" action={isOffered && <Actions of={actions} about={children} />}>
      {children}
    </Banner>
  );
};

/** What is planned for a record, in words under its head, with the ways to change it and to call it off. */
export const PlanNotice = ({ object, record: { planned, planned_end: ends }, holder, plan, end }: Props) => {
  const { t } = useTranslation(['history', 'records']);
  return (
    <>
      {planned && <Notice actions={plan}>{planSentence(object, planned, holder, t)}</Notice>}
      {ends !== null && <Notice actions={end}>{endSentence(object, ends, t)}</Notice>}
    </>
  );
};
