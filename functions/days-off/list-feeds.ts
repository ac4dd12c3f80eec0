import { listFeeds } from '#shared/contract/days-off/list-feeds.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { listedFeeds } from './feeds.ts';

export const handler = serve(listFeeds, ({ actor }) => listedFeeds(actor));
