import { stillToFollow } from '#shared/contract/trainings/still-to-follow.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { listStillToFollow } from './to-follow.ts';

export const handler = serve(stillToFollow, ({ params: { id }, query, actor }) => listStillToFollow(actor, id, query));
