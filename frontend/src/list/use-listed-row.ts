import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointResponse } from '#shared/contract/endpoint.ts';
import { useLocation } from '../ui/router.ts';
import { listedRow, type ListedRow } from './trail.ts';

type RowOf<List extends Endpoint> =
  EndpointResponse<List> extends { data: readonly (infer Row extends ListedRow)[] } ? Row : never;

/**
 * The row of a list that led to the record of the address, which its page draws until the record is read; nothing after
 * a direct link. It is taken from what the list read, so no page shows more than its reader has just seen.
 */
export const useListedRow = <List extends Endpoint>(
  list: List,
  pathOf: (row: RowOf<List>) => string,
): RowOf<List> | undefined => listedRow(useQueryClient(), list, pathOf, useLocation().pathname);
