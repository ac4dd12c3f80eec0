import { editView } from '#shared/contract/records/edit-view.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { stateToKeep, viewStore, viewToChange } from './saved-views.ts';

export const handler = serve(editView, ({ body: { id, version, name, state, shared }, actor, commit }) =>
  editRecord({
    of: [viewStore.type, id],
    version,
    commit,
    read: () => viewToChange(actor, id),
    present: (before) => before,
    plan: async (before) => {
      const kept = state && (await stateToKeep(actor, before.list, state));
      const after = {
        ...before,
        name: name ?? before.name,
        state: kept ?? before.state,
        shared: shared ?? before.shared,
      };
      return { writes: [viewStore.update(before, after)], answer: (saved) => ({ id, version: saved }) };
    },
  }),
);
