import type { Endpoint } from '#shared/contract/endpoint.ts';

export const runsEndpoints = [] as const satisfies readonly Endpoint[];
