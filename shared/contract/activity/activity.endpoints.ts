import type { Endpoint } from '#shared/contract/endpoint.ts';

export const activityEndpoints = [] as const satisfies readonly Endpoint[];
