import { listHashtags } from '#shared/contract/templates/list-hashtags.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { hashtagsFor } from './hashtags.ts';

export const handler = serve(listHashtags, async ({ actor }) => ({ data: await hashtagsFor(actor) }));
