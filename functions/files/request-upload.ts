import { requestUpload } from '#shared/contract/files/request-upload.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { openUpload } from '#functions/platform/files/uploads.ts';

export const handler = serve(requestUpload, ({ body, actor }) => openUpload(actor, body));
