import { addView } from '#shared/contract/records/add-view.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { stateToKeep, viewStore, assertMayView } from './saved-views.ts';

export const handler = serve(
  addView,
  async ({ body, actor, commit }) => {
    const state = await stateToKeep(actor, body.list, body.state);
    const id = await viewStore.reserveIds();
    return commit([viewStore.create({ ...body, state, id, version: 1, owner_user_id: actor.user_id })], { id });
  },
  ({ actor, named }) => assertMayView(actor, named('list')),
);
