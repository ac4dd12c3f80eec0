import { listHashtags } from '#shared/contract/templates/list-hashtags.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { offeredHashtags } from './hashtags.ts';

export const handler = serve(listHashtags, async ({ actor }) => ({ data: await offeredHashtags(actor) }));
