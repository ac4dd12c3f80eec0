import { previewTemplate } from '#shared/contract/contracts/preview-template.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { previewText } from './preview-text.ts';

export const handler = serve(previewTemplate, ({ body, actor }) => previewText(actor, body));
