import { getOpenapi } from '#shared/contract/session/get-openapi.ts';
import { serve } from '#functions/platform/http/serve.ts';
// The document is generated at build time, because the schemas of all endpoints do not belong in one Lambda.
import document from '../../docs/openapi.json' with { type: 'json' };

export const handler = serve(getOpenapi, async () => document);
