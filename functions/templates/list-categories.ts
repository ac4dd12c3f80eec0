import { listCategories } from '#shared/contract/templates/list-categories.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readTurn } from '#functions/platform/storage/turns.ts';
import { categoryCollection, CATEGORY_TURN, presentCategories } from './categories.ts';
import { templates } from './templates.ts';

export const handler = serve(listCategories, async ({ actor }) => {
  const [categories, seen, version] = await Promise.all([
    categoryCollection.refresh(),
    templates(actor).seen(),
    readTurn(CATEGORY_TURN),
  ]);
  const own = seen.filter((row) => row.is_partner === 0);
  const listed = own.filter((row) => row.deleted === 0);
  return {
    data: presentCategories([...categories.all()], listed),
    version,
    without: listed.filter((row) => row.category_id === null).length,
    archived: own.length - listed.length,
  };
});
