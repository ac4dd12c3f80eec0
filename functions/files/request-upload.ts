import { requestUpload } from '#shared/contract/files/request-upload.ts';
import { serve } from '#functions/http/serve.ts';
import { openUpload } from './uploads.ts';

export const handler = serve(requestUpload, ({ body, actor }) => openUpload(actor, body));
