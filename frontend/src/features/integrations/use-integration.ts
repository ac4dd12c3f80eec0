import { useQuery, useQueryClient } from '@tanstack/react-query';
import { editIntegration } from '#shared/contract/integrations/edit-integration.ts';
import type { EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import { getIntegration } from '#shared/contract/integrations/get-integration.ts';
import { query, useCall } from '../../api/query.ts';
import { useShownAtOnce } from '../../api/use-shown-at-once.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

export type IntegrationPageData = EndpointResponse<typeof getIntegration>;
export type IntegrationDetails = IntegrationPageData['details'];

const detailQuery = (id: number | string) => query(getIntegration, { params: { id: String(id) } });

/** The integration of the address. */
export const useIntegration = () => {
  const { id = '' } = useParams();
  return useQuery(detailQuery(id));
};

/** What the signed-in user may do with integrations. */
export const useIntegrationRights = () => {
  const can = useCan();
  return {
    manage: can('integrations:manage'),
    credentials: can('integrations:credentials'),
    push: can('payroll:push'),
  };
};

type Change = Omit<NonNullable<EndpointCall<typeof editIntegration>['body']>, 'integration_id' | 'version'>;

/**
 * Saves a part of an integration at once. The page shows it before the answer comes, and shows what was before when it
 * fails. `latest` is what the page knows now, for an undo that comes later.
 */
export const useSaveAtOnce = (id: number) => {
  const client = useQueryClient();
  const call = useCall(editIntegration);
  const { queryKey } = detailQuery(id);
  const latest = (): IntegrationDetails | undefined => client.getQueryData(queryKey)?.details;
  const showAtOnce = useShownAtOnce(queryKey);
  const save = (change: Change, shown: Partial<IntegrationDetails>, onSaved: () => void): Promise<void> =>
    showAtOnce(
      (before) => ({ ...before, details: { ...before.details, ...shown } }),
      () => call.mutateAsync({ body: { integration_id: id, ...change } }),
      onSaved,
    );
  return { latest, save };
};
