import { useQuery } from '@tanstack/react-query';
import { listBenefits } from '#shared/contract/integrations/list-benefits.ts';
import { listPushes } from '#shared/contract/push/list-pushes.ts';
import { isMealVoucher } from '#shared/integrations/benefits.ts';
import { hasFlag } from '#shared/permissions/rules.ts';
import { PUSH_PEOPLE_MAX } from '#shared/push/limits.ts';
import { isUnderWay } from '#shared/push/names.ts';
import { fromDmy } from '#shared/values/dates.ts';
import { query } from '../../../api/query.ts';
import { useActor } from '../../../ui/actor.tsx';
import type { PushMonth } from '../parts/push-types.ts';
import { isPayoutPast } from './payout-date.ts';
import { messageState, type PushForm } from './push-form.ts';
import type { usePushPreview } from './use-push-preview.ts';
import { whyOff } from './why-off.ts';

/** Whether the office can be asked: it is reached by a call, with credentials that are not known to fail. */
const isReached = ({ product, active, credentials, last_check: check }: PushMonth['integration']): boolean =>
  product.kind === 'http' &&
  active === 1 &&
  credentials !== null &&
  check?.outcome !== 'login_failed' &&
  check?.outcome !== 'service_offline';

/**
 * Whether the customer has meal vouchers at the payroll office, which then have a payout date of their own; undefined
 * while the office has not said it. A file has no benefits.
 */
export const useMealVouchers = ({ integration }: PushMonth): boolean | undefined => {
  const isAsked = isReached(integration);
  const { data } = useQuery({
    ...query(listBenefits, { params: { id: String(integration.id) } }),
    enabled: isAsked,
  });
  if (integration.product.kind !== 'http') return false;
  return isAsked ? data?.data.some(isMealVoucher) : undefined;
};

/** The push of this month that has not ended, if there is one: it goes on by itself, or waits for a person. */
export const useUnderWay = ({ integration, year, month }: PushMonth) => {
  const { data } = useQuery(query(listPushes, { query: { integration_id: integration.id, year, month, per_page: 5 } }));
  return data?.data.find(
    ({ status_report: status }) => isUnderWay(status) || status === 'outcome_unknown' || status === 'login_failed',
  );
};

type Facts = {
  pushMonth: PushMonth;
  ids: readonly number[];
  sums: ReturnType<typeof usePushPreview>;
  form: PushForm;
  hasMealVouchers: boolean | undefined;
  isUnderWay: boolean;
};

/** Why the push cannot start now, and whether anything of it differs from the last one. */
export const usePushButton = ({
  pushMonth: { integration },
  ids,
  sums: { preview, isCurrent, answer },
  form,
  hasMealVouchers,
  isUnderWay,
}: Facts) => {
  const actor = useActor();
  const takesMessages = integration.features.includes('daysoff/general-message-for-payroll');
  const diff = preview?.diff ?? { new: 0, changed: 0, removed: 0, same: 0 };
  const changes = diff.new + diff.changed + diff.removed;
  return {
    takesMessages,
    isSame: changes === 0 && diff.same > 0 && (preview?.already_pushed ?? 0) > 0,
    why: whyOff({
      isActive: integration.active === 1,
      health: integration.last_check?.outcome ?? null,
      isUnderWay,
      people: ids.length,
      peopleMax: PUSH_PEOPLE_MAX,
      missingTypes: preview?.missing_types.length ?? 0,
      lines: changes + diff.same,
      pushesNoDays: hasFlag(actor, 'push_no_days_off'),
      alreadyPushed: preview?.already_pushed ?? 0,
      isRetryConfirmed: form.isRetryConfirmed,
      message: messageState(form, takesMessages),
      isPayoutPast: isPayoutPast(form, fromDmy(actor.today), hasMealVouchers === true),
      isCounting: !isCurrent && !answer.isError,
    }),
  };
};
