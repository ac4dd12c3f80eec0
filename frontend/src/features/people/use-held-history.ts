import { useQuery } from '@tanstack/react-query';
import { getHeldHistory } from '#shared/contract/people/get-held-history.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { HeldType } from '#shared/people/leaver.rules.ts';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';

export type HeldItem = EndpointResponse<typeof getHeldHistory>['items'][number];

/** All that a person held, holds and will hold. */
export const useHeldHistory = (id: number) => useQuery(query(getHeldHistory, { params: { id: String(id) } }));

const pages: Readonly<Record<HeldType, (id: number) => string>> = {
  car: paths.vehicle,
  asset: paths.asset,
  software_license: paths.softwareLicense,
};

/** The page of what was held. */
export const pageOfItem = ({ type, id }: HeldItem): string => pages[type](id);
