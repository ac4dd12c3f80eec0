import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { addPolicy } from '#shared/contract/contracts/add-policy.ts';
import type { ContractOut } from '#shared/contract/contracts/contract.ts';
import { listEmployeeContracts } from '#shared/contract/contracts/list-employee-contracts.ts';
import type { AboutRecord } from '#shared/contracts/contract.ts';
import type { PolicyKind } from '#shared/contracts/names.ts';
import { problemFromError } from '../api/problem.ts';
import { query, type useCall } from '../api/query.ts';
import type { useNewForm } from '../form/use-new-form.ts';
import { useCan } from '../ui/actor.tsx';
import { notifySuccess } from '../ui/notify.ts';
import { paths } from '../ui/paths.ts';
import { useGoOn } from '../ui/router.ts';
import type { ChosenTemplate } from './template-picker.tsx';

/** A vehicle or an asset that a policy can be about. */
export type Thing = AboutRecord & { readonly name: string; readonly mark: string };

/** The policy of the person to which an annex can be made: the newest that counts. */
export const usePresentPolicy = (person: number, enabled: boolean): ContractOut | undefined => {
  const input = { params: { id: String(person) }, query: { per_page: '1000' } };
  const { data } = useQuery({ ...query(listEmployeeContracts, input), enabled: useCan()('contracts:read') && enabled });
  return data?.data.find(({ policy, state, deleted }) => policy === 'policy' && state !== 'cancelled' && deleted === 0);
};

type NewPolicy = {
  things: readonly Thing[];
  kind: PolicyKind;
  template: ChosenTemplate;
  /** The policy that the new one replaces or completes. */
  replaces: ContractOut | undefined;
};

/** Makes a policy, an annex or a receipt of a person, and leads to its contract. */
export const useAddPolicy = (
  call: ReturnType<typeof useCall<typeof addPolicy>>,
  person: number,
  { issues, guard }: Pick<ReturnType<typeof useNewForm>, 'issues' | 'guard'>,
) => {
  const { t } = useTranslation('policies');
  const goOn = useGoOn();
  return ({ things, kind, template, replaces }: NewPolicy): void => {
    const idsOf = (type: AboutRecord['object_type']): number[] =>
      things.flatMap(({ object_type: own, object_id: id }) => (own === type ? [id] : []));
    const words = (count: number): string => {
      if (kind === 'return_receipt') return t('createdReceipt');
      return idsOf('asset').length === 0 ? t('createdVehicle') : t('created', { count });
    };
    const body = {
      employee_id: person,
      asset_ids: idsOf('asset'),
      car_ids: idsOf('car'),
      kind,
      ...(template !== null && template !== 'model' && { template_id: template.id, isPartner: template.isPartner }),
      ...(replaces && { replaces_contract_id: replaces.id }),
    };
    call.mutateAsync({ body }).then(
      ({ contract_id_inserted: id, count_inserted: count }) => {
        guard.allowLeaving();
        notifySuccess(words(count));
        goOn(paths.contract(id), { replace: true });
      },
      (error: unknown) => void issues.showProblem(problemFromError(error)),
    );
  };
};
