import { editCategories } from '#shared/contract/templates/edit-categories.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { saveCategories } from './save-categories.ts';

export const handler = serve(editCategories, ({ body, actor, commit }) => saveCategories(actor, body, commit));
