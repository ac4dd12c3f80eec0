import type { Endpoint } from '#shared/contract/endpoint.ts';

export const segmentsEndpoints = [] as const satisfies readonly Endpoint[];
