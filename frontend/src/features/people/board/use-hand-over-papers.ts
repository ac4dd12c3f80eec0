import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPolicy } from '#shared/contract/contracts/add-policy.ts';
import type { EndpointCall } from '#shared/contract/endpoint.ts';
import { policyTemplateTypes } from '#shared/contracts/policy.rules.ts';
import { isOpen } from '#shared/runs/run.ts';
import { useCall } from '../../../api/query.ts';
import { useRun } from '../../../api/use-run.ts';
import { usePolicyTemplates } from '../../../contracts/use-policy-templates.ts';
import { notifyProblem, notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';
import type { ChecklistLine } from '../leaving-form.ts';

type Order = EndpointCall<typeof addPolicy>['body'];

/** What is on paper: vehicles and assets, not licences. */
export const onPaper = ({ type }: Pick<ChecklistLine, 'type'>): boolean => type !== 'software_license';

const thingsOf = (lines: readonly ChecklistLine[]): Pick<Order, 'car_ids' | 'asset_ids'> => ({
  car_ids: lines.filter(({ type }) => type === 'car').map(({ id }) => id),
  asset_ids: lines.filter(({ type }) => type === 'asset').map(({ id }) => id),
});

type Wanted = {
  /** What the leaver gives away; empty without a receipt. */
  readonly receiptFor: readonly ChecklistLine[];
  /** What somebody gets, and of which template their policy is made; empty without a policy. */
  readonly policyFor: readonly ChecklistLine[];
  readonly to: number;
  readonly template: string;
};

/**
 * One receipt for the leaver and one policy for whoever gets their things, as drafts. They are made once the run has
 * handed the things over, because a policy is for who has a thing.
 */
export const useHandOverPapers = (leaver: number, done: () => void) => {
  const { t } = useTranslation('leaver');
  const navigate = useNavigate();
  const { partner } = usePolicyTemplates(policyTemplateTypes.policy);
  const [waiting, setWaiting] = useState<{ run: string; orders: readonly Order[] }>();
  const { data: run } = useRun(waiting?.run ?? '');
  const { mutateAsync: make } = useCall(addPolicy);
  const ended = waiting !== undefined && run !== undefined && !isOpen(run.status);
  const makeAll = useEffectEvent(async () => {
    for (const body of waiting?.orders ?? []) {
      try {
        const { contract_id_inserted: id } = await make({ body });
        notifySuccess(t(body.kind === 'return_receipt' ? 'handOver.receiptMade' : 'handOver.policyMade'), {
          label: t('handOver.openPaper'),
          onClick: () => void navigate(paths.contract(id)),
        });
      } catch (error) {
        // why: a call rejects with a problem
        notifyProblem((error as { problem: Parameters<typeof notifyProblem>[0] }).problem);
      }
    }
    done();
  });
  useEffect(() => {
    if (ended) void makeAll();
  }, [ended]);
  const ordersOf = ({ receiptFor, policyFor, to, template }: Wanted): Order[] => [
    ...(receiptFor.length > 0
      ? [{ employee_id: leaver, kind: 'return_receipt' as const, ...thingsOf(receiptFor) }]
      : []),
    ...(policyFor.length > 0 && template !== ''
      ? [
          {
            employee_id: to,
            kind: 'policy' as const,
            template_id: Number(template),
            isPartner: partner.some(({ id }) => String(id) === template) ? (1 as const) : (0 as const),
            ...thingsOf(policyFor),
          },
        ]
      : []),
  ];
  return {
    isWaiting: waiting !== undefined,
    /** Makes the papers when the run has ended; at once done where none is wanted. */
    after: (started: string, wanted: Wanted): void => {
      const orders = ordersOf(wanted);
      if (orders.length === 0) done();
      else setWaiting({ run: started, orders });
    },
  };
};
