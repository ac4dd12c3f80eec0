import type { Endpoint } from '#shared/contract/endpoint.ts';

export const peopleEndpoints = [] as const satisfies readonly Endpoint[];
