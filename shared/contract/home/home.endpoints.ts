import type { Endpoint } from '#shared/contract/endpoint.ts';
import { getCounts } from './get-counts.ts';
import { getHome } from './get-home.ts';

export const homeEndpoints = [getHome, getCounts] as const satisfies readonly Endpoint[];
