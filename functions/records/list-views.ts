import { listViews } from '#shared/contract/records/list-views.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { mayChange, usableViews, assertMayView } from './saved-views.ts';

export const handler = serve(
  listViews,
  async ({ query, actor }) => {
    const views = await usableViews(actor, query.list);
    return {
      data: views.map((view) => {
        const { owner_user_id: _owner, ...shown } = view;
        return { ...shown, is_own: mayChange(actor, view) };
      }),
    };
  },
  ({ actor, named }) => assertMayView(actor, named('list')),
);
