import type { Endpoint } from '#shared/contract/endpoint.ts';
import { getParameters } from './get-parameters.ts';
import { setParameters } from './set-parameters.ts';

export const belgiumEndpoints = [getParameters, setParameters] as const satisfies readonly Endpoint[];
