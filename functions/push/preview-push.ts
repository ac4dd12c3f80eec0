import { previewPush } from '#shared/contract/push/preview-push.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { previewOf } from './preview.ts';

export const handler = serve(previewPush, ({ body }) => previewOf(body));
