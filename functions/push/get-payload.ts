import { getPayload } from '#shared/contract/push/get-payload.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { payloadFile } from './files.ts';

export const handler = serve(getPayload, ({ params, actor }) => payloadFile(actor, params.command_id));
