import { editView } from '#shared/contract/records/edit-view.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { assertState, viewStore, viewToChange } from './saved-views.ts';

export const handler = serve(editView, ({ body: { id, version, name, state, shared }, actor, commit }) =>
  retryUnversioned(version, async () => {
    const before = await viewToChange(actor, id);
    if (version !== undefined && version !== before.version) throw staleVersion(before, before.version);
    if (state) await assertState(actor, before.list, state);
    const after = {
      ...before,
      name: name ?? before.name,
      state: state ?? before.state,
      shared: shared ?? before.shared,
    };
    return commit([viewStore.update(before, after)], { id, version: before.version + 1 });
  }),
);
