import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { IntegrationOut } from '#shared/contract/integrations/integration.ts';
import type { getCommand } from '#shared/contract/push/get-command.ts';
import type { previewPush } from '#shared/contract/push/preview-push.ts';

/** The month of an integration that is pushed. */
export type PushMonth = { integration: IntegrationOut; year: number; month: number };

export type Preview = EndpointResponse<typeof previewPush>;
export type PushDetail = EndpointResponse<typeof getCommand>;

/** What the history hands on to the page of the payroll codes and back, from a push that lacks some. */
export type CodesWanted = { codesWanted: true } | null;
