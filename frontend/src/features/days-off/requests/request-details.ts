import type { getRequest } from '#shared/contract/days-off/get-request.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';

/** A request as it is read on its own. */
export type RequestDetails = EndpointResponse<typeof getRequest>;
