import { updateTags } from '#shared/contract/records/update-tags.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { recordToChange } from './record-kinds.ts';
import { planTags } from './tags.ts';

export const handler = serve(updateTags, ({ body, actor, commit }) =>
  retryUnversioned(body.version, async () => {
    const { related_object: object, related_object_id: id, tag_names: names, version } = body;
    const before = await recordToChange(actor, object, id, 'tags:write');
    if (version !== undefined && version !== before.version)
      throw staleVersion({ tags: before.tags ?? [] }, before.version);
    const { after, writes } = planTags(actor, object, before, names);
    const response = { data: [...(after.tags ?? [])], version: before.version };
    return writes.length === 0 ? response : commit(writes, { ...response, version: before.version + 1 });
  }),
);
