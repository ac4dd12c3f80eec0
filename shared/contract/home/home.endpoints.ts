import type { Endpoint } from '#shared/contract/endpoint.ts';
import { getHome } from './get-home.ts';

export const homeEndpoints = [getHome] as const satisfies readonly Endpoint[];
