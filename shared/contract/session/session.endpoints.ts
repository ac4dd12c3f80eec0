import type { Endpoint } from '#shared/contract/endpoint.ts';

export const sessionEndpoints = [] as const satisfies readonly Endpoint[];
