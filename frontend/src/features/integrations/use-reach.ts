import { useQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { listPeople } from '#shared/contract/push/list-people.ts';
import { listPushes } from '#shared/contract/push/list-pushes.ts';
import { query } from '../../api/query.ts';
import { useIntegrationRights } from './use-integration.ts';

type LastPush = EndpointResponse<typeof listPushes>['data'][number];

export type Reach = {
  /** The people of the integration, and its pushes; undefined while unknown, and for who may not push. */
  people: number | undefined;
  pushes: number | undefined;
  last: LastPush | undefined;
};

/** How far an integration reaches: whom it has, and what was pushed through it. */
export const useReach = (id: number): Reach => {
  const { push: enabled } = useIntegrationRights();
  const people = useQuery({ ...query(listPeople, { params: { id: String(id) }, query: { per_page: 1 } }), enabled });
  const pushes = useQuery({ ...query(listPushes, { query: { integration_id: id, per_page: 1 } }), enabled });
  return { people: people.data?.count, pushes: pushes.data?.count, last: pushes.data?.data[0] };
};
