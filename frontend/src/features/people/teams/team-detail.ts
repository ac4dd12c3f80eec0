import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getTeam } from '#shared/contract/people/get-team.ts';

export type TeamDetail = EndpointResponse<typeof getTeam>;
