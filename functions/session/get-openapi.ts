import { getOpenapi } from '#shared/contract/session/get-openapi.ts';
import { serve } from '#functions/platform/http/serve.ts';
// Generated at build time: the schemas of all endpoints do not belong into one Lambda.
import document from '../../docs/openapi.json' with { type: 'json' };

export const handler = serve(getOpenapi, async () => document);
