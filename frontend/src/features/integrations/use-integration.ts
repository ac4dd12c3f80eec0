import { useQuery, useQueryClient } from '@tanstack/react-query';
import { editIntegration } from '#shared/contract/integrations/edit-integration.ts';
import type { EndpointCall, EndpointResponse } from '#shared/contract/endpoint.ts';
import { getIntegration } from '#shared/contract/integrations/get-integration.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { query, useCall } from '../../api/query.ts';
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
  const save = async (change: Change, shown: Partial<IntegrationDetails>, onSaved: () => void): Promise<void> => {
    await client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey);
    if (before) client.setQueryData(queryKey, { ...before, details: { ...before.details, ...shown } });
    await call.mutateAsync({ body: { integration_id: id, ...change } }).then(onSaved, (error: unknown) => {
      client.setQueryData(queryKey, before);
      notifyThrown(error);
    });
  };
  return { latest, save };
};
