import type { Endpoint } from '#shared/contract/endpoint.ts';

export const importsEndpoints = [] as const satisfies readonly Endpoint[];
