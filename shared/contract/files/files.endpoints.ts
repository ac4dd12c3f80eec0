import type { Endpoint } from '#shared/contract/endpoint.ts';

export const filesEndpoints = [] as const satisfies readonly Endpoint[];
