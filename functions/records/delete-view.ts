import { deleteView } from '#shared/contract/records/delete-view.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned } from '#functions/platform/storage/entity.ts';
import { viewStore, viewToChange } from './saved-views.ts';

export const handler = serve(deleteView, ({ body: { id }, actor, commit }) =>
  retryUnversioned(undefined, async () => commit([viewStore.remove(await viewToChange(actor, id))], { id })),
);
