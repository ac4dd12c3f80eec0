import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listFirstSteps } from '#shared/contract/home/list-first-steps.ts';

export type Step = EndpointResponse<typeof listFirstSteps>['steps'][number];

export const isTaken = ({ state }: Step): boolean => state === 'done' || state === 'skipped';
