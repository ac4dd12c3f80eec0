import { suggestTags } from '#shared/contract/records/suggest-tags.ts';
import { fold } from '#shared/values/fold.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { assertMayRead } from './record-kinds.ts';
import { usedTags } from './tags.ts';

const SUGGESTED = 10;

export const handler = serve(
  suggestTags,
  async ({ params: { object }, query, actor }) => {
    const keyword = fold(query.keyword.trim());
    const matching = (await usedTags(actor, object)).filter(({ name }) => fold(name).includes(keyword));
    return {
      data: matching
        .toSorted((one, other) => other.count - one.count)
        .slice(0, SUGGESTED)
        .map(({ name }) => name),
    };
  },
  ({ params: { object }, actor }) => assertMayRead(actor, object),
);
